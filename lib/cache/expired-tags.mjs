import { LRUCache } from 'lru-cache';
import { perProcess } from './per-process.mjs';
import { sharedStore } from './shared-store.mjs';

/*
 * Which tags were expired, and when, in any process. Plain JavaScript, because Next loads `answer-cache-handler.mjs` without compiling it.
 */

/** Expired tags that are remembered; each entry of a cache also gets stale by its own time. */
const MAX_TAGS = 10_000;

/**
 * From when on entries of before are stale, and may not be served any more, milliseconds; and how often it has ended: memories make
 * anew what they hold of before.
 * @typedef {{ staleAtMs: number, expiresAtMs: number, times: number }} Expired
 */

const NEVER = { staleAtMs: 0, expiresAtMs: Infinity, times: 0 };

/** @param {import('./shared-store.mjs').SharedStore} store */
export function createExpiredTags(store) {
  /** @type {LRUCache<string, Expired>} */
  const tags = new LRUCache({ max: MAX_TAGS });
  /** @type {Set<(tags: string[]) => void>} */
  const listeners = new Set();
  const get = (tag) => tags.get(tag) ?? NEVER;
  store.follow('tags', (text, atMs) => {
    const { tags: named, seconds } = JSON.parse(text);
    const expiresAtMs = seconds === undefined ? atMs : atMs + (seconds ?? Infinity) * 1000;
    for (const tag of named) {
      const { staleAtMs, times } = get(tag);
      if (staleAtMs <= atMs) tags.set(tag, { staleAtMs: atMs, expiresAtMs, times: times + 1 });
    }
    for (const listener of listeners) listener(named);
  });
  return {
    /** @type {(tag: string) => Expired} */
    get,
    /**
     * From now on the listener gets the tags that expire, in whichever process.
     * @param {(tags: string[]) => void} listener
     * @returns {() => void} how to stop that
     */
    onExpired(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Entries with one of the tags are stale from now on, in all processes, and what memories hold is made anew.
     * @param {string[]} named
     * @param {{ expire?: number } | undefined} durations seconds until they are not served any more; without, that is now
     * @returns {Promise<void>}
     */
    expire: (named, durations) =>
      store.append(
        'tags',
        JSON.stringify({ tags: named, ...(durations && { seconds: durations.expire ?? null }) }),
      ),
  };
}

/** Those of this process. */
export const expiredTags = () => perProcess('expiredTags', () => createExpiredTags(sharedStore()));
