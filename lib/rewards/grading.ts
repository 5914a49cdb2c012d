import type { Grading, Level } from './rewards.schema';

/** The most that comes back of a payment, percent (REW-16). */
export const MAX_CASHBACK_PERCENTAGE = 10;
/** The levels that explain the rule by example, percent (REW-17). */
export const EXAMPLE_CASHBACK_PERCENTAGES = [7, 3] as const;

/** The diner's position among the levels. */
export interface LevelProgress {
  current: Level;
  /** null on the top level. */
  next: Level | null;
  /** The level that is left when points are short at the end of the window (REW-19); null on the lowest. */
  below: Level | null;
}

/** Reads the diner's position; a level that the list lacks is read as its lowest. */
export function levelProgressOf({ level, levels }: Pick<Grading, 'level' | 'levels'>): LevelProgress {
  const index = Math.max(
    0,
    levels.findIndex((item) => item.level === level),
  );
  return {
    current: levels[index] as Level,
    next: levels[index + 1] ?? null,
    below: levels[index - 1] ?? null,
  };
}

/** Progress along the levels, percent, each level with equal room: at least the diner's own level. Full with one level. */
export function progressPercent({
  level,
  points,
  levels,
}: Pick<Grading, 'level' | 'points' | 'levels'>): number {
  const pieces = levels.length - 1;
  if (pieces < 1) return 100;
  const own = levels.findIndex((item) => item.level === level);
  const reached = levels.reduce((last, item, index) => (points >= item.points ? index : last), 0);
  const from = levels[reached]?.points ?? 0;
  const to = levels[reached + 1]?.points;
  const share = to === undefined || to <= from ? 0 : (points - from) / (to - from);
  // A level that is reached stays with fewer points, until its window ends.
  return Math.min(100, Math.max(0, Math.floor((Math.max(own, reached + share) / pieces) * 100)));
}
