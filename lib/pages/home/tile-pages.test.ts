/** @jest-environment node */
import { hasMorePages, mayAskForMore, withPage, type TilePages } from './tile-pages';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';

const venue = (id: number): VenueCardData => ({
  id,
  name: `№ ${id}`,
  address: '',
  distanceMeters: null,
  rating: null,
  imageUrl: null,
  phases: [],
});
const START: TilePages = { venues: [], page: 1, lastPage: 3, state: 'resting' };
const answer = (page: number, lastPage: number, ...ids: number[]) => ({
  venues: ids.map(venue),
  page,
  lastPage,
  total: 99,
});

describe('the pages of a row', () => {
  // Holds VEN-24.
  test('go forward until the page reaches the last one', () => {
    const second = withPage(START, answer(2, 3, 11, 12), [1, 2]);
    expect(second).toMatchObject({ page: 2, lastPage: 3 });
    expect(mayAskForMore(second)).toBe(true);
    const third = withPage(second, answer(3, 3, 21), [1, 2]);
    expect(third.venues.map(({ id }) => id)).toEqual([11, 12, 21]);
    expect(hasMorePages(third)).toBe(false);
    expect(mayAskForMore(third)).toBe(false);
  });

  test.each(['failed', 'loading'] as const)('are not requested while the row is %s', (state) => {
    const pages: TilePages = { ...START, state };
    expect(mayAskForMore(pages)).toBe(false);
    expect(hasMorePages(pages)).toBe(true);
  });

  test('show a venue once, also when the list moved meanwhile', () => {
    const second = withPage(START, answer(2, 3, 2, 11), [1, 2]);
    const third = withPage(second, answer(3, 3, 11, 12), [1, 2]);
    expect(third.venues.map(({ id }) => id)).toEqual([11, 12]);
  });

  test('end with a page without venues, even where the platform names a later last page', () => {
    expect(hasMorePages(withPage(START, answer(2, 9999), [1]))).toBe(false);
  });

  test('follow the last page as it moves', () => {
    expect(withPage(START, answer(2, 2, 11), [1])).toMatchObject({ page: 2, lastPage: 2 });
  });
});
