import { isServerReachable, whenReachable } from '@/lib/core/connection/when-reachable';
import { storedText } from '@/lib/core/storage/stored';

// A chunk that fails to load, mostly one of a release that is gone. The page is reloaded, or the page that was being
// navigated to, but once in half a minute, so that a broken release does not reload for ever (NAV-33).

const reloadedAt = storedText({ area: 'session', key: 'reloadedForChunk' });
const PAUSE_MS = 30_000;
/** A link pressed longer ago is not the one that failed, milliseconds. */
const PRESS_MS = 10_000;

let pressed: { target: string; atMs: number } | null = null;

/** Calls `load`, which reloads a page. */
function reloadOnce(load: () => void): void {
  if (Date.now() - Number(reloadedAt.read()) < PAUSE_MS) return;
  // Without storage the next page could not know that a reload was tried already.
  if (reloadedAt.write(String(Date.now()))) load();
}

/** Reloads a broken page once the server answers. @param signal aborted when the page is left */
export async function reloadBrokenPage(signal: AbortSignal): Promise<void> {
  if (await whenReachable(signal)) reloadOnce(() => window.location.reload());
}

/** Notes the page of our own origin that a press leads to: it is loaded where one of its chunks fails. */
export function recordTarget(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwnPage = link && link.origin === window.location.origin && link.target === '';
  pressed = isOwnPage ? { target: link.href, atMs: Date.now() } : null;
}

/** Loads the pressed page, else the current one, after a chunk failed; not if the server is unreachable. */
export async function recoverFromChunk(): Promise<void> {
  const target = pressed !== null && Date.now() - pressed.atMs < PRESS_MS ? pressed.target : null;
  if (!(await isServerReachable())) return;
  reloadOnce(() => (target === null ? window.location.reload() : window.location.assign(target)));
}
