/** A page that is never idle goes on after so long, milliseconds. */
const TIMEOUT_MS = 5_000;

/** Resolves when the browser is idle. @param elseAfterMs wait of browsers without idle callbacks (Safari) */
export const whenIdle = (elseAfterMs = 1_000): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, elseAfterMs);
  });
