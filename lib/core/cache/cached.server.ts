import 'server-only';
import { LRUCache } from 'lru-cache';
import { recordRead, trackReads, type Reads } from './cache-reads';
import { pageSeconds } from './page-seconds';
import { createTaggedCache } from './tagged-cache.server';

interface CacheRules<Value> {
  /** How long an answer is fresh: a row of `memorySeconds`. */
  seconds: number;
  /** How much is cached at most; the least recently used is evicted first. */
  max: number;
  /** The weight of an answer towards that; each 1 without. */
  weigh?: (value: Value) => number;
  /** A stale answer is served at once, and the new one is made in the background. */
  isStaleServedMeanwhile?: boolean;
  /** A stale answer is served where a new one fails. */
  isStaleServedOnError?: boolean;
  /** For how long it is then served without another try; without, the next caller tries again. */
  retrySeconds?: number;
  /** Answers of which this is false serve the callers who wait for them, and no later one. */
  isCacheable?: (value: Value) => boolean;
  /** Entries leave the memory when their time is over, even without a further request. */
  isPurged?: boolean;
}

export interface Cached<Value> {
  /** @param tag once expired in any process, the value is made again @throws what `make` throws */
  get: (key: string, make: () => Promise<Value>, tag?: string) => Promise<Value>;
  forget: (key: string) => void;
  clear: () => void;
}

/** A map that drops each key after some seconds (0: never) and the oldest beyond `max`. */
export function remembered<Value extends NonNullable<unknown>>(max: number, seconds: number) {
  // The clock that tests can set.
  const clock = { perf: { now: () => Date.now() }, ttlResolution: 0 };
  return new LRUCache<string, Value>({ ...clock, max, ttl: seconds * 1000, ttlAutopurge: seconds > 0 });
}

/** An in-memory cache of expensive values: concurrent callers share one run, failures are not cached. */
export function cached<Value>({
  seconds,
  max,
  weigh = () => 1,
  isStaleServedMeanwhile = false,
  isStaleServedOnError = false,
  retrySeconds = 0,
  isCacheable = () => true,
  isPurged = false,
}: CacheRules<Value>): Cached<Value> {
  const cache = createTaggedCache<{ value: Value; reads: Reads }>({
    max,
    sizeOf: ({ value }) => weigh(value),
    retrySeconds,
    isServedOnError: isStaleServedOnError,
    isPurged,
  });
  return {
    async get(key, make, tag) {
      const tags = tag === undefined ? [] : [tag];
      const { entry } = await cache.find(key, {
        tags,
        isServedStale: () => isStaleServedMeanwhile,
        make: async () => {
          const madeAtMs = Date.now();
          const made = await trackReads(make);
          const { isStale, oldestMs } = made.reads;
          const freshUntilMs = isStale ? Date.now() + pageSeconds.retry * 1000 : madeAtMs + seconds * 1000;
          return {
            value: made,
            tags,
            freshUntilMs,
            oldestMs,
            outcome: isCacheable(made.value) ? 'stored' : 'passing',
          };
        },
      });
      const { value, reads } = entry.value;
      const isStale = reads.isStale || !cache.isFresh(entry);
      // As fresh as its answers, and not less than it may be served itself.
      const freshUntilMs = isStale
        ? Date.now() + pageSeconds.retry * 1000
        : Math.max(reads.freshUntilMs, entry.freshUntilMs);
      recordRead({
        tags: reads.tags,
        freshUntilMs,
        oldestMs: Math.min(reads.oldestMs, entry.madeAtMs),
        isStale,
      });
      return value;
    },
    forget: cache.forget,
    clear: cache.clear,
  };
}
