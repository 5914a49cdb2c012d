import { watchRequest } from './connection';

// Whether our server answers, and when it does again: a phone in a lift does not know that it has no network, and one on a slow line has one.

/** Its HEAD is answered without the platform, whatever page is shown. */
const HEALTH = '/api/health';
/** A question without an answer for so long was lost, milliseconds; a page has the platform's time, too. */
const ANSWER_MS = 4000;
const PAGE_ANSWER_MS = 15_000;
/** After the first questions, and after every other one, milliseconds. */
const FIRST_WAITS_MS = [1000, 3000, 10_000];
const WAIT_MS = 30_000;

/** True if our server answers without failure. HEAD bypasses the worker. @param page path to probe */
export async function isServerReachable(page?: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(page ?? HEALTH, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(page === undefined ? ANSWER_MS : PAGE_ANSWER_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Waits so long, or until the device has a network again, the page is looked at again, or the caller waits no longer. */
const pause = (lengthMs: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, lengthMs);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', end);
    signal?.addEventListener('abort', end);
  });

/** Waits until our server answers. @returns whether it does; false when the caller waits no longer */
export async function whenReachable(signal?: AbortSignal, page?: string): Promise<boolean> {
  for (let attempt = 0; !signal?.aborted; attempt += 1) {
    const isReachable = document.visibilityState === 'visible' && (await isServerReachable(page));
    // A caller that has stopped waiting gets false.
    if (isReachable) return !signal?.aborted;
    await pause(FIRST_WAITS_MS[attempt] ?? WAIT_MS, signal);
  }
  return false;
}

/** The wait of all parts of the page that have not come. */
let waiting: Promise<boolean> | null = null;

/** Loads code, and once more when the server is reachable again. @throws Error if both fail */
export async function loadWhenReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    if (!(await isServerReachable())) {
      watchRequest()('failed');
      waiting ??= whenReachable().finally(() => {
        waiting = null;
      });
      await waiting;
      watchRequest()('answered');
    }
    return load();
  }
}
