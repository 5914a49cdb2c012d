import { LRUCache } from 'lru-cache';
import { createRateLimiter } from './rate-limiter.mjs';

/** A caller weighs about 150 bytes. */
const MAX_CALLERS = 50_000;
const MAX_VALUES = 10_000;

/** The clock that tests can set. */
const clock = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/**
 * The store of one process alone: in memory, bounded, gone with the process.
 * @returns {import('./shared-store.mjs').SharedStore}
 */
export function createEmbeddedStore() {
  const limiter = createRateLimiter(MAX_CALLERS, () => performance.now());
  /**
   * Each leaves the memory when its time is over, even without a further request: some are a diner's.
   * @type {LRUCache<string, string>}
   */
  const values = new LRUCache({ ...clock, max: MAX_VALUES, ttl: 1, ttlAutopurge: true });
  /** @type {Map<string, import('./shared-store.mjs').Follower>} */
  const followers = new Map();
  return {
    isShared: false,
    isUp: () => true,
    isReady: () => true,
    onState: () => undefined,
    async take(counts) {
      for (const { key, requests, seconds } of counts) {
        const wait = limiter.waitOf(key, requests, seconds);
        if (wait > 0) return wait;
      }
      for (const { key, requests, seconds } of counts) limiter.take(key, requests, seconds);
      return 0;
    },
    get: async (key) => values.get(key) ?? null,
    async claim(key, value, seconds) {
      const standing = values.get(key);
      if (standing !== undefined) return standing;
      values.set(key, value, { ttl: seconds * 1000 });
      return null;
    },
    async replace(key, from, to, seconds) {
      if (values.get(key) !== from) return false;
      if (to === null) values.delete(key);
      else values.set(key, to, { ttl: seconds * 1000 });
      return true;
    },
    getEntry: async () => null,
    setEntry: async () => undefined,
    async append(name, text) {
      followers.get(name)?.(text, Date.now());
    },
    follow(name, listener) {
      followers.set(name, listener);
    },
    async close() {
      values.clear();
    },
  };
}
