import { readFileSync } from 'node:fs';
import words from '../messages/offline/words.json' with { type: 'json' };
import { type Page, expect } from './test';
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { test } from './lift';
import { sandbox } from './sandbox';
import { billSlip, cartLines, dishes } from './screen';
import { texts } from './texts';

// Elsewhere workers are blocked: see playwright.config.ts.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ retries: 0 });

test.beforeEach(() => sandbox.reset());

const MENU = `/filials/${VENUES.almaty}`;
const t = texts('ru');

type Kind = 'pages' | 'own' | 'files' | 'pictures';

/** Paths of what the worker has kept, of one kind. */
const kept = (page: Page, kind: Kind) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(`kept-${name}-1`);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, kind);

const touch = (page: Page) => page.locator('body').dispatchEvent('pointerdown');

/** Touches the page and waits until it is kept. */
async function keep(page: Page, path: string, kind: Kind = 'pages'): Promise<void> {
  await touch(page);
  await expect.poll(() => kept(page, kind)).toContain(path);
  // Pictures come last.
  await expect.poll(async () => (await kept(page, 'files')).length).toBeGreaterThan(5);
}

/** The line over a page that came without network. */
const offlineLine = (page: Page) =>
  page.getByText(new RegExp(`^${t('layout.offline', { time: '§' }).replace('§', '\\d\\d:\\d\\d')}$`));

/** The page that is shown where nothing was kept. */
const offlineTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: words.ru.title, exact: true });

