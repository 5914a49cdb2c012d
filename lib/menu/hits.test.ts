/** @jest-environment node */
import { hitIds } from './hits';
import type { Menu } from './menu';
import { testProduct } from './test-product';

const products = (count: number) =>
  Array.from({ length: count }, (_, place) => testProduct({ id: place + 1 }));
const menuOf = (...counts: number[]): Menu => ({
  categories: counts.map((count, id) => ({
    id,
    externalId: null,
    name: '',
    isPhotoShown: true,
    imageUrl: null,
    products: products(count),
  })),
});
const POPULAR = [7, 3, 9, 1, 8, 2, 5].map((id) => testProduct({ id }));

// Holds MENU-58.
describe('the hits of a menu', () => {
  test('are the first five of its popular products, in the order of the platform', () => {
    expect(hitIds(POPULAR, menuOf(60))).toEqual([7, 3, 9, 1, 8]);
    expect(hitIds(POPULAR.slice(0, 2), menuOf(60))).toEqual([7, 3]);
  });

  test('are a fifth of a short menu, where a dish of two categories counts once', () => {
    expect(hitIds(POPULAR, menuOf(14))).toEqual([7, 3]);
    expect(hitIds(POPULAR, menuOf(14, 14))).toEqual([7, 3]);
    expect(hitIds(POPULAR, menuOf(4))).toEqual([]);
  });

  test('are empty without popular products', () => {
    expect(hitIds([], menuOf(60))).toEqual([]);
  });
});
