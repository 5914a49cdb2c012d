/** @jest-environment node */
import { WEEKDAY_CODES, weekdayCode, weekdayNumber } from './weekday';

// Holds TIME-05.
test.each([
  ['Mon', 1],
  ['Tue', 2],
  ['Wed', 3],
  ['Thu', 4],
  ['Fri', 5],
  ['Sat', 6],
  ['Sun', 7],
] as const)('maps %s to %i and back', (code, weekday) => {
  expect(weekdayNumber(code)).toBe(weekday);
  expect(weekdayCode(weekday)).toBe(code);
});

test('lists the codes from Monday', () => {
  expect(WEEKDAY_CODES.map(weekdayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
