import 'server-only';
import { LRUCache } from 'lru-cache';

/* Counts the requests of callers, in bounded memory. */

/** So much too much is the rounding of a sum of fractions, milliseconds. */
const HAIR_MS = 0.001;

/**
 * One number a caller: when all their requests will be paid off, at one each `seconds / requests` (GCRA, a leaky bucket).
 * @param maxCallers how many are remembered, the most recently seen ones
 * @param now milliseconds of a clock that only goes forward
 */
export function createRateLimiter(maxCallers: number, now: () => number) {
  const paidOffAt = new LRUCache<string, number>({ max: maxCallers });
  /** When all requests of the caller will be paid off, with one more. */
  const withOneMore = (caller: string, requests: number, seconds: number) =>
    Math.max(paidOffAt.get(caller) ?? 0, now()) + (seconds * 1000) / requests;

  /**
   * @param caller who may make so many requests in so many seconds
   * @returns the seconds after which their next request is welcome; 0 when it is now
   */
  function waitOf(caller: string, requests: number, seconds: number): number {
    const waitMs = withOneMore(caller, requests, seconds) - now() - seconds * 1000;
    return waitMs < HAIR_MS ? 0 : Math.ceil((waitMs - HAIR_MS) / 1000);
  }

  return {
    waitOf,
    /**
     * Counts a request of a caller. One that is refused does not count.
     * @returns as {@link waitOf}
     */
    take(caller: string, requests: number, seconds: number): number {
      const wait = waitOf(caller, requests, seconds);
      if (wait === 0) paidOffAt.set(caller, withOneMore(caller, requests, seconds));
      return wait;
    },
    /** How many callers are remembered. */
    size: () => paidOffAt.size,
  };
}
