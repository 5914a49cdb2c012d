/** After the first attempts to reach our server, and after every other one, milliseconds. */
const FIRST_WAITS_MS = [1000, 3000, 10_000];
const WAIT_MS = 30_000;

/** Whether our server answers. HEAD is no matter of the worker, and brings no page a second time. */
async function isReachable(signal?: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Waits so long, or until the device has a network again, or until nobody waits any more. */
const pause = (lengthMs: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, lengthMs);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });

/**
 * Waits until our server answers: a phone in a lift does not know that it has no network, and one on a slow line has one.
 * @returns whether it does; false when nobody waits any more
 */
export async function whenReachable(signal?: AbortSignal): Promise<boolean> {
  for (let attempt = 0; !signal?.aborted; attempt += 1) {
    const isWatched = navigator.onLine && document.visibilityState === 'visible';
    if (isWatched && (await isReachable(signal))) return true;
    await pause(FIRST_WAITS_MS[attempt] ?? WAIT_MS, signal);
  }
  return false;
}

/**
 * Loads code that a page has come without. Where that fails it is tried once more as soon as our server answers, so that what is
 * missing for want of a network breaks nothing.
 * @throws Error where it is not there, as that of a release that is gone
 */
export async function loadWhenReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await whenReachable();
    return load();
  }
}
