/** @jest-environment node */
import { BRAND_ROW_LIMIT, NEAREST_LIMIT, ROW_LIMIT } from './row-limits';
import { venueListInput } from './venue-list-input';

test.each([undefined, NEAREST_LIMIT, BRAND_ROW_LIMIT, ROW_LIMIT])('a page asks for a list of %s', (limit) => {
  const query = limit === undefined ? {} : { limit: String(limit) };
  expect(venueListInput.parse(query)).toEqual({ page: 1, limit });
});

test.each(['00:00', '04:30', '23:30'])('a list can be for %s', (by) => {
  expect(venueListInput.parse({ by })).toEqual({ page: 1, by });
});

test.each(['25:99', '19:15', '19:30\u200b', ' 19:30', '2026-12-01T19:30', ''])('rejects by="%s"', (by) =>
  expect(venueListInput.safeParse({ by }).success).toBe(false),
);

test.each(['33', '2', '40', '0', '-1', '1.5', '', 'x'])('a list of "%s" is rejected', (limit) => {
  expect(venueListInput.safeParse({ limit }).success).toBe(false);
});
