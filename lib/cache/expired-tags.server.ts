import 'server-only';
import { LRUCache } from 'lru-cache';
import { perProcess } from '../process/per-process';
import { sharedStore } from '../shared-store/shared-store.server';
import type { SharedStore } from '../shared-store/store-contract';

/* Which tags were expired, and when, in any process. */

/** Expired tags that are remembered; each entry of a cache also gets stale by its own time. */
const MAX_TAGS = 10_000;

interface Expired {
  /** Entries of before are stale, milliseconds since the epoch. */
  atMs: number;
  /** How often it was expired: memories make anew what they hold of before. */
  times: number;
}

export function createExpiredTags(store: SharedStore) {
  const expired = new LRUCache<string, Expired>({ max: MAX_TAGS });
  store.follow('tags', (text, atMs) => {
    const { tags } = JSON.parse(text) as { tags: string[] };
    for (const tag of tags) {
      const before = expired.get(tag) ?? { atMs: 0, times: 0 };
      if (before.atMs <= atMs) expired.set(tag, { atMs, times: before.times + 1 });
    }
  });
  return {
    /** Whether one of the tags was expired at the time or after it (milliseconds since the epoch). */
    areExpiredSince: (tags: readonly string[], sinceMs: number): boolean =>
      tags.some((tag) => (expired.get(tag)?.atMs ?? 0) >= sinceMs),
    timesExpired: (tag: string): number => expired.get(tag)?.times ?? 0,
    /** Entries with one of the tags are stale from now on, in all processes, and what memories hold is made anew. */
    expire: (tags: readonly string[]): Promise<void> => store.append('tags', JSON.stringify({ tags })),
  };
}

/** Those of this process. */
export const expiredTags = () => perProcess('expiredTags', () => createExpiredTags(sharedStore()));
