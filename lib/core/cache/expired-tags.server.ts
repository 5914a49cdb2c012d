import 'server-only';
import { LRUCache } from 'lru-cache';
import { perProcess } from '../process/per-process';
import { sharedStore } from '../shared-store/shared-store.server';
import type { SharedStore } from '../shared-store/store-contract';

/* Which tags were expired, and when, in any process. */

/** Expired tags that are remembered; each entry of a cache also gets stale by its own time. */
const MAX_TAGS = 10_000;

interface Expired {
  /** Milliseconds since the epoch: entries of another process that were made before are stale. */
  atMs: number;
  /** The same among the makings of this process. */
  tick: number;
}

export function createExpiredTags(store: SharedStore) {
  const expired = new LRUCache<string, Expired>({ max: MAX_TAGS });
  let ticks = 0;
  const tickOf = (tag: string) => expired.get(tag)?.tick ?? 0;
  store.follow('tags', (text, atMs) => {
    const { tags } = JSON.parse(text) as { tags: string[] };
    ticks += 1;
    for (const tag of tags)
      expired.set(tag, { atMs: Math.max(atMs, expired.get(tag)?.atMs ?? 0), tick: ticks });
  });
  return {
    /** A time of this process that no clock sets back: of makings that begin, and of tags that expire. */
    tick: (): number => (ticks += 1),
    /** When the last of the tags expired; 0 where no one has. */
    lastTick: (tags: readonly string[]): number => Math.max(0, ...tags.map(tickOf)),
    areExpiredAfter: (tags: readonly string[], tick: number): boolean =>
      tags.some((tag) => tickOf(tag) > tick),
    /** Whether one of the tags was expired at the time or after it (milliseconds since the epoch). */
    areExpiredSince: (tags: readonly string[], sinceMs: number): boolean =>
      tags.some((tag) => (expired.get(tag)?.atMs ?? 0) >= sinceMs),
    /** Entries with one of the tags are stale from now on, in all processes. */
    expire: (tags: readonly string[]): Promise<void> => store.append('tags', JSON.stringify({ tags })),
  };
}

/** Those of this process. */
export const expiredTags = () => perProcess('expiredTags', () => createExpiredTags(sharedStore()));
