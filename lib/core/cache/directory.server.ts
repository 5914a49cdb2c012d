import 'server-only';
import { LRUCache } from 'lru-cache';
import { trackReads } from './cache-reads';
import { memorySeconds } from './tags';

/** The first callers for a key wait this long at most, all of them together. */
const FIRST_WAIT_MS = 1500;
const MAX_KEYS = 500;

interface Entry<Value> {
  value: Value | null;
  /** By `performance.now()`: a clock may be set back. */
  dueAtMs: number;
  asking: Promise<void> | null;
  firstWait: Promise<unknown> | null;
}

export interface Directory<Value> {
  /** The entry of a key; null for keys that the platform does not know, and while it has not answered. */
  get: (key: string) => Promise<Value | null>;
  /** The same without a request. */
  peek: (key: string) => Value | null;
  /** Requests the value before a caller waits for it. */
  warm: (key: string) => Promise<void>;
}

/**
 * A few keys that every request needs: a known value returns at once and refreshes in the background.
 * @param load null: unknown to the platform; undefined: no answer @param onFailure gets what `ask` throws
 */
export function createDirectory<Value>(
  load: (key: string, isAwaited: boolean) => Promise<Value | null | undefined>,
  onFailure: (error: unknown) => void,
): Directory<Value> {
  const known = new LRUCache<string, Entry<Value>>({ max: MAX_KEYS });
  const unconfirmed = new LRUCache<string, Entry<Value>>({ max: MAX_KEYS });

  function entryOf(key: string): Entry<Value> {
    const found = known.get(key) ?? unconfirmed.get(key);
    if (found) return found;
    const entry = { value: null, dueAtMs: 0, asking: null, firstWait: null };
    unconfirmed.set(key, entry);
    return entry;
  }

  async function refresh(key: string, entry: Entry<Value>, isAwaited: boolean): Promise<void> {
    let value: Value | null | undefined;
    let isStale = false;
    try {
      ({
        value,
        reads: { isStale },
      } = await trackReads(() => load(key, isAwaited)));
    } catch (error) {
      onFailure(error);
    }
    const isOld = value === undefined || isStale;
    const seconds = isOld ? memorySeconds.directoryRetry : memorySeconds.directory;
    entry.dueAtMs = performance.now() + seconds * 1000;
    entry.asking = null;
    entry.firstWait = null;
    if (value === undefined) return;
    entry.value = value;
    (value === null ? known : unconfirmed).delete(key);
    (value === null ? unconfirmed : known).set(key, entry);
  }

  return {
    async get(key) {
      const entry = entryOf(key);
      const isAwaited = entry.value === null;
      if (performance.now() >= entry.dueAtMs) entry.asking ??= refresh(key, entry, isAwaited);
      if (isAwaited && entry.asking)
        await (entry.firstWait ??= Promise.race([
          entry.asking,
          new Promise((done) => setTimeout(done, FIRST_WAIT_MS)),
        ]));
      return entry.value;
    },
    peek: (key) => known.get(key)?.value ?? null,
    warm(key) {
      const entry = entryOf(key);
      return (entry.asking ??= refresh(key, entry, false));
    },
  };
}
