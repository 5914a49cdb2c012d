import { storedText } from '@/lib/storage/stored';

/*
 * A piece of code that does not come: mostly one of a release that is gone. The page is reloaded, or the page that was
 * being gone to, but once in half a minute, so that a broken release does not reload for ever (NAV-33).
 */

const reloadedAt = storedText({ area: 'session', key: 'reloadedForChunk' });
const PAUSE_MS = 30_000;

const WORDS = /loading (css )?chunk|load chunk|dynamically imported module|importing a module script failed/i;

/** Whether the failure is that of a piece of code that did not come. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || WORDS.test(error.message);
}

/** Calls `load`, which reloads a page; not while offline, where that would leave nothing at all. */
export function recoverOnce(load: () => void): void {
  if (!navigator.onLine) return;
  if (Date.now() - Number(reloadedAt.read()) < PAUSE_MS) return;
  // Where nothing outlives the page nobody could tell whether it was tried already.
  if (reloadedAt.write(String(Date.now()))) load();
}
