import { expect, test, type BrowserContext, type Page } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';

// A second try would hide the order that is made twice.
test.describe.configure({ retries: 0 });

test.beforeEach(() => sandbox.reset());
test.afterEach(() => sandbox.clearFaults());

const ORDER = { path: '/takeaway/v1/takeaway/order', method: 'POST' } as const;

for (const [what, fault] of [
  ['the connection breaks after the platform has committed', { kind: 'resetAfterCommit', times: 1 }],
  ['the platform fails twice', { kind: 'fail', status: 500, times: 2 }],
] as const) {
  const tag = fault.kind === 'resetAfterCommit' ? '@core' : [];
  test(`one order, found by itself, when ${what}`, { tag }, async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.readyToOrder(VENUES.almaty);
    await sandbox.fault({ ...ORDER, ...fault });
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

test('two tabs of one cart end on one order, each sending the same body, where the first answer is lost', async ({
  page,
  context,
}) => {
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
  await sandbox.fault({ ...ORDER, kind: 'resetAfterCommit', times: 1 });
  const sent = watchOrders(context);
  // Not as a pointer presses: that waits until the button is at rest, and by then the other tab may have ordered.
  const press = (one: Diner) => one.orderButton().evaluate((button: HTMLElement) => button.click());
  await Promise.all([press(diner), press(other)]);
  await diner.onOrderPage();
  await other.onOrderPage();
  expect(new URL(copy.url()).pathname).toBe(new URL(page.url()).pathname);
  expect(await sandbox.orders()).toHaveLength(1);
  expect([page, copy].map((tab) => sent.some((request) => request.page === tab))).toEqual([true, true]);
  expect(new Set(sent.map(({ identity }) => identity)).size).toBe(1);
});

test('an order refused for a price that moved is made by the next press, at that price', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  const productId = await page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? '{}') as { lines: { productId: number }[] };
    return cart.lines[0]?.productId ?? 0;
  });
  await sandbox.changeProduct(productId, { priceMinor: 777_000 });
  await diner.orderButton().click();
  await expect(page.getByText(diner.t('checkout.refused'))).toBeVisible();
  expect(await sandbox.orders()).toEqual([]);
  await expect(diner.orderButton()).toContainText(/7\s770/);
  await diner.orderButton().click();
  await diner.onOrderPage();
  expect((await sandbox.orders()).map(({ sumMinor }) => sumMinor)).toEqual([777_000]);
});
