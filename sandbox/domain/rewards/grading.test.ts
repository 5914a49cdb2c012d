/** @jest-environment node */
import fc from 'fast-check';
import { DAY_MS } from '../../kernel/clock';
import { gradingAt, type Collected } from './grading';

const SINCE = new Date('2026-03-01T19:00:00.000Z');
const onDay = (day: number) => new Date(SINCE.getTime() + day * DAY_MS);
const points = (day: number, amount: number): Collected => ({ points: amount, at: onDay(day) });

/** The grading, on a day, of a diner who began at `level`. */
const on = (day: number, level: number, ...collected: Collected[]) =>
  gradingAt({ level, since: SINCE }, collected, onDay(day));

describe('the level of a diner', () => {
  it('needs its points again in every window of 90 days', () => {
    expect(on(10, 2, points(1, 14))).toEqual({
      level: 2,
      points: 14,
      pointsToKeep: 6,
      pointsToNext: 36,
      windowEndsAt: new Date('2026-05-30T18:59:59.000Z'),
    });
  });

  it.each([
    [0, 1],
    [19, 1],
    [20, 2],
    [49, 2],
    [50, 3],
    [500, 3],
  ])('is raised by %d points to %d at once', (collected, level) => {
    expect(on(1, 1, points(0, collected)).level).toBe(level);
  });

  it('lasts to the last moment of its window, and falls by one with the next', () => {
    expect(on(89.999, 3, points(5, 49))).toMatchObject({ level: 3, pointsToKeep: 1, pointsToNext: null });
    expect(on(90, 3, points(5, 49))).toMatchObject({
      level: 2,
      points: 0,
      pointsToKeep: 20,
      pointsToNext: 50,
    });
  });

  it('stays with enough points, and counts them from nothing in the next window', () => {
    expect(on(90, 3, points(5, 50))).toMatchObject({ level: 3, points: 0, pointsToKeep: 50 });
  });

  it('falls by one only, however many windows without a visit pass one by one', () => {
    expect([90, 180, 270, 3600].map((day) => on(day, 3).level)).toEqual([2, 1, 1, 1]);
  });

  it('is regained by later visits', () => {
    const visits = [points(100, 10), points(120, 10)];
    expect([99, 110, 121].map((day) => on(day, 2, ...visits).level)).toEqual([1, 1, 2]);
  });

  it('does not look at what is to come, nor at what was before', () => {
    expect(on(10, 1, points(11, 50), points(-1, 50))).toMatchObject({ level: 1, points: 0 });
  });

  it('has never more to collect than the levels ask for, and never falls by more than one a window', () => {
    const visit = fc.record({
      day: fc.integer({ min: 0, max: 800 }),
      points: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(
        fc.array(visit, { maxLength: 30 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 700 }),
        (visits, level, day) => {
          const collected = visits.map((one) => points(one.day, one.points));
          const before = on(day, level, ...collected);
          const after = on(day + 90, level, ...collected);
          expect(after.level).toBeGreaterThanOrEqual(before.level - 1);
          expect(before.windowEndsAt.getTime()).toBeGreaterThan(onDay(day).getTime() - 1_000);
          expect(before.pointsToKeep).toBeLessThanOrEqual(50);
          expect(before.pointsToNext === null).toBe(before.level === 3);
          expect(before.pointsToNext ?? 1).toBeGreaterThan(0);
        },
      ),
    );
  });
});
