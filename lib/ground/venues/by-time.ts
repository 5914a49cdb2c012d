import { MINUTE_MS } from '@/lib/core/time/duration';
import type { OrderWindow } from '@/lib/core/time/order-times';

/** Whether a venue's food can be had by a moment. Moments are milliseconds since 1970. */
export type ByTime =
  /** If it is ordered by `untilMs`. `isForTime`: an order may name the moment, else it is one for as soon as possible. */
  | { kind: 'can'; untilMs: number; isForTime: boolean }
  | { kind: 'late'; soonestMs: number }
  | { kind: 'closed' }
  /** The venue is open then, and its minutes are not known. */
  | { kind: 'unknown' };

/** Venues that can come first, then those that say nothing, the others last. */
export const BY_TIME_RANKS: Record<ByTime['kind'], number> = { can: 0, unknown: 1, late: 2, closed: 3 };

/** An order that is not placed yet, with its longest minutes. */
interface PlannedOrder {
  nowMs: number;
  cookingMinutes: number;
  /** Until the diner has it. */
  waitMinutes: number;
}

/** Plans backwards from the wanted moment by `timeRefusal`. @param order null: minutes unknown */
export function byTime(
  windows: readonly OrderWindow[],
  wantedMs: number,
  order: PlannedOrder | null,
): ByTime {
  const window = windows.find(({ opensMs, closesMs }) => opensMs <= wantedMs && wantedMs < closesMs);
  if (!window) return { kind: 'closed' };
  if (!order) return { kind: 'unknown' };
  const { opensMs, lastOrderMs, closesMs } = window;
  const waitMs = order.waitMinutes * MINUTE_MS;
  const isForTime = wantedMs < lastOrderMs;
  const latestMs = wantedMs - waitMs;
  const untilMs = isForTime ? latestMs : Math.min(latestMs, lastOrderMs - MINUTE_MS);
  if (!isForTime && untilMs < opensMs) return { kind: 'closed' };
  if (order.nowMs <= untilMs) return { kind: 'can', untilMs, isForTime };
  const soonestMs = order.nowMs + waitMs;
  const isTakenNow = order.nowMs < lastOrderMs && order.nowMs + order.cookingMinutes * MINUTE_MS < closesMs;
  return soonestMs < lastOrderMs || (opensMs <= order.nowMs && isTakenNow)
    ? { kind: 'late', soonestMs }
    : { kind: 'closed' };
}
