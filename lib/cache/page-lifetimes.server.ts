import 'server-only';
import { LRUCache } from 'lru-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';

/** Paths whose lifetimes Next remembers. */
export const MAX_LIFETIMES = 1000;

/**
 * Next remembers the lifetime of each path that it has rendered, made-up ones too, for as long as its process. From now on only of the
 * last: an entry of the page cache has its own lifetime, which Next prefers.
 */
export function boundPageLifetimes(): void {
  Object.assign(SharedCacheControls, { cacheControls: new LRUCache({ max: MAX_LIFETIMES }) });
}
