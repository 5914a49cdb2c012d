/** A page that is never idle goes on after so long, milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Ends when the browser has nothing else to do.
 * @param elseAfterMs how long to wait where the browser does not say that it is idle (Safari), milliseconds
 */
export const whenIdle = (elseAfterMs = 1_000): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, elseAfterMs);
  });
