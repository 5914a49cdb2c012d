/** Waited for another tab's order, milliseconds; a tab that the phone has put to sleep must not hold the others for ever. */
const LONGEST_WAIT_MS = 20_000;
const LOCK = 'order';

/**
 * Does what sends an order while no other tab of this browser does: two tabs of one cart, pressed at the same instant, would
 * each write down an intent of its own, and the platform would be sent two bodies under one key. Without locks the work is
 * done at once: the key itself still admits one order only.
 */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  // Not in every webview, though types say so.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let hasBegun = false;
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
