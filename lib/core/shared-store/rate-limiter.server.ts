import 'server-only';
import { LRUCache } from 'lru-cache';

/* Counts the requests of callers, in bounded memory. */

/** So much too much is the rounding of a sum of fractions, milliseconds. */
const HAIR_MS = 0.001;

/** GCRA: one number per caller. @param maxCallers most recent ones @param now monotonic, ms */
export function createRateLimiter(maxCallers: number, now: () => number) {
  const paidOffAt = new LRUCache<string, number>({ max: maxCallers });
  /** When all requests of the caller will be paid off, with one more. */
  const withOneMore = (caller: string, requests: number, seconds: number) =>
    Math.max(paidOffAt.get(caller) ?? 0, now()) + (seconds * 1000) / requests;

  /** @returns seconds until the caller's next request is allowed, 0 if it is now */
  function waitOf(caller: string, requests: number, seconds: number): number {
    const waitMs = withOneMore(caller, requests, seconds) - now() - seconds * 1000;
    return waitMs < HAIR_MS ? 0 : Math.ceil((waitMs - HAIR_MS) / 1000);
  }

  return {
    waitOf,
    /** Counts a request of a caller. One that is refused does not count. @returns as {@link waitOf} */
    take(caller: string, requests: number, seconds: number): number {
      const wait = waitOf(caller, requests, seconds);
      if (wait === 0) paidOffAt.set(caller, withOneMore(caller, requests, seconds));
      return wait;
    },
    /** How many callers are remembered. */
    size: () => paidOffAt.size,
  };
}
