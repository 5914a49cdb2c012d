import 'server-only';
import { LRUCache } from 'lru-cache';
import { expiredTags } from './expired-tags.server';
import { pageSeconds } from './page-seconds';
import type { SharedEntries } from './shared-entries.server';

// The one cache of this process, for pages, answers and derived values. A value is as old as the start of its
// computation, since a tag may expire during it.

export interface Computed<Value> {
  value: Value;
  /** Each makes the value stale when it expires. */
  tags: readonly string[];
  /** Until when it is fresh, milliseconds since the epoch; and when the oldest answer in it was made, if before the value. */
  freshUntilMs: number;
  oldestMs?: number;
  /** `stored` without: it serves later readers. `passing`: it serves the waiting readers alone. `failed`: a stale one serves. `gone`: that goes too. */
  outcome?: 'stored' | 'passing' | 'failed' | 'gone';
}

export interface Entry<Value> extends Computed<Value> {
  oldestMs: number;
  /** When its making began, milliseconds since the epoch, and among the makings and expiries of this process. */
  madeAtMs: number;
  tick: number;
  /** Until when a failed making is not repeated, by `performance.now()`: a clock may be set back. */
  pausedUntilMs: number;
}

export interface Found<Value> {
  /** `miss`: made for this reader. */
  outcome: 'hit' | 'stale' | 'miss';
  entry: Entry<Value>;
}

/** How a key is read. */
interface Reading<Value> {
  /** @throws what the reader gets where there is no stale value */
  make: (stale: Value | undefined) => Promise<Computed<Value>>;
  /** Whether this reader gets a stale value at once, while the next one is made. */
  isServedStale: (stale: Entry<Value>) => boolean;
  /** The tags that are known before it is made: a making that began before one expired is not shared with later readers. */
  tags?: readonly string[];
  /** Names how long making tries: readers of another patience do not share it. */
  patience?: string;
  /** The reader accepts no older one as fresh. */
  maxAgeMs?: number;
  /** Whether a value of another process is one; it may have stored anything. */
  accepts?: (value: unknown) => boolean;
  /** Whether a failure says that the thing does not exist. */
  isGone?: (error: unknown) => boolean;
}

interface Rules<Value> {
  /** The sum of all sizes; the least recently used entry goes first. 0: nothing is stored. */
  max: number;
  sizeOf: (value: Value, key: string) => number;
  /** For how long a stale value is served without another try, after one that failed. */
  retrySeconds?: number;
  /** Whether a stale value is served where making fails: for a day, counted from its oldest answer. */
  isServedOnError?: boolean;
  /** Entries leave the memory when their time is over, even without a further reader. */
  isPurged?: boolean;
  /** The store of several processes; null where this one is the only one. */
  shared?: SharedEntries | null;
  /** Runs a making for which no reader waits. */
  inBackground?: (make: () => Promise<unknown>) => Promise<unknown>;
}

const OLDEST_MS = pageSeconds.oldest * 1000;

/** How the processes give each other a value: by durations, since another machine has another clock. */
interface SharedValue {
  value: unknown;
  tags: readonly string[];
  /** For how long it is fresh, and how old its oldest answer was, when its making began. */
  freshMs: number;
  oldMs: number;
}

interface Making<Value> {
  key: string;
  found?: Promise<Found<Value>>;
}

