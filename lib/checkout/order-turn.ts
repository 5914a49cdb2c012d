/** Waited for another tab's order, milliseconds; a tab that the phone has put to sleep must not hold the others for ever. */
export const LONGEST_WAIT_MS = 20_000;
/** A wait that is shorter needs no word, milliseconds. */
const SILENT_WAIT_MS = 1_500;
const LOCK = 'order';

/**
 * Does what sends an order while no other tab of this browser does: two tabs of one cart, pressed at the same instant, would
 * each write down an intent of its own, and the platform would be sent two bodies under one key. Without locks the work is
 * done at once: the key itself still admits one order only. Of a wait that is long, and of its end, `onWait` is told.
 */
export async function inTurn(
  work: () => Promise<void>,
  onWait: (isWaiting: boolean) => void = () => undefined,
): Promise<void> {
  // Not in every webview, though types say so.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let hasBegun = false;
  let isToldOf = false;
  const telling = setTimeout(() => {
    isToldOf = true;
    onWait(true);
  }, SILENT_WAIT_MS);
  const begin = () => {
    hasBegun = true;
    clearTimeout(telling);
    if (isToldOf) onWait(false);
    return work();
  };
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
}
