import { HOUR_MS } from './duration';
import { timesOf, type TimeRange } from './order-times';
import { toWall } from './zone';

/** Times, ISO instants, that share a day or an hour of the venue's clock. */
export interface TimeGroup {
  /** Where that day or hour begins, wall time in milliseconds (see zone.ts). */
  startMs: number;
  times: readonly string[];
}

/** The times of rising ranges by their days. */
export function timesByDay(ranges: readonly TimeRange[]): TimeGroup[] {
  return grouped(ranges.flatMap((range) => timesOf(range).map((time) => [range.dayMs, time] as const)));
}

/** Rising times by the hours of the venue's clock. */
export function timesByHour(times: readonly string[], timezone: string): TimeGroup[] {
  return grouped(
    times.map((time) => {
      const wallMs = toWall(Date.parse(time), timezone);
      return [wallMs - (wallMs % HOUR_MS), time] as const;
    }),
  );
}

function grouped(times: readonly (readonly [startMs: number, time: string])[]): TimeGroup[] {
  const groups = new Map<number, string[]>();
  for (const [startMs, time] of times) {
    const known = groups.get(startMs);
    if (known) known.push(time);
    else groups.set(startMs, [time]);
  }
  return [...groups].map(([startMs, ofGroup]) => ({ startMs, times: ofGroup }));
}

/** The same time on another day, else the next, else the last; the first if none was chosen. */
export function timeIn(
  { startMs, times }: TimeGroup,
  { unitMs, chosen, timezone }: { unitMs: number; chosen: string | null; timezone: string },
): string | null {
  const intoMs = chosen === null ? 0 : toWall(Date.parse(chosen), timezone) % unitMs;
  const atOrAfter = times.find((time) => toWall(Date.parse(time), timezone) >= startMs + intoMs);
  return atOrAfter ?? times.at(-1) ?? null;
}
