import 'server-only';
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { deploymentName } from '../env/store-settings';
import { sharedStore } from '../shared-store/shared-store.server';
import type { SharedStore } from '../shared-store/store-contract';
import { pageSeconds } from './page-seconds';

/* Pages and answers that one process has made, for the others: a page rendered by one is not rendered by each. */

/** A larger value is made by each process. */
const MAX_BYTES = 4 * 1024 * 1024;

interface Entry {
  value: unknown;
  /** Milliseconds since the epoch, by this process's clock. */
  lastModified: number;
}

export interface SharedEntries {
  /** Another process's value; concurrent callers share one read. Check the value: the store may hold anything. */
  get: (key: string) => Promise<Entry | null>;
  /** Gives an entry to the others; nothing waits for it. */
  set: (key: string, entry: Entry) => void;
}

/** @param scope what the entries depend on beside their keys */
export function createSharedEntries(store: SharedStore, scope: string): SharedEntries {
  const nameOf = (key: string) => createHash('sha256').update(`${scope}\n${key}`).digest('base64url');
  const looking = new Map<string, Promise<Entry | null>>();

  async function check(key: string): Promise<Entry | null> {
    try {
      const stored = await store.getEntry(nameOf(key));
      return stored && { value: deserialize(stored.bytes) as unknown, lastModified: stored.lastModified };
    } catch {
      // Not reached, or written by a newer Node: this process makes its own.
      return null;
    } finally {
      looking.delete(key);
    }
  }

  return {
    get(key) {
      const looked = looking.get(key) ?? check(key);
      looking.set(key, looked);
      return looked;
    },
    set(key, { value, lastModified }) {
      const bytes = serialize(value);
      if (bytes.length > MAX_BYTES) return;
      store.setEntry(nameOf(key), bytes, lastModified, pageSeconds.oldest).catch(() => undefined);
    },
  };
}

/** Entries shared by all processes; null without a store. @param scope a build, or a kind */
export function sharedEntries(scope: string): SharedEntries | null {
  const store = sharedStore();
  return store.isShared ? createSharedEntries(store, `${scope} ${deploymentName()}`) : null;
}
