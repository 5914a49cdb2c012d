import { readFileSync } from 'node:fs';
import { openUntouched, untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { VENUES } from './environment';
import { test } from './network';
import { sandbox } from './sandbox';
import { dishes } from './screen';
import { cachedPaths, offlineLine, touch, waitUntilCached } from './service-worker';
import { type Page, expect } from './test';

// Elsewhere workers are blocked: see playwright.config.ts.
test.use({ serviceWorkers: 'allow' });

test.beforeEach(() => sandbox.reset());

const MENU = `/filials/${VENUES.almaty}`;

/** The script of the worker as it was built. */
const built = (name: 'service' | 'self-destroying') => readFileSync(`.next/worker/${name}-worker.js`, 'utf8');

/** Has the browser update the worker. Debuggers keep an old worker awake, so this stops it. */
async function updateWorker(page: Page): Promise<void> {
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.update().catch(() => undefined);
    return Boolean(registration?.waiting);
  });
  if (!isWaiting) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

// Holds OFF-10.
test('a new worker takes over two open tabs at once, which go on', async ({ page, context, network }) => {
  await page.goto(`${MENU}?country=kz&language=ru`);
  await waitUntilCached(page, MENU);
  const other = await context.newPage();
  await other.goto('/filials');
  const before = await cachedPaths(page, 'files');
  for (const tab of [page, other])
    await tab.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { hasNewWorker: true }),
      );
    });
  network.answer('/worker.js', `${built('service')}\n// another release`);
  // A look that the browser had begun by itself finds the earlier script, and the next one joins it.
  const haveNewWorker = async () => {
    await updateWorker(page);
    return Promise.all([page, other].map((tab) => tab.evaluate(() => 'hasNewWorker' in window)));
  };
  await expect.poll(haveNewWorker).toEqual([true, true]);
  expect(await cachedPaths(page, 'files')).toEqual(expect.arrayContaining(before));
  await other.locator(`a[href="${MENU}"]`).first().click();
  await expect(dishes(other).first()).toBeVisible();
  network.cut();
  await page.goto(MENU);
  await expect(dishes(page).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

test.describe('what was cached', () => {
  test.describe.configure({ retries: 0 });

  // Holds OFF-09.
  test('goes with a worker that is switched off', async ({ page, network }) => {
    await page.goto(`${MENU}?country=kz&language=ru`);
    await waitUntilCached(page, MENU);
    network.answer('/worker.js', built('self-destroying'));
    const left = async () => {
      await updateWorker(page);
      return page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    };
    await expect.poll(left).toEqual([0, 0]);
    await page.goto(MENU);
    await expect(dishes(page).first()).toBeVisible();
  });
});

for (const [what, answer] of [
  ['missing', 404],
  ['broken when it runs', "throw new Error('broken')"],
] as const)
  test(`the site stays as it is where the script of its worker is ${what}`, async ({ page, network }) => {
    await page.goto(`${MENU}?country=kz&language=ru`);
    await waitUntilCached(page, MENU);
    network.answer('/worker.js', answer);
    await updateWorker(page);
    await page.goto('/filials');
    await touch(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    network.cut();
    await page.goto(MENU);
    await expect(dishes(page).first()).toBeVisible();
  });

// Holds OFF-11.
test('pages are as without a worker where the storage is full', async ({ page, context }) => {
  await page.goto(`/filials?country=kz&language=ru`);
  await touch(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(MENU);
  await touch(page);
  await expect(dishes(page).first()).toBeVisible();
  await page.goto('/brands');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
  expect(await cachedPaths(page, 'pages')).not.toContain('/brands');
});

// Holds OFF-12.
test('an untouched page and a webview register no worker', async ({ page }) => {
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const requests = watchRequests(page);
  await openUntouched(page, '/filials?country=kz&language=ru');
  await untilAnswered(page, requests);
  expect(await count()).toBe(0);
  await page.goto('/filials?runtime=webview');
  await touch(page);
  await untilAnswered(page, requests);
  expect(await count()).toBe(0);
});
