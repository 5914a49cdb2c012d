import 'server-only';
import type { z } from 'zod';
import { log } from '@/lib/core/log/log.server';
import { readItems } from '@/lib/core/upstream/read-items';
import { levelWire, type gradingWire } from './grading.wire';
import type { Grading, Level } from './rewards.schema';

/** Levels that can be read, lowest first; one that cannot is dropped and reported. */
function mapLevels(wire: readonly unknown[]): Level[] {
  const levels = readItems(levelWire, wire, 'level').map(
    ({ level, name, cashback_percentage: cashbackPercentage, points }) => ({
      level,
      name,
      cashbackPercentage,
      points,
    }),
  );
  return levels.sort((one, other) => one.level - other.level);
}

/** @returns the diner's level, or null where it is none of the levels that can be read. */
export function mapGrading({ data }: z.output<typeof gradingWire>): Grading | null {
  const levels = mapLevels(data.levels);
  if (!levels.some(({ level }) => level === data.level)) {
    log.warn({ level: data.level }, 'level without a description');
    return null;
  }
  return {
    level: data.level,
    points: data.points,
    pointsToKeep: data.points_to_keep,
    pointsToNext: data.points_to_next,
    windowEndsAt: data.window_ends_at,
    levels,
  };
}
