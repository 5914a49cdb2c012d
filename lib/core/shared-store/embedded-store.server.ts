import 'server-only';
import { LRUCache } from 'lru-cache';
import { createRateLimiter } from './rate-limiter.server';
import type { Follower, LogName, SharedStore } from './store-contract';

/** A caller weighs about 150 bytes. */
const MAX_CALLERS = 50_000;
const MAX_VALUES = 10_000;

/** The clock that tests can set. */
const clock = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/** The store of one process alone: in memory, bounded, gone with the process. */
export function createEmbeddedStore(): SharedStore {
  const limiter = createRateLimiter(MAX_CALLERS, () => performance.now());
  /** Each leaves the memory when its time is over, even without a further request: some are a diner's. */
  const values = new LRUCache<string, string>({ ...clock, max: MAX_VALUES, ttl: 1, ttlAutopurge: true });
  const followers = new Map<LogName, Follower>();
  return {
    isShared: false,
    isUp: () => true,
    isReady: () => true,
    onState: () => undefined,
    take(counts) {
      for (const { key, requests, seconds } of counts) {
        const wait = limiter.waitOf(key, requests, seconds);
        if (wait > 0) return Promise.resolve(wait);
      }
      for (const { key, requests, seconds } of counts) limiter.take(key, requests, seconds);
      return Promise.resolve(0);
    },
    get: (key) => Promise.resolve(values.get(key) ?? null),
    claim(key, value, seconds) {
      const standing = values.get(key) ?? null;
      if (standing === null) values.set(key, value, { ttl: seconds * 1000 });
      return Promise.resolve(standing);
    },
    replace(key, from, to, seconds) {
      if (values.get(key) !== from) return Promise.resolve(false);
      if (to === null) values.delete(key);
      else values.set(key, to, { ttl: seconds * 1000 });
      return Promise.resolve(true);
    },
    getEntry: () => Promise.resolve(null),
    setEntry: () => Promise.resolve(),
    append(name, text) {
      followers.get(name)?.(text, Date.now());
      return Promise.resolve();
    },
    follow(name, listener) {
      followers.set(name, listener);
    },
    close() {
      values.clear();
      return Promise.resolve();
    },
  };
}
