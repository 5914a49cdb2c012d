/** @jest-environment node */
import { isUnfiltered, NO_FILTERS, readFilters, writeFilters } from './venue-filters';

describe('the filters of an address', () => {
  test.each([
    ['', NO_FILTERS],
    ['?promo=1', { ...NO_FILTERS, promo: true }],
    ['?promo=yes', NO_FILTERS],
    ['?category=bakery&sort=rating', { promo: false, category: 'bakery', sort: 'rating' }],
    ['?category=132&sort=price', NO_FILTERS],
    ['?category=__proto__&sort=constructor', NO_FILTERS],
  ])('%s is read as %j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters);
  });

  test('are written beside the address’s other parameters, without the number of a page', () => {
    const filters = { promo: true, category: 'ready', sort: 'rating' } as const;
    expect(writeFilters('?town=astana&page=3', filters)).toBe(
      '?town=astana&promo=1&category=ready&sort=rating',
    );
    expect(writeFilters('?town=astana&promo=1', NO_FILTERS)).toBe('?town=astana');
    expect(writeFilters('?promo=1', NO_FILTERS)).toBe('');
    expect(readFilters(writeFilters('', filters))).toEqual(filters);
  });

  test('are none when nothing is narrowed or reordered', () => {
    expect(isUnfiltered(NO_FILTERS)).toBe(true);
    expect(isUnfiltered({ ...NO_FILTERS, sort: 'rating' })).toBe(false);
  });
});