export function createTaggedCache<Value>({
  max,
  sizeOf,
  retrySeconds = pageSeconds.retry,
  isServedOnError = true,
  isPurged = false,
  shared = null,
  inBackground = (make) => make(),
}: Rules<Value>) {
  const entries = new LRUCache<string, Entry<Value>>({
    // The clock that tests can set; the library's own reads another one, and reads it seldom.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
    ttlAutopurge: isPurged,
    // The library knows no bound of 0, and no page takes one byte.
    maxSize: max || 1,
    sizeCalculation: ({ value }, key) => sizeOf(value, key),
  });
  const makings = new Map<string, Making<Value>>();

  function store(key: string, entry: Entry<Value>): void {
    const endMs = isServedOnError ? entry.oldestMs + OLDEST_MS : entry.freshUntilMs;
    entries.set(key, entry, { ttl: Math.max(1, endMs - Date.now()) });
  }

  /** A clock that was set back makes an entry of the future, which is not fresh. */
  function isFresh({ tags, tick, madeAtMs, freshUntilMs }: Entry<Value>, maxAgeMs = Infinity): boolean {
    const nowMs = Date.now();
    const isInTime = madeAtMs <= nowMs && nowMs <= freshUntilMs && nowMs - madeAtMs <= maxAgeMs;
    return isInTime && !expiredTags().areExpiredAfter(tags, tick);
  }

  /** Entries that another process has made later than this one. */
  async function newerShared(
    key: string,
    own: Entry<Value> | undefined,
    accepts: (value: unknown) => boolean,
  ) {
    const stored = await shared?.get(key);
    const { value, tags, freshMs, oldMs } = (stored?.value ?? {}) as Partial<SharedValue>;
    const madeAtMs = stored?.lastModified ?? 0;
    const isNewer = !own || own.madeAtMs < madeAtMs || own.madeAtMs > Date.now();
    if (!isNewer || !Array.isArray(tags) || !accepts(value)) return undefined;
    const oldestMs = madeAtMs - Number(oldMs);
    if (!(Date.now() - oldestMs < OLDEST_MS)) return undefined;
    const tick = expiredTags().areExpiredSince(tags, madeAtMs) ? 0 : expiredTags().tick();
    const made = { value: value as Value, tags, freshUntilMs: madeAtMs + Number(freshMs), oldestMs };
    return { ...made, madeAtMs, tick, pausedUntilMs: 0 };
  }

  function share(key: string, { value, tags, freshUntilMs, madeAtMs, oldestMs }: Entry<Value>): void {
    const stored: SharedValue = { value, tags, freshMs: freshUntilMs - madeAtMs, oldMs: madeAtMs - oldestMs };
    shared?.set(key, { value: stored, lastModified: madeAtMs });
  }

  async function makeAnew(
    key: string,
    reading: Reading<Value>,
    isForgotten: () => boolean,
  ): Promise<Found<Value>> {
    const { make, isServedStale, maxAgeMs, accepts = () => true, isGone = () => false } = reading;
    const own = entries.peek(key);
    const other = shared ? await newerShared(key, own, accepts) : undefined;
    if (other) {
      store(key, other);
      if (isFresh(other, maxAgeMs)) return { outcome: 'hit', entry: other };
      // As an own stale one: the next reader has the next one made behind it.
      if (!own && isServedStale(other)) return { outcome: 'stale', entry: other };
    }
    const stale = other ?? own;
    const begun = { madeAtMs: Date.now(), tick: expiredTags().tick(), pausedUntilMs: 0 };
    /** A later making may have ended sooner. */
    const later = () => {
      const current = entries.peek(key);
      return current && current.tick > begun.tick ? current : undefined;
    };
    const remove = () => {
      entries.delete(key);
      // No process takes it for a value: the stale one of another does not come back.
      shared?.set(key, { value: null, lastModified: begun.madeAtMs });
    };
    const pausedStale = (entry: Entry<Value>): Found<Value> => {
      entry.pausedUntilMs = performance.now() + retrySeconds * 1000;
      return { outcome: 'stale', entry };
    };
    try {
      const made = await make(stale?.value);
      const { outcome = 'stored', oldestMs = Infinity } = made;
      const entry = { ...made, ...begun, oldestMs: Math.min(oldestMs, begun.madeAtMs) };
      if (outcome === 'failed' && stale) return pausedStale(stale);
      if (outcome === 'gone' && stale) remove();
      if (outcome === 'stored' && !isForgotten() && !later()) {
        store(key, entry);
        share(key, entry);
      }
      return { outcome: 'miss', entry };
    } catch (error) {
      const current = later();
      if (current) return { outcome: 'miss', entry: current };
      if (!stale || !isServedOnError) throw error;
      if (!isGone(error)) return pausedStale(stale);
      remove();
      throw error;
    }
  }

  /** One making at a time for a key, however many wait for it. */
  function renew(key: string, reading: Reading<Value>): Promise<Found<Value>> {
    const { tags = [], patience = '', maxAgeMs = '' } = reading;
    const name = [key, expiredTags().lastTick(tags), patience, maxAgeMs].join(' ');
    const running = makings.get(name)?.found;
    if (running) return running;
    const making: Making<Value> = { key };
    makings.set(name, making);
    const isForgotten = () => makings.get(name) !== making;
    making.found = makeAnew(key, reading, isForgotten).finally(() => isForgotten() || makings.delete(name));
    return making.found;
  }

  return {
    isFresh,
    /** An entry that may be served where making fails, without a request. */
    peek: (key: string): Entry<Value> | undefined => entries.peek(key),
    /** The fresh or stale value of a key, else a new one. @throws what `make` throws without a stale value */
    find(key: string, reading: Reading<Value>): Found<Value> | Promise<Found<Value>> {
      const own = entries.get(key);
      if (!own) return renew(key, reading);
      if (isFresh(own, reading.maxAgeMs)) return { outcome: 'hit', entry: own };
      const isPaused = performance.now() < own.pausedUntilMs;
      if (!isPaused && !reading.isServedStale(own)) return renew(key, reading);
      if (!isPaused) inBackground(() => renew(key, reading)).catch(() => undefined);
      return { outcome: 'stale', entry: own };
    },
    /** Deletes a value; one that is being made serves the waiting readers, and no later one. */
    forget: (key: string): void => {
      entries.delete(key);
      for (const [name, making] of makings) if (making.key === key) makings.delete(name);
    },
    clear: () => entries.clear(),
  };
}
