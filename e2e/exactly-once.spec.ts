import { expect, test, type BrowserContext, type Page } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox, type Fault } from './sandbox';
import { cartLines } from './screen';

// A second try would hide the order that is made twice.
test.describe.configure({ retries: 0 });

test.beforeEach(() => sandbox.reset());
test.afterEach(() => sandbox.clearFaults());

const ORDER = { path: '/takeaway/v1/takeaway/order', method: 'POST' } as const;

test('twenty presses make one order', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await diner.orderButton().evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await diner.onOrderPage();
  expect(await sandbox.orders()).toHaveLength(1);
});

const FAULTS: { name: string; fault: Fault }[] = [
  {
    name: 'the connection breaks before the platform has committed',
    fault: { ...ORDER, kind: 'reset', times: 1 },
  },
  {
    name: 'the connection breaks after the platform has committed',
    fault: { ...ORDER, kind: 'resetAfterCommit', times: 1 },
  },
  { name: 'the platform answers garbage', fault: { ...ORDER, kind: 'garbage', times: 1 } },
  { name: 'the platform fails twice', fault: { ...ORDER, kind: 'fail', status: 500, times: 2 } },
];

for (const { name, fault } of FAULTS) {
  test(`one order, found by itself, when ${name}`, async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.readyToOrder(VENUES.almaty);
    await sandbox.fault(fault);
    await diner.orderButton().click();
    await expect(page.getByText(diner.t('checkout.unknownTitle'))).toBeVisible();
    await diner.onOrderPage();
    expect(await sandbox.orders()).toHaveLength(1);
  });
}

test('one order when the page is reloaded while it is sent', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    // The answer never comes: the diner reloads meanwhile.
  });
  await diner.orderButton().click();
  await expect.poll(async () => (await sandbox.orders()).length).toBe(1);
  await page.unroute('**/api/orders');
  await page.reload();
  await diner.onOrderPage();
  expect(await sandbox.orders()).toHaveLength(1);
});

test('one order when the network is cut before it is sent', async ({ page, context }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await context.setOffline(true);
  await diner.orderButton().click();
  await expect(page.getByText(diner.t('checkout.unsentTitle'))).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(0);
  await context.setOffline(false);
  await diner.onOrderPage();
  expect(await sandbox.orders()).toHaveLength(1);
});

/** Every order that a tab of the browser sends from now on: its key and its body. */
function watchOrders(context: BrowserContext) {
  const sent: { page: Page; identity: string }[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/orders') return;
    const identity = `${request.headers()['idempotency-key']} ${request.postData()}`;
    sent.push({ page: request.frame().page(), identity });
  });
  return sent;
}

/** Presses Order in two tabs of one cart at the same instant, as far as the order's page in both. */
async function pressInTwoTabs(page: Page, context: BrowserContext, fault: Fault | null) {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  const copy = await context.newPage();
  await copy.addInitScript((values: Record<string, string>) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  }, storage);
  await copy.goto('/cart');
  const other = new Diner(copy, 'kz', 'ru');
  await expect(other.orderButton()).toBeEnabled();
  if (fault) await sandbox.fault(fault);
  const sent = watchOrders(context);
  // Not as a pointer presses: that waits until the button is at rest, and by then the other tab may have ordered.
  const press = (one: Diner) => one.orderButton().evaluate((button: HTMLElement) => button.click());
  await Promise.all([press(diner), press(other)]);
  await diner.onOrderPage();
  await other.onOrderPage();
  expect(new URL(copy.url()).pathname).toBe(new URL(page.url()).pathname);
  expect(await sandbox.orders()).toHaveLength(1);
  return { sent, tabs: [page, copy] };
}

test('two tabs with the same cart make one order, and both end on its page', async ({ page, context }) => {
  const { sent } = await pressInTwoTabs(page, context, null);
  // They lock each other out. The second tab finds the order and has nothing to send; but storage reaches another tab a moment
  // after the lock does, and then it may send once more, with the very same body.
  expect(new Set(sent.map(({ identity }) => identity)).size).toBe(1);
});

test('two tabs send one and the same body where the answer to the first is lost', async ({
  page,
  context,
}) => {
  const lost = { ...ORDER, kind: 'resetAfterCommit', times: 1 } as const;
  const { sent, tabs } = await pressInTwoTabs(page, context, lost);
  expect(tabs.map((tab) => sent.some((request) => request.page === tab))).toEqual([true, true]);
  expect(new Set(sent.map(({ identity }) => identity)).size).toBe(1);
});

const firstProduct = (page: Page) =>
  page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? '{}') as { lines: { productId: number }[] };
    return cart.lines[0]?.productId ?? 0;
  });

test('a refusal of the platform makes no order and keeps the cart', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  const productId = await firstProduct(page);
  await sandbox.changeProduct(productId, { stopped: true });
  await diner.orderButton().click();
  await expect(page.getByText(diner.t('errors.orderPositions'))).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(0);
  await expect(cartLines(page)).toHaveCount(1);
});

test('an order refused for a price that moved is made by the next press, at that price', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  const productId = await firstProduct(page);
  await sandbox.changeProduct(productId, { priceMinor: 777_000 });
  await diner.orderButton().click();
  await expect(page.getByText(diner.t('checkout.refused'))).toBeVisible();
  await expect(diner.orderButton()).toContainText(/7\s770/);
  await diner.orderButton().click();
  await diner.onOrderPage();
  expect((await sandbox.orders()).map(({ sumMinor }) => sumMinor)).toEqual([777_000]);
});
