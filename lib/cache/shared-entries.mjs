import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { deploymentName } from '../env/store-settings.mjs';
import { pageSeconds } from './page-seconds.mjs';
import { perProcess } from './per-process.mjs';

/*
 * Pages and answers that one process has made, for the others: a page rendered by one is not rendered by each. Plain JavaScript, because
 * Next loads `answer-cache-handler.mjs` without compiling it.
 */

/** What is larger is made by each process. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A stale entry is looked up again after so long: meanwhile one process makes the next. */
const LOOK_MS = 500;

/** @returns {string | undefined} which build this is; pages of another name other files */
function buildId(serverFolder) {
  try {
    return readFileSync(join(serverFolder, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {string} version of the build and of its settings
 */
export function createSharedEntries(store, version) {
  const nameOf = (key) => createHash('sha256').update(`${version}\n${key}`).digest('base64url');
  const looking = new Map();
  const lookedAtMs = new Map();

  async function look(key) {
    try {
      const stored = await store.getEntry(nameOf(key));
      return stored && { ...deserialize(stored.bytes), lastModified: stored.lastModified };
    } catch {
      // Not reached, or written by a newer Node: this process makes its own.
      return null;
    } finally {
      looking.delete(key);
    }
  }

  return {
    /**
     * What another process has made; callers at once share one look.
     * @param {string} key
     * @param {boolean} hasOwn whether an own, stale one can be shown: then it is not looked up at every view
     * @returns {Promise<{ value: any, lastModified: number } | null>}
     */
    async get(key, hasOwn) {
      if (hasOwn) {
        const now = Date.now();
        if (now - (lookedAtMs.get(key) ?? 0) < LOOK_MS) return null;
        if (lookedAtMs.size > 1_000) lookedAtMs.clear();
        lookedAtMs.set(key, now);
      }
      const looked = looking.get(key) ?? look(key);
      looking.set(key, looked);
      return looked;
    },
    /**
     * Gives an entry to the others; nothing waits for it.
     * @param {string} key
     * @param {{ value: unknown, lastModified: number }} entry
     */
    set(key, { value, lastModified }) {
      try {
        const bytes = serialize({ value });
        if (bytes.length > MAX_BYTES) return;
        store.setEntry(nameOf(key), bytes, lastModified, pageSeconds.oldest).catch(() => undefined);
      } catch {
        // A value of another shape than the known ones stays in this process.
      }
    },
  };
}

/**
 * Those of this process; null where nothing is shared, and in development, whose pages have no version.
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {string | undefined} serverFolder where Next has the build's server half
 */
export function sharedEntries(store, serverFolder) {
  return perProcess('sharedEntries', () => {
    const build = store.isShared && serverFolder ? buildId(serverFolder) : undefined;
    return build === undefined ? null : createSharedEntries(store, `${build} ${deploymentName()}`);
  });
}
