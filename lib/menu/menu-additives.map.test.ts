/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';

let map: typeof import('./menu.map');
beforeAll(async () => {
  setTestSettings();
  map = await import('./menu.map');
});

describe('additive groups', () => {
  const item = (part: object = {}) => ({
    id: 1,
    name: 'Ачичук',
    price: 500,
    min: 0,
    max: 2,
    is_unavailable: false,
    ...part,
  });
  const group = (attributes: object = {}, items: unknown[] = [item()], id = 700) => ({
    id,
    attributes: { name: 'Соусы', min: 0, max: 3, position: 1, ...attributes },
    items,
  });

  // Holds MENU-29.
  test('are read with max, and items with min and max', () => {
    expect(map.mapAdditiveGroups([group({ min: 1 }, [item({ min: 1, max: 2 })])])).toEqual([
      {
        id: 700,
        name: 'Соусы',
        min: 1,
        max: 3,
        items: [{ id: 1, name: 'Ачичук', priceMinor: 50_000, min: 1, max: 2, isUnavailable: false }],
      },
    ]);
  });

  // Holds MENU-30, MENU-31.
  test('give an item 0 as min and the group’s max as max where it has none', () => {
    const [read] = map.mapAdditiveGroups([group({}, [item({ min: undefined, max: undefined })])]);
    expect(read?.items[0]).toMatchObject({ min: 0, max: 3 });
  });

  test('are sorted by position', () => {
    const read = map.mapAdditiveGroups([
      group({ position: 2 }, [item()], 2),
      group({ position: 1 }, [item()], 1),
    ]);
    expect(read.map(({ id }) => id)).toEqual([1, 2]);
  });

  test.each([
    ['whose min is above its max', group({ min: 4 })],
    ['with an item whose min is above its max', group({}, [item({ min: 3, max: 2 })])],
    ['whose items need more than it takes', group({}, [item({ min: 2 }), item({ id: 2, min: 2 })])],
    ['without items', group({}, [])],
    ['whose prices cannot be read', group({}, [item({ price: 1.234 })])],
    ['that is none', 7],
  ])('are dropped one by one: one %s', (_what, broken) => {
    expect(map.mapAdditiveGroups([broken, group({}, [item()], 701)]).map(({ id }) => id)).toEqual([701]);
  });
});
