import { toWall } from './zone';

/** Times, ISO instants, that share a day or an hour of the venue's clock. */
export interface TimeGroup {
  /** Where that day or hour begins, wall time in milliseconds (see zone.ts). */
  startMs: number;
  times: readonly string[];
}

/** Rising times, grouped by the day or the hour of the venue's clock; what has no time is no group. */
export function timesBy(unitMs: number, times: readonly string[], timezone: string): TimeGroup[] {
  const groups = new Map<number, string[]>();
  for (const time of times) {
    const wallMs = toWall(Date.parse(time), timezone);
    const startMs = wallMs - (wallMs % unitMs);
    groups.set(startMs, [...(groups.get(startMs) ?? []), time]);
  }
  return [...groups].map(([startMs, ofGroup]) => ({ startMs, times: ofGroup }));
}

/**
 * What is chosen with a day or an hour: the time that reads there as the chosen one does, else the next, else the last;
 * the first where none was chosen.
 */
export function timeIn(
  { startMs, times }: TimeGroup,
  { unitMs, chosen, timezone }: { unitMs: number; chosen: string | null; timezone: string },
): string | null {
  const intoMs = chosen === null ? 0 : toWall(Date.parse(chosen), timezone) % unitMs;
  const atOrAfter = times.find((time) => toWall(Date.parse(time), timezone) >= startMs + intoMs);
  return atOrAfter ?? times.at(-1) ?? null;
}
