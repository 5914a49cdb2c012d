import offlineTexts from '../messages/offline/texts.json' with { type: 'json' };
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { test } from './network';
import { sandbox } from './sandbox';
import { billSlip, cartLines, dishes } from './screen';
import { cachedPaths, offlineLine, touch, waitUntilCached } from './service-worker';
import { type Page, expect } from './test';
import { texts } from './texts';

// Elsewhere workers are blocked: see playwright.config.ts.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ retries: 0 });

test.beforeEach(() => sandbox.reset());

const MENU = `/filials/${VENUES.almaty}`;
const t = texts('ru');

/** The page that is shown where nothing was cached. */
const offlineTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: offlineTexts.ru.title, exact: true });

/** A diner makes an order, and its page is cached. @returns its path */
async function cachedOrder(page: Page): Promise<string> {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await diner.orderButton().click();
  await diner.onOrderPage();
  const { pathname } = new URL(page.url());
  await waitUntilCached(page, pathname, 'own');
  return pathname;
}

// Holds OFF-01, OFF-03.
test('a menu that was seen is read without network, and what is added there is in the cart', async ({
  page,
  network,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await waitUntilCached(page, MENU);
  await expect.poll(() => cachedPaths(page, 'pages')).toContain('/cart');
  network.cut();
  await page.goto(MENU);
  await expect(dishes(page).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await diner.addPlainProduct();
  await page.goto('/cart');
  await expect(offlineLine(page)).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);

  network.restore();
  await page.goto('/cart');
  await expect(cartLines(page)).toHaveCount(1);
  await expect(offlineLine(page)).toHaveCount(0);
  await expect(diner.signInButton()).toBeVisible();
});

test('a list and a menu that came without a reload are read without network', async ({ page, network }) => {
  await page.goto('/filials?country=kz&language=ru');
  await waitUntilCached(page, '/filials');
  await page.locator(`a[href="${MENU}"]`).first().click();
  await expect(dishes(page).first()).toBeVisible();
  await expect.poll(() => cachedPaths(page, 'pages')).toContain(MENU);
  network.cut();
  await page.goto('/filials');
  await expect(offlineLine(page)).toBeVisible();
  await page.locator(`a[href="${MENU}"]`).first().click();
  await expect(dishes(page).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

test('a page that was never seen says so in ka, and leads to those that were', async ({ page, network }) => {
  const text = offlineTexts.ka;
  await page.goto('/filials?country=ge&language=ka');
  await waitUntilCached(page, '/filials');
  network.cut();
  await page.goto('/towns');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/filials');
  await page.goto('/towns');
  await expect(page.getByRole('link', { name: text.retry })).toHaveAttribute('href', '');
  network.restore();
  // By itself, without a press.
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toHaveCount(0, {
    timeout: 15_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Holds OFF-05.
test('a town or a language in the address is never answered from the cache', async ({ page, network }) => {
  await page.goto('/filials?country=kz&language=ru');
  await waitUntilCached(page, '/filials');
  network.cut();
  await page.goto('/filials?language=kk');
  await expect(offlineTitle(page)).toBeVisible();
  network.restore();
  await page.goto('/filials?language=kk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
});

// Holds OFF-01, OFF-04.
test('a running order is readable offline, but not for the next diner or after the sign-out', async ({
  page,
  network,
  context,
}) => {
  const pathname = await cachedOrder(page);
  network.cut();
  await page.goto(pathname);
  await expect(page.getByText(t('orders.status_accepted')).filter({ visible: true }).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();

  // Another sign-in, of which this tab has heard nothing.
  const own = (await context.cookies()).filter(({ name }) => name === 'signedIn');
  expect(own).toHaveLength(1);
  await context.addCookies(own.map((cookie) => ({ ...cookie, value: 'another' })));
  await page.goto(pathname);
  await expect(offlineTitle(page)).toBeVisible();
  expect(await cachedPaths(page, 'own')).toEqual([]);

  await context.addCookies(own);
  network.restore();
  await page.goto(pathname);
  await waitUntilCached(page, pathname, 'own');
  await page.goto('/profile');
  await new Diner(page, 'kz', 'ru').signOut();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await cachedPaths(page, 'own')).toEqual([]);
  network.cut();
  await page.goto(pathname);
  await expect(offlineTitle(page)).toBeVisible();
});

// Holds OFF-01.
test('the diner’s tables are read without network', async ({ page, network }) => {
  await new Diner(page, 'kz', 'ru').signIn('/profile/reservations');
  await touch(page);
  await waitUntilCached(page, '/profile/reservations', 'own');
  await page.reload();
  await expect(page.getByText(t('booking.emptyTitle'))).toBeVisible();
  await expect.poll(() => cachedPaths(page, 'own')).toContain('/api/booking/reservations');
  network.cut();
  await page.goto('/profile/reservations');
  await expect(page.getByText(t('booking.emptyTitle'))).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

test('a bill is read without network', async ({ page, network }) => {
  const address = `${MENU}/bill?filial_id=${VENUES.almaty}&table_id=812&main_terminal_id=${VENUES.almaty}`;
  await page.goto(`${MENU}?country=kz&language=ru`);
  await touch(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(address);
  await expect(billSlip(page, t)).toBeVisible();
  await waitUntilCached(page, `${MENU}/bill`);
  await page.goto(address);
  await expect(billSlip(page, t)).toBeVisible();
  network.cut();
  await page.goto(address);
  await expect(billSlip(page, t)).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

// Holds OFF-07, OFF-08.
test(
  'Order pressed without network makes one order when it is back',
  { tag: '@core' },
  async ({ page, network }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.readyToOrder(VENUES.almaty);
    await waitUntilCached(page, '/cart');
    network.cut();
    await diner.orderButton().click();
    await expect(page.getByText(t('checkout.unknownTitle'))).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText(t('checkout.unknownTitle'))).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('cart'))).toContain('"lines"');
    expect(await sandbox.orders()).toHaveLength(0);
    network.restore();
    await diner.onOrderPage();
    expect(await sandbox.orders()).toHaveLength(1);
  },
);
