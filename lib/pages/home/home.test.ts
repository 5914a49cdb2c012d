/** @jest-environment node */
import { HOME_TILES, RECENT_LIMIT, RECENT_POSITION, withoutRepeats } from './home';

const rowOf = (...ids: number[]) => ids.map((id) => ({ id }));
const shown = (...ids: number[]) => new Set(ids);
const idsOf = (row: { items: { id: number }[] }) => row.items.map(({ id }) => id);

describe('the tiles of Home', () => {
  // Holds VEN-14, VEN-16, VEN-18 to VEN-20.
  test('are sorted by their positions', () => {
    expect([HOME_TILES.promo.position, RECENT_POSITION, HOME_TILES.near.position]).toEqual([1, 2, 3]);
    expect(HOME_TILES.popular.position).toBe(4);
    expect(RECENT_LIMIT).toBe(2);
  });
});

describe('a row of Home', () => {
  test('leaves out venues that a row above shows, as long as four stay', () => {
    const row = withoutRepeats(rowOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), shown(2, 4, 6, 8));
    expect(idsOf(row)).toEqual([1, 3, 5, 7]);
    expect(row.pages).toBe(1);
  });

  test('takes its second page too when the first one would leave fewer than four', () => {
    const loaded = rowOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    const row = withoutRepeats(loaded, shown(1, 2, 3, 4, 5));
    expect(idsOf(row)).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(row.pages).toBe(2);
  });

  test('repeats the first ones, in their order, where there are too few others', () => {
    expect(idsOf(withoutRepeats(rowOf(1, 2, 3, 4, 5, 6), shown(1, 2, 3, 4)))).toEqual([1, 2, 5, 6]);
    expect(idsOf(withoutRepeats(rowOf(1, 2), shown(1, 2)))).toEqual([1, 2]);
  });

  test('shows one page of venues that no row above shows', () => {
    const row = withoutRepeats(rowOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), shown());
    expect(idsOf(row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
