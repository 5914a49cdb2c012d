/** @jest-environment node */
import fc from 'fast-check';
import { progressPercent, levelProgressOf } from './grading';
import type { Level } from './rewards.schema';

const level = (number: number, points: number): Level => ({
  level: number,
  name: `Level ${number}`,
  cashbackPercentage: 3,
  points,
});
const THREE = [level(1, 0), level(2, 20), level(3, 50)];

describe('the level of a diner', () => {
  test.each<[number: number, current: number, next: number | null, below: number | null]>([
    [1, 1, 2, null],
    [2, 2, 3, 1],
    [3, 3, null, 2],
  ])('the level of a diner on level %i is between its neighbours', (number, current, next, below) => {
    const standing = levelProgressOf({ level: number, levels: THREE });
    expect([standing.current.level, standing.next?.level ?? null, standing.below?.level ?? null]).toEqual([
      current,
      next,
      below,
    ]);
  });
});

describe('the bar of points', () => {
  test.each([
    [0, 0],
    [10, 25],
    [14, 35],
    [20, 50],
    [35, 75],
    [49, 98],
    [50, 100],
    [500, 100],
  ])('the bar of points with %i points is filled to %i percent', (points, percent) => {
    expect(progressPercent({ level: 1, points, levels: THREE })).toBe(percent);
  });

  test.each([
    [2, 0, 50],
    [2, 14, 50],
    [2, 35, 75],
    [3, 14, 100],
  ])('never ends below the mark of level %i, with %i points', (own, points, percent) => {
    expect(progressPercent({ level: own, points, levels: THREE })).toBe(percent);
  });

  test('is full where there is but one level', () => {
    expect(progressPercent({ level: 1, points: 0, levels: [level(1, 0)] })).toBe(100);
  });

  test('never runs back or over, whatever the levels need', () => {
    const levels = fc
      .array(fc.nat(1000), { minLength: 2, maxLength: 6 })
      .map((points) => points.sort((one, other) => one - other).map((need, index) => level(index + 1, need)));
    fc.assert(
      fc.property(levels, fc.nat(1200), fc.nat(200), (known, points, more) => {
        const before = progressPercent({ level: 1, points, levels: known });
        const after = progressPercent({ level: 1, points: points + more, levels: known });
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
      }),
    );
  });
});
