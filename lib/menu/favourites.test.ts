/** @jest-environment node */
import { withFavourite, type DinerProducts } from './favourites';
import type { Product } from './menu';

const product = (id: number, isFavourite = false) => ({ id, isFavourite }) as Product;
const LISTS: DinerProducts = {
  favourites: [product(1, true), product(2, true)],
  olderFavouriteIds: [3],
  frequent: [product(2, true), product(3)],
  isOwn: true,
};
const ids = (products: readonly Product[]) => products.map(({ id }) => id);

// Holds MENU-27.
describe('a favourite', () => {
  test('puts the product first, and shows in every list with the product', () => {
    const marked = withFavourite(LISTS, product(3), true);
    expect(ids(marked.favourites)).toEqual([3, 1, 2]);
    expect(marked.favourites[0]?.isFavourite).toBe(true);
    expect(marked.frequent.map(({ isFavourite }) => isFavourite)).toEqual([true, true]);
  });

  test('a favourite that is there already is not doubled', () => {
    expect(ids(withFavourite(LISTS, product(2), true).favourites)).toEqual([2, 1]);
  });

  test('a favourite that is taken off leaves the others', () => {
    const unmarked = withFavourite(LISTS, product(2), false);
    expect(ids(unmarked.favourites)).toEqual([1]);
    expect(unmarked.frequent.map(({ isFavourite }) => isFavourite)).toEqual([false, false]);
    expect(ids(LISTS.favourites)).toEqual([1, 2]);
  });
});
