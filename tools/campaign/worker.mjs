import { setTimeout as pause } from 'node:timers/promises';
import { answerOf } from './wait.mjs';
import { slowness } from '../run/slowness.mjs';

const TAKE_OVER_MS = 30_000 * slowness();
const CHECK_MS = 500;
const RELOAD_MS = 10_000 * slowness();

export async function waitForWorker(page) {
  await page.locator('body').dispatchEvent('pointerdown');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: TAKE_OVER_MS,
  });
}

const lookOnce = (page, scope) =>
  page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path);
    const isLookedFor = await registration?.update().then(
      () => true,
      () => false,
    );
    const { installing, waiting, active } = registration ?? {};
    const isNewest = !installing && !waiting && active?.state === 'activated';
    const isTaken = isLookedFor === true && isNewest && navigator.serviceWorker.controller === active;
    return { isWaiting: Boolean(waiting), isTaken };
  }, scope);

/** Updates a scope's worker until it controls the page; stops the old one, which debuggers keep awake. */
export async function updateWorker(page, scope) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const deadline = Date.now() + TAKE_OVER_MS;
  while (Date.now() < deadline) {
    // A worker that is stopped while it is looked for leaves the page without an answer for good.
    const seen = await answerOf(lookOnce(page, scope).catch(() => null));
    if (seen?.isTaken) return;
    if (seen?.isWaiting) await devTools.send('ServiceWorker.stopAllWorkers');
    if (seen === null) await page.reload({ timeout: RELOAD_MS }).catch(() => undefined);
    await pause(CHECK_MS);
  }
  throw new Error('No new worker has taken over.');
}
