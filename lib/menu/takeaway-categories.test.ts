/** @jest-environment node */
import type { Menu } from './menu';
import { takeawayCategories } from './takeaway-categories';

const menuOf = (...externalIds: (number | null)[]): Menu => ({
  categories: externalIds.map((externalId, index) => ({
    id: index + 1,
    externalId,
    name: `Раздел ${index + 1}`,
    isPhotoShown: true,
    imageUrl: null,
    products: [],
  })),
});

// Holds MENU-08.
describe('takeaway categories', () => {
  test.each([
    [
      'stand as bakery, semifinished, ready, however the menu has them',
      menuOf(134, null, 132, 50, 133),
      [
        ['bakery', 1, 3],
        ['semifinished', 2, 5],
        ['ready', 3, 1],
      ],
    ],
    [
      'keep their positions where one is missing',
      menuOf(134, 132),
      [
        ['bakery', 1, 2],
        ['ready', 3, 1],
      ],
    ],
    ['are none in a menu of other categories', menuOf(null, 131, 135), []],
  ])('%s', (_what, menu, expected) => {
    const found = takeawayCategories(menu).map(({ kind, position, category }) => [
      kind,
      position,
      category.id,
    ]);
    expect(found).toEqual(expected);
  });
});
