/** @jest-environment node */
import { roundBonuses } from './round-bonuses';

test.each([
  [54_000, 50_000],
  [50_000, 20_000],
  [50_100, 50_000],
  [124_000, 100_000],
  [100_000, 50_000],
  [39_900, 20_000],
  [250, 200],
  [101, 100],
  [100, 0],
  [0, 0],
])('of at most %i the round sum is %i', (maxMinor, expected) => {
  expect(roundBonuses(maxMinor)).toBe(expected);
});
