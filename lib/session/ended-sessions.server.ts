import 'server-only';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { LRUCache } from 'lru-cache';

/** A sign-in id takes about 150 bytes here; the ones that ended longest ago go first. */
const MAX_ENDED = 50_000;

const ended = perProcess('endedSessions', () => new LRUCache<string, true>({ max: MAX_ENDED }));

/**
 * Notes that a sign-in is over, whatever the platform made of it: a copy of its cookie opens nothing any more.
 * @param untilMs when it would have ended by itself, milliseconds since the epoch
 */
export function noteEnded(signInId: string, untilMs: number): void {
  const ttl = untilMs - Date.now();
  if (ttl > 0) ended.set(signInId, true, { ttl });
}

/** @returns whether the sign-in was ended here. */
export function hasEnded(signInId: string): boolean {
  return ended.has(signInId);
}
