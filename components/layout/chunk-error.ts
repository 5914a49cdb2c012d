import { storedText } from '@/lib/storage/stored';

/*
 * A chunk that fails to load, mostly one of a release that is gone. The page is reloaded, or the page that was
 * being navigated to, but once in half a minute, so that a broken release does not reload for ever (NAV-33).
 */

const reloadedAt = storedText({ area: 'session', key: 'reloadedForChunk' });
const PAUSE_MS = 30_000;

/** Calls `load`, which reloads a page; not while offline, where a reload would lose the page. */
export function recoverOnce(load: () => void): void {
  if (!navigator.onLine) return;
  if (Date.now() - Number(reloadedAt.read()) < PAUSE_MS) return;
  // Without storage the next page could not know that a reload was tried already.
  if (reloadedAt.write(String(Date.now()))) load();
}
