import { LRUCache } from 'lru-cache';

/** Counts the requests of callers, in bounded memory. */
export interface RateLimiter {
  /**
   * Counts a request of a caller, who may make so many in so many seconds. One that is refused does not count.
   * @returns the seconds after which the next one is welcome; 0 when this one is
   */
  take: (caller: string, requests: number, seconds: number) => number;
  /** How many callers are remembered. */
  size: () => number;
}

/** So much too much is the rounding of a sum of fractions, milliseconds. */
const HAIR_MS = 0.001;

/**
 * One number a caller: when all their requests will be paid off, at one request each `seconds / requests` (GCRA, a leaky
 * bucket). Unlike a window that starts over, it never lets twice as much pass around its edge, and it recovers evenly.
 * @param maxCallers how many are remembered; the least recently seen is forgotten first
 * @param now milliseconds of a clock that only goes forward
 */
export function createRateLimiter(maxCallers: number, now: () => number): RateLimiter {
  const paidOffAt = new LRUCache<string, number>({ max: maxCallers });
  return {
    take(caller, requests, seconds) {
      const before = Math.max(paidOffAt.get(caller) ?? 0, now());
      const after = before + (seconds * 1000) / requests;
      const waitMs = after - now() - seconds * 1000;
      const isWithinLimit = waitMs < HAIR_MS;
      paidOffAt.set(caller, isWithinLimit ? after : before);
      return isWithinLimit ? 0 : Math.ceil((waitMs - HAIR_MS) / 1000);
    },
    size: () => paidOffAt.size,
  };
}
