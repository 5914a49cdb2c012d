/** @jest-environment node */
import {
  filterCode,
  filtersOfCode,
  isUnfiltered,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './venue-filters';

const ALL = { promo: true, open: true, category: 'ready', sort: 'time', by: '19:30' } as const;

describe('the filters of an address', () => {
  test.each([
    ['', NO_FILTERS],
    ['?promo=1', { ...NO_FILTERS, promo: true }],
    ['?promo=yes&open=yes', NO_FILTERS],
    ['?open=1&sort=discount', { ...NO_FILTERS, open: true, sort: 'discount' }],
    ['?category=bakery&sort=rating', { ...NO_FILTERS, category: 'bakery', sort: 'rating' }],
    ['?category=132&sort=price', NO_FILTERS],
    ['?by=19%3A30', { ...NO_FILTERS, by: '19:30' }],
    ['?by=00:00&by=19:30', { ...NO_FILTERS, by: '00:00' }],
    ['?by=', { ...NO_FILTERS, by: '' }],
    ['?by=25:99', NO_FILTERS],
    ['?by=19:45', NO_FILTERS],
    ['?by=19:30%E2%80%8B', NO_FILTERS],
    ['?by=2026-11-30T19:30', NO_FILTERS],
    ['?category=__proto__&sort=constructor', NO_FILTERS],
  ])('%s is read as %j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters);
  });

  test('are written beside the address’s other parameters, without the number of a page', () => {
    expect(writeFilters('?town=astana&page=3', ALL)).toBe(
      '?town=astana&promo=1&open=1&category=ready&sort=time&by=19%3A30',
    );
    expect(writeFilters('?town=astana&promo=1', NO_FILTERS)).toBe('?town=astana');
    expect(writeFilters('?promo=1', NO_FILTERS)).toBe('');
    expect(readFilters(writeFilters('', ALL))).toEqual(ALL);
  });

  test('are empty when nothing is narrowed or reordered', () => {
    expect(isUnfiltered(NO_FILTERS)).toBe(true);
    expect(isUnfiltered({ ...NO_FILTERS, sort: 'rating' })).toBe(false);
    expect(isUnfiltered({ ...NO_FILTERS, open: true })).toBe(false);
  });
});

test('each half hour of the day is read from an address', () => {
  const times = Array.from({ length: 48 }, (_, half) =>
    new Date(half * 1_800_000).toISOString().slice(11, 16),
  );
  expect(times.map((by) => readFilters(`?by=${by}`).by)).toEqual(times);
});

describe('the inner address of a filtered list', () => {
  test('names the filters that are set, in one order, and no time', () => {
    expect(filterCode(NO_FILTERS)).toBe('');
    expect(filterCode(ALL)).toBe('promo_1.open_1.category_ready.sort_time');
    expect(filtersOfCode('promo_1.open_1.category_ready.sort_time')).toEqual({ ...ALL, by: null });
    expect(filterCode({ ...NO_FILTERS, by: '19:30' })).toBe('');
  });

  test.each([
    'sort_price',
    'sort_time.promo_1',
    'promo_1.promo_1',
    'promo_1&open_1',
    'sort_distance',
    'by_19:30',
    'x',
  ])('is not found when it is made up: %s', (code) => expect(filtersOfCode(code)).toBeNull());
});
