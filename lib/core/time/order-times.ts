import { DAY_MS, MINUTE_MS } from './duration';
import { toWall } from './zone';

/** How many days ahead an order may be wanted (contract rule 17). */
export const ORDER_DAYS_AHEAD = 7;
const STEP_MS = 15 * MINUTE_MS;

/** Venue hours in Unix ms: orders from `opensMs` until before `lastOrderMs`; doors close at `closesMs`. */
export interface OrderWindow {
  opensMs: number;
  lastOrderMs: number;
  closesMs: number;
}

/** An order that is not placed yet. */
export interface TimedOrder {
  nowMs: number;
  /** Until it leaves the kitchen. */
  cookingMinutes: number;
  /** Until the diner has it; as long as the cooking where nothing is delivered. */
  waitMinutes: number;
}

/** Why an order cannot be had at a moment; `doorsClose`: the venue closes before the kitchen is ready. */
type TimeRefusal = { kind: 'closed' | 'tooSoon' | 'tooFar' } | { kind: 'doorsClose'; closesMs: number };

/** Rising times of one day, a quarter of an hour apart, both ends among them; milliseconds since 1970. */
export interface TimeRange {
  /** Where that day begins, wall time of the venue (see zone.ts). */
  dayMs: number;
  fromMs: number;
  toMs: number;
}

/**
 * Why an order cannot be had at a time or as soon as possible (CHK-21, CHK-26), or null.
 * A timed order is wanted before the last order; one without a time is ready before the doors close. @param wantedMs null: soon
 */
export function timeRefusal(
  windows: readonly OrderWindow[],
  wantedMs: number | null,
  { nowMs, cookingMinutes, waitMinutes }: TimedOrder,
): TimeRefusal | null {
  if (wantedMs !== null && wantedMs < nowMs + waitMinutes * MINUTE_MS) return { kind: 'tooSoon' };
  if (wantedMs !== null && wantedMs > nowMs + ORDER_DAYS_AHEAD * DAY_MS) return { kind: 'tooFar' };
  const atMs = wantedMs ?? nowMs;
  const window = windows.find(({ opensMs, lastOrderMs }) => opensMs <= atMs && atMs < lastOrderMs);
  if (!window) return { kind: 'closed' };
  const { closesMs } = window;
  if (wantedMs === null && nowMs + cookingMinutes * MINUTE_MS >= closesMs)
    return { kind: 'doorsClose', closesMs };
  return null;
}

/** The times {@link timeRefusal} allows, on quarter hours, by days with any (CHK-22). @throws RangeError */
export function offeredTimes(
  windows: readonly OrderWindow[],
  { nowMs, waitMinutes }: TimedOrder,
  timezone: string,
): TimeRange[] {
  const readyMs = nowMs + waitMinutes * MINUTE_MS;
  const horizonMs = nowMs + ORDER_DAYS_AHEAD * DAY_MS;
  return windows.flatMap(({ opensMs, lastOrderMs }) => {
    const ranges: TimeRange[] = [];
    const endMs = Math.min(lastOrderMs - 1, horizonMs);
    let fromMs = roundUpOnWall(Math.max(readyMs, opensMs), timezone);
    while (fromMs <= endMs) {
      const wallMs = toWall(fromMs, timezone);
      const dayMs = wallMs - (wallMs % DAY_MS);
      const lastMs = Math.min(endMs, fromMs + dayMs + DAY_MS - wallMs - 1);
      const toMs = fromMs + Math.floor((lastMs - fromMs) / STEP_MS) * STEP_MS;
      ranges.push({ dayMs, fromMs, toMs });
      fromMs = toMs + STEP_MS;
    }
    return ranges;
  });
}

/** The times of a range, as ISO instants. */
export function timesOf({ fromMs, toMs }: TimeRange): string[] {
  const count = Math.floor((toMs - fromMs) / STEP_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(fromMs + index * STEP_MS).toISOString());
}

/** Whether the time, an ISO instant, is one of those. */
export function isOffered(ranges: readonly TimeRange[], time: string): boolean {
  const atMs = Date.parse(time);
  return ranges.some(({ fromMs, toMs }) => fromMs <= atMs && atMs <= toMs && (atMs - fromMs) % STEP_MS === 0);
}

function roundUpOnWall(atMs: number, timezone: string): number {
  const wallMs = toWall(atMs, timezone);
  return atMs + Math.ceil(wallMs / STEP_MS) * STEP_MS - wallMs;
}
