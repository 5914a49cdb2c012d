import type { Text } from '../../catalogue/model';
import { DAY_MS } from '../../kernel/clock';

// Levels of diners (REW-19, REW-20). Points are collected in windows of 90 days. Enough of them raise the
// level at once; too few at the end of a window lower it by one.

interface Level {
  level: number;
  name: Text;
  /** Of what is paid for goods. */
  cashbackPercentage: number;
  /** To be collected in a window, to reach the level and to keep it. */
  points: number;
}

export const LEVELS: readonly [Level, ...Level[]] = [
  {
    level: 1,
    name: { kk: 'Қонақ', ru: 'Гость', en: 'Guest', ka: 'სტუმარი' },
    cashbackPercentage: 3,
    points: 0,
  },
  {
    level: 2,
    name: { kk: 'Дос', ru: 'Друг', en: 'Friend', ka: 'მეგობარი' },
    cashbackPercentage: 7,
    points: 20,
  },
  {
    level: 3,
    name: { kk: 'Туыс', ru: 'Семья', en: 'Family', ka: 'ოჯახის წევრი' },
    cashbackPercentage: 10,
    points: 50,
  },
];

/** Points of a completed order. */
export const VISIT_POINTS = 2;

const WINDOW_MS = 90 * DAY_MS;

export interface Collected {
  points: number;
  at: Date;
}

export interface Grading {
  level: number;
  /** Collected in the present window. */
  points: number;
  pointsToKeep: number;
  /** null = at the top. */
  pointsToNext: number | null;
  windowEndsAt: Date;
}

/** A diner's level. @param start its first level, and midnight from which windows count */
export function gradingAt(
  start: { level: number; since: Date },
  collected: readonly Collected[],
  now: Date,
): Grading {
  const windowOf = (at: Date) => Math.floor((at.getTime() - start.since.getTime()) / WINDOW_MS);
  const present = Math.max(0, windowOf(now));
  const pointsIn = new Map<number, number>();
  for (const { points, at } of collected) {
    if (at >= start.since && at <= now)
      pointsIn.set(windowOf(at), (pointsIn.get(windowOf(at)) ?? 0) + points);
  }
  let { level } = start;
  for (let window = 0; window < present; window += 1) level = levelAfter(level, pointsIn.get(window) ?? 0);
  const points = pointsIn.get(present) ?? 0;
  level = raised(level, points);
  const next = LEVELS.find((one) => one.level === level + 1);
  return {
    level,
    points,
    pointsToKeep: Math.max(0, neededFor(level) - points),
    pointsToNext: next ? next.points - points : null,
    windowEndsAt: new Date(start.since.getTime() + (present + 1) * WINDOW_MS - 1_000),
  };
}

/** The level with which the next window begins. */
function levelAfter(level: number, points: number): number {
  const reached = raised(level, points);
  return points < neededFor(reached) ? Math.max(1, reached - 1) : reached;
}

function raised(level: number, points: number): number {
  return Math.max(level, ...LEVELS.filter((one) => one.points <= points).map((one) => one.level));
}

function neededFor(level: number): number {
  return LEVELS.find((one) => one.level === level)?.points ?? 0;
}
