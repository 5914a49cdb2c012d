/** @jest-environment node */
import type { Menu, Product } from './menu';
import { menuParts } from './menu-parts';

const menuOf = (...counts: number[]): Menu => ({
  categories: counts.map((count, index) => ({
    id: index + 1,
    externalId: null,
    name: `Раздел ${index + 1}`,
    isPhotoShown: true,
    imageUrl: null,
    products: Array.from({ length: count }, (_, place) => ({ id: place }) as Product),
  })),
});

describe('what a menu shows at first', () => {
  test.each([
    ['everything up to 200 products', [120, 80], [120, 80]],
    ['48 of more', [48, 200], [48, 0]],
    ['only the beginning of a long category', [204, 79], [48, 0]],
    ['whole lines of a category that is cut', [20, 40, 150], [20, 24, 0]],
    ['nothing of a category of which no line fits', [40, 200], [40, 0]],
    ['nothing short that stands after something cut', [40, 200, 3], [40, 0, 0]],
    ['nothing of nothing', [], []],
  ])('is %s', (_what, counts, shown) => {
    expect(menuParts(menuOf(...counts)).map((part) => part.shown.length)).toEqual(shown);
  });

  test('are the first products of a category, in its order', () => {
    const [part] = menuParts(menuOf(300));
    expect(part?.shown).toEqual(part?.category.products.slice(0, 48));
  });
});
