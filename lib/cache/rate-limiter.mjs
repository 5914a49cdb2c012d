import { LRUCache } from 'lru-cache';

/*
 * Counts the requests of callers, in bounded memory. Plain JavaScript, because the store that uses it is also loaded by Next's page
 * cache, without being compiled.
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
  return {
    /**
     * Counts a request of a caller, who may make so many in so many seconds. One that is refused does not count.
     * @param {string} caller
     * @param {number} requests
     * @param {number} seconds
     * @returns {number} the seconds after which the next one is welcome; 0 when this one is
     */
    take(caller, requests, seconds) {
      const before = Math.max(paidOffAt.get(caller) ?? 0, now());
      const after = before + (seconds * 1000) / requests;
      const waitMs = after - now() - seconds * 1000;
      const isWithinLimit = waitMs < HAIR_MS;
      paidOffAt.set(caller, isWithinLimit ? after : before);
      return isWithinLimit ? 0 : Math.ceil((waitMs - HAIR_MS) / 1000);
    },
    /** How many callers are remembered. @returns {number} */
    size: () => paidOffAt.size,
  };
}
