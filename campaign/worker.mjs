const TAKE_OVER_MS = 30_000;
const LOOK_MS = 500;
/** A worker that is stopped while it is looked for leaves the browser's promise open for good. */
const UPDATE_MS = 5_000;

/** Touches the page, which registers its service worker, and waits until that answers for it. */
export async function waitForWorker(page) {
  await page.locator('body').dispatchEvent('pointerdown');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: TAKE_OVER_MS,
  });
}

/**
 * Has the browser look for the new worker of a scope until that has taken over the page. One that waits for the earlier worker to rest gets
 * its turn: a browser sends a worker to rest by itself, but not under a debugger, which watches all workers here.
 */
export async function lookForWorker(page, scope) {
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(window, { hasNewWorker: true }),
    );
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const deadline = Date.now() + TAKE_OVER_MS;
  while (Date.now() < deadline) {
    const isWaiting = await page.evaluate(
      ([path, limitMs]) => {
        const look = async () => {
          const registration = await navigator.serviceWorker.getRegistration(path);
          await registration?.update().catch(() => undefined);
          return Boolean(registration?.waiting);
        };
        return Promise.race([look(), new Promise((resolve) => setTimeout(resolve, limitMs, false))]);
      },
      [scope, UPDATE_MS],
    );
    if (isWaiting) await devTools.send('ServiceWorker.stopAllWorkers');
    if (await page.evaluate(() => 'hasNewWorker' in window)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('No new worker has taken over.');
}
