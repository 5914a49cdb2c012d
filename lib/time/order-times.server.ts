import 'server-only';
import { DAY_MS, MINUTE_MS } from './duration';
import type { VenueSchedule } from './opening-week';
import { orderWindows } from './venue-clock.server';
import { toWall } from './zone.server';

const MAX_TIMES_PER_DAY = 96;

/**
 * The times a diner may choose to have an order: inside opening hours, not sooner than it is cooked and delivered, on round
 * wall-clock steps, at most `daysAhead` (1 to 7) days ahead; where nothing opens that soon, to the end of the next
 * opening. At most 96 times for each day ahead.
 */
export function orderTimes(
  schedule: VenueSchedule,
  {
    now,
    waitMinutes,
    stepMinutes = 15,
    daysAhead = 1,
  }: { now: Date; waitMinutes: number; stepMinutes?: number; daysAhead?: number },
): Date[] {
  const readyMs = now.getTime() + waitMinutes * MINUTE_MS;
  const horizonMs = now.getTime() + daysAhead * DAY_MS;
  const stepMs = stepMinutes * MINUTE_MS;
  const limit = MAX_TIMES_PER_DAY * daysAhead;
  const times: Date[] = [];

  for (const { opensMs, lastOrderMs } of orderWindows(schedule, readyMs)) {
    const firstMs = roundUpOnWall(Math.max(readyMs, opensMs), stepMs, schedule.timezone);
    const isNextOpening = times.length === 0 && firstMs > horizonMs;
    for (let atMs = firstMs; atMs < lastOrderMs && times.length < limit; atMs += stepMs) {
      if (atMs > horizonMs && !isNextOpening) return times;
      times.push(new Date(atMs));
    }
  }
  return times;
}

function roundUpOnWall(atMs: number, stepMs: number, timezone: string): number {
  const wallMs = toWall(atMs, timezone);
  return atMs + Math.ceil(wallMs / stepMs) * stepMs - wallMs;
}
