import { MINUTE_MS } from '@/lib/core/time/duration';

// The time by which an order is promised: a card, the cart, the order, the tab and a push all take it from
// here (docs/decisions/050). Moments are milliseconds since 1970.

/** Minutes until an order placed now is received. */
export interface Wait {
  from: number;
  to: number;
}

export const PROMISE_SOURCES = ['cart', 'kitchen', 'courier'] as const;
export type PromiseSource = (typeof PROMISE_SOURCES)[number];

/** A moment by which an order was promised, and its source. */
export interface PromisedTime {
  atMs: number;
  by: PromiseSource;
}

/** How a promise differs from the first one: `overdue` has passed. `by` causes it. */
export interface PromiseChange {
  kind: 'earlier' | 'later' | 'overdue';
  fromMs: number;
  by: PromiseSource;
}

export interface OrderPromise {
  /** Null while it is unknown, and once it has passed. */
  atMs: number | null;
  /** All promised moments, oldest first, the current one included. */
  history: readonly PromisedTime[];
  change: PromiseChange | null;
}

export const NO_PROMISE: OrderPromise = { atMs: null, history: [], change: null };

/** A smaller shift is not worth a sentence. */
export const WORTH_SAYING_MS = 3 * MINUTE_MS;
/** The first promise, and the latest ones after it. */
export const MAX_HISTORY = 6;

/** The moment that a cart promises: the latest one of its wait; null where that is unknown. */
export const promisedMs = (wait: Wait | null, nowMs: number): number | null =>
  wait && nowMs + wait.to * MINUTE_MS;

/** A promised moment is written in minutes, and its minute is a part of it. */
export const PROMISE_LASTS_MS = MINUTE_MS;

/** Adds a promised moment to a history, unless its last one is as good as the same. */
export function withPromise(
  history: readonly PromisedTime[],
  next: PromisedTime | null,
): readonly PromisedTime[] {
  const last = history.at(-1);
  if (!next || (last && Math.abs(next.atMs - last.atMs) < WORTH_SAYING_MS)) return history;
  const [first, ...others] = [...history, next];
  return first ? [first, ...others.slice(1 - MAX_HISTORY)] : [];
}

/** The promise for an order under way. @param known `named` by the platform now; `earlier` oldest first */
export function promiseOf(
  { named, earlier, by }: { named: number | null; earlier: readonly PromisedTime[]; by: PromiseSource },
  nowMs: number,
): OrderPromise {
  const history = withPromise(earlier, named === null ? null : { atMs: named, by });
  const first = history[0];
  if (!first) return NO_PROMISE;
  const latest = named ?? history.at(-1)?.atMs ?? first.atMs;
  if (nowMs >= latest + PROMISE_LASTS_MS)
    return { atMs: null, history, change: { kind: 'overdue', fromMs: latest, by } };
  const shift = latest - first.atMs;
  if (Math.abs(shift) < WORTH_SAYING_MS) return { atMs: latest, history, change: null };
  const cause = history.at(-1)?.by ?? by;
  return {
    atMs: latest,
    history,
    change: { kind: shift > 0 ? 'later' : 'earlier', fromMs: first.atMs, by: cause },
  };
}