// Holds OFF-01, OFF-03.
test('a menu that was seen is read without network, and what is added there is in the cart', async ({
  page,
  lift,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await keep(page, MENU);
  await expect.poll(() => kept(page, 'pages')).toContain('/cart');
  lift.close();
  await page.goto(MENU);
  await expect(dishes(page).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await diner.addPlainProduct();
  await page.goto('/cart');
  await expect(offlineLine(page)).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);

  lift.open();
  await page.goto('/cart');
  await expect(cartLines(page)).toHaveCount(1);
  await expect(offlineLine(page)).toHaveCount(0);
  await expect(diner.signInButton()).toBeVisible();
});

test('a list and a menu that came without a reload are read without network', async ({ page, lift }) => {
  await page.goto('/filials?country=kz&language=ru');
  await keep(page, '/filials');
  await page.locator(`a[href="${MENU}"]`).first().click();
  await expect(dishes(page).first()).toBeVisible();
  await expect.poll(() => kept(page, 'pages')).toContain(MENU);
  lift.close();
  await page.goto('/filials');
  await expect(offlineLine(page)).toBeVisible();
  await page.locator(`a[href="${MENU}"]`).first().click();
  await expect(dishes(page).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

for (const [language, country] of [
  ['kk', 'kz'],
  ['ru', 'kz'],
  ['en', 'kz'],
  ['ka', 'ge'],
] as const)
  test(`a page that was never seen says so in ${language}, and leads to those that were`, async ({
    page,
    lift,
  }) => {
    const text = words[language];
    await page.goto(`/filials?country=${country}&language=${language}`);
    await keep(page, '/filials');
    lift.close();
    await page.goto('/towns');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    expect(await findingsInBothSchemes(page)).toEqual([]);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/filials');
    await page.goto('/towns');
    lift.open();
    await page.getByRole('link', { name: text.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

// Holds OFF-05.
test('a town or a language in the address reaches the server or nobody', async ({ page, lift }) => {
  await page.goto('/filials?country=kz&language=ru');
  await keep(page, '/filials');
  lift.close();
  await page.goto('/filials?language=kk');
  await expect(offlineTitle(page)).toBeVisible();
  lift.open();
  await page.goto('/filials?language=kk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
});

// Holds OFF-01, OFF-04.
test('a running order is read without network, and by nobody after the sign-out', async ({ page, lift }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await diner.orderButton().click();
  await diner.onOrderPage();
  const { pathname } = new URL(page.url());
  await keep(page, pathname, 'own');
  lift.close();
  await page.goto(pathname);
  await expect(page.getByText(t('orders.status_accepted')).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
  lift.open();

  await page.goto('/profile');
  await page.getByRole('button', { name: t('profile.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await kept(page, 'own')).toEqual([]);
  lift.close();
  await page.goto(pathname);
  await expect(offlineTitle(page)).toBeVisible();
});

// Holds OFF-04.
test('what was kept of one sign-in is not shown to the next', async ({ page, lift, context }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await diner.orderButton().click();
  await diner.onOrderPage();
  const { pathname } = new URL(page.url());
  await keep(page, pathname, 'own');
  // Another sign-in, of which this tab has heard nothing.
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.filter(({ name }) => name === 'signedIn').map((cookie) => ({ ...cookie, value: 'another' })),
  );
  lift.close();
  await page.goto(pathname);
  await expect(offlineTitle(page)).toBeVisible();
  expect(await kept(page, 'own')).toEqual([]);
});

test('a bill is read without network', async ({ page, lift }) => {
  const address = `${MENU}/bill?filial_id=${VENUES.almaty}&table_id=812&main_terminal_id=${VENUES.almaty}`;
  await page.goto(`${MENU}?country=kz&language=ru`);
  await touch(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(address);
  await expect(billSlip(page, t)).toBeVisible();
  await keep(page, `${MENU}/bill`);
  await page.goto(address);
  await expect(billSlip(page, t)).toBeVisible();
  lift.close();
  await page.goto(address);
  await expect(billSlip(page, t)).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

// Holds OFF-07, OFF-08.
test('Order pressed without network makes one order when it is back', async ({ page, lift }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await keep(page, '/cart');
  lift.close();
  await diner.orderButton().click();
  await expect(page.getByText(t('checkout.unknownTitle'))).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(t('checkout.unknownTitle'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('cart'))).toContain('"lines"');
  expect(await sandbox.orders()).toHaveLength(0);
  lift.open();
  await diner.onOrderPage();
  expect(await sandbox.orders()).toHaveLength(1);
});

/** The script of the worker as it was built. */
const built = (name: 'keeping' | 'leaving') => readFileSync(`.next/worker/${name}-worker.js`, 'utf8');

/** Has the browser look for another worker, as it does by itself with a visit. */
const lookForWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.update().catch(() => undefined);
  });

// Holds OFF-10.
test('a new worker takes over two open tabs at once, which go on', async ({ page, context, lift }) => {
  await page.goto(`${MENU}?country=kz&language=ru`);
  await keep(page, MENU);
  const other = await context.newPage();
  await other.goto('/filials');
  const before = await kept(page, 'files');
  for (const tab of [page, other])
    await tab.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { hasNewWorker: true }),
      );
    });
  lift.answer('/worker.js', `${built('keeping')}\n// another release`);
  await lookForWorker(page);
  for (const tab of [page, other]) await tab.waitForFunction(() => 'hasNewWorker' in window);
  expect(await kept(page, 'files')).toEqual(expect.arrayContaining(before));
  await other.locator(`a[href="${MENU}"]`).first().click();
  await expect(dishes(other).first()).toBeVisible();
  lift.close();
  await page.goto(MENU);
  await expect(dishes(page).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

// Holds OFF-09.
test('a worker that is switched off deletes what was kept, and goes', async ({ page, lift }) => {
  await page.goto(`${MENU}?country=kz&language=ru`);
  await keep(page, MENU);
  lift.answer('/worker.js', built('leaving'));
  await lookForWorker(page);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.goto(MENU);
  await expect(dishes(page).first()).toBeVisible();
});

for (const [what, answer] of [
  ['garbage', ')('],
  ['missing', 404],
  ['failing', 500],
  ['broken when it runs', "throw new Error('broken')"],
] as const)
  test(`the site stays as it is where the script of its worker is ${what}`, async ({ page, lift }) => {
    await page.goto(`${MENU}?country=kz&language=ru`);
    await keep(page, MENU);
    lift.answer('/worker.js', answer);
    await lookForWorker(page);
    await page.goto('/filials');
    await touch(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    lift.close();
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
  expect(await kept(page, 'pages')).not.toContain('/brands');
});

// Holds OFF-12.
test('a page that nobody touches, a kiosk and a webview register no worker', async ({ page }) => {
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // Playwright's own questions count as a touch: the first one comes when the page is at rest.
  await page.goto('/filials?country=kz&language=ru', { waitUntil: 'networkidle' });
  expect(await count()).toBe(0);
  await page.goto('/filials?runtime=webview');
  await touch(page);
  await page.waitForLoadState('networkidle');
  expect(await count()).toBe(0);
});
