/** Waited for another tab's turn, milliseconds; a tab that the phone has put to sleep must not hold the others for ever. */
export const MAX_LOCK_WAIT_MS = 20_000;
/** A shorter wait needs no message, milliseconds. */
const SILENT_WAIT_MS = 1_500;

/** Runs work under a named lock of this browser, so that tabs do not store two intents; without locks, at once. */
export async function withTabLock(
  name: string,
  work: () => Promise<void>,
  onWait: (isWaiting: boolean) => void = () => undefined,
): Promise<void> {
  // Not in every webview, though types say so.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let hasBegun = false;
  let isNotified = false;
  const telling = setTimeout(() => {
    isNotified = true;
    onWait(true);
  }, SILENT_WAIT_MS);
  const begin = () => {
    hasBegun = true;
    clearTimeout(telling);
    if (isNotified) onWait(false);
    return work();
  };
  try {
    await locks.request(name, { signal: AbortSignal.timeout(MAX_LOCK_WAIT_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
}
