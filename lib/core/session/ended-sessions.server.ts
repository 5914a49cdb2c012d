import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { perProcess } from '@/lib/core/process/per-process';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';

/** A sign-in id takes about 150 bytes here; the ones that ended longest ago go first. */
const MAX_ENDED = 50_000;

/** The id itself stands in a cookie of the diner, so the store has its hash. */
const hashOf = (signInId: string) => createHash('sha256').update(signInId).digest('base64url').slice(0, 24);

/** Sign-ins that ended in any process: each knows them all, so that no request waits for the store. */
const ended = perProcess('endedSessions', () => {
  const hashes = new LRUCache<string, true>({ max: MAX_ENDED });
  sharedStore().follow('ended', (text) => {
    const [hash = '', untilMs] = text.split(' ');
    const ttl = Number(untilMs) - Date.now();
    if (ttl > 0) hashes.set(hash, true, { ttl });
  });
  return hashes;
});

/** Ends a sign-in here at once, elsewhere through the store. @param untilMs its natural end, Unix ms */
export function recordEnded(signInId: string, untilMs: number): Promise<void> {
  return sharedStore().append('ended', `${hashOf(signInId)} ${Math.ceil(untilMs)}`);
}

/** @returns whether the sign-in was ended, as far as this process knows. */
export function hasEnded(signInId: string): boolean {
  return ended.has(hashOf(signInId));
}
