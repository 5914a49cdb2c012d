import 'server-only';
import { LRUCache } from 'lru-cache';
import { noteRead, trackReads, type Reads } from './cache-reads';
import { expiredTags } from './expired-tags.server';
import { pageSeconds } from './page-seconds';

interface CacheRules<Value> {
  /** How long an answer is fresh: a row of `memorySeconds`. */
  seconds: number;
  /** How much is cached at most; the least recently used is evicted first. */
  max: number;
  /** What an answer counts towards that; each 1 without. */
  weigh?: (value: Value) => number;
  /** A stale answer is served at once, and the new one is made in the background. */
  isStaleServedMeanwhile?: boolean;
  /** A stale answer is served where a new one fails. */
  isStaleServedOnError?: boolean;
  /** For how long it is then served without another try; without, the next caller tries again. */
  retrySeconds?: number;
  /** Answers of which this is false serve the callers who wait for them, and no later one. */
  isKept?: (value: Value) => boolean;
  /** Entries leave the memory when their time is over, even without a further request. */
  isPurged?: boolean;
}

export interface Cached<Value> {
  /**
   * @param tag what the answer is of: once it is expired, in whichever process, no answer of before is served
   * @throws what `make` throws
   */
  get: (key: string, make: () => Promise<Value>, tag?: string) => Promise<Value>;
  forget: (key: string) => void;
  clear: () => void;
}

/** The clock that tests can set; the library's own reads another one, and reads it seldom. */
const clock = { perf: { now: () => Date.now() }, ttlResolution: 0 };

/**
 * A memory of keys that lets go of each after some seconds (0: as long as there is room), also where nobody asks for it any more, and of the
 * oldest beyond the bound.
 */
export function remembered<Value extends NonNullable<unknown>>(max: number, seconds: number) {
  return new LRUCache<string, Value>({ ...clock, max, ttl: seconds * 1000, ttlAutopurge: seconds > 0 });
}

/** How many tagged names have their last key remembered, so that the outdated entry can be deleted. */
const MAX_TAGGED = 10_000;

/** Stale values serve so long where new ones fail, from the time of their oldest answer. */
const OLDEST_MS = pageSeconds.oldest * 1000;

/** How often the tag was expired is part of the key, so that also an answer still being made is outdated. */
const tagged = (key: string, tag: string | undefined) => {
  const times = tag === undefined ? 0 : expiredTags().timesExpired(tag);
  return times === 0 ? key : `${key} ${times}`;
};

/**
 * Answers that are expensive to make, cached in the memory of this process. Concurrent callers for the same key wait for one
 * making; a failure is not cached.
 */
export function cached<Value>({
  seconds,
  max,
  weigh = () => 1,
  isStaleServedMeanwhile = false,
  isStaleServedOnError = false,
  retrySeconds,
  isKept = () => true,
  isPurged = false,
}: CacheRules<Value>): Cached<Value> {
  // The library stores no null: each value is wrapped in a record.
  const entries = new LRUCache<
    string,
    { value: Value; reads: Reads; madeAtMs: number },
    () => Promise<Value>
  >({
    ...clock,
    ttl: seconds * 1000,
    ttlAutopurge: isPurged,
    allowStale: isStaleServedMeanwhile,
    maxSize: max,
    sizeCalculation: ({ value }) => weigh(value),
    // What is forgotten while it is made still serves those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { context: make, options }) => {
      try {
        const madeAtMs = Date.now();
        const { value, reads } = await trackReads(make);
        if (reads.isStale) options.ttl = pageSeconds.retry * 1000;
        reads.oldestMs = Math.min(reads.oldestMs, madeAtMs);
        return { value, reads, madeAtMs };
      } catch (error) {
        const isServed = stale && isStaleServedOnError && Date.now() - stale.reads.oldestMs <= OLDEST_MS;
        if (!isServed) throw error;
        options.ttl = retrySeconds === undefined ? 1 : retrySeconds * 1000;
        const freshUntilMs = Date.now() + pageSeconds.retry * 1000;
        return { ...stale, reads: { ...stale.reads, isStale: true, freshUntilMs } };
      }
    },
  });
  /** The key that a tagged name has had last. */
  const lastKeys = new LRUCache<string, string>({ max: MAX_TAGGED });
  return {
    async get(name, make, tag) {
      const key = tagged(name, tag);
      if (tag !== undefined) {
        const before = lastKeys.get(name);
        // No caller asks for it any more.
        if (before !== undefined && before !== key) entries.delete(before);
        lastKeys.set(name, key);
      }
      const entry = await entries.forceFetch(key, { context: make });
      const { tags, freshUntilMs, oldestMs, isStale } = entry.reads;
      // As fresh as its answers, and not less than it may be served itself.
      const servedUntilMs = isStale ? 0 : entry.madeAtMs + seconds * 1000;
      noteRead({ tags, freshUntilMs: Math.max(freshUntilMs, servedUntilMs), oldestMs, isStale });
      if (!isKept(entry.value) && entries.peek(key) === entry) entries.delete(key);
      return entry.value;
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
