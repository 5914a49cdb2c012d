import { LRUCache } from 'lru-cache';

/*
 * Counts the requests of callers, in bounded memory. Plain JavaScript, because Next loads `answer-cache-handler.mjs` without compiling it.
 */

/** So much too much is the rounding of a sum of fractions, milliseconds. */
const HAIR_MS = 0.001;

/**
 * One number a caller: when all their requests will be paid off, at one request each `seconds / requests` (GCRA, a leaky
 * bucket). Unlike a window that starts over, it never lets twice as much pass around its edge, and it recovers evenly.
 * @param {number} maxCallers how many are remembered; the least recently seen is forgotten first
 * @param {() => number} now milliseconds of a clock that only goes forward
 */
export function createRateLimiter(maxCallers, now) {
  /** @type {LRUCache<string, number>} */
  const paidOffAt = new LRUCache({ max: maxCallers });
  /** When all requests of the caller will be paid off, with one more. */
  const withOneMore = (caller, requests, seconds) =>
    Math.max(paidOffAt.get(caller) ?? 0, now()) + (seconds * 1000) / requests;

  /**
   * @param {string} caller who may make so many requests in so many seconds
   * @param {number} requests
   * @param {number} seconds
   * @returns {number} the seconds after which their next request is welcome; 0 when it is now
   */
  function waitOf(caller, requests, seconds) {
    const waitMs = withOneMore(caller, requests, seconds) - now() - seconds * 1000;
    return waitMs < HAIR_MS ? 0 : Math.ceil((waitMs - HAIR_MS) / 1000);
  }

  return {
    waitOf,
    /**
     * Counts a request of a caller. One that is refused does not count.
     * @param {string} caller
     * @param {number} requests
     * @param {number} seconds
     * @returns {number} as {@link waitOf}
     */
    take(caller, requests, seconds) {
      const wait = waitOf(caller, requests, seconds);
      if (wait === 0) paidOffAt.set(caller, withOneMore(caller, requests, seconds));
      return wait;
    },
    /** How many callers are remembered. @returns {number} */
    size: () => paidOffAt.size,
  };
}
