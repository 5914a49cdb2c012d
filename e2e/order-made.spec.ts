import { untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { choosePayment, onOrder, order, withCart } from './ordering';
import { sandbox } from './sandbox';

// A second try would hide an order without a confirmation.
test.describe.configure({ retries: 0 });

test.beforeEach(() => sandbox.reset());

test('an order that was made is shown by the answer to its press, until its page is there', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  // A cart at rest loads what shows the order. A request of a page that was left may never end.
  const requests = watchRequests(page);
  const isReady = page.waitForResponse(/\/api\/texts\/madeOrder/);
  await page.reload();
  await isReady;
  await untilAnswered(page, requests);
  await expect(page.locator('link[data-of=order]')).toHaveCount(1);
  let finish: () => void = () => undefined;
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  const requested = page.waitForRequest(/\/typ\/\d+\/order\/\d+/);
  await page.route(/\/typ\/\d+\/order\/\d+/, async (route) => {
    await isFinished;
    await route.continue();
  });
  await diner.orderButton().click();
  await requested;
  // The code of the order's page is loaded by now, and not after its data.
  await expect(page.locator('link[data-of=order]')).toHaveCount(0);
  const [made] = await sandbox.orders();
  const title = diner.t('orders.title', { number: made?.number ?? '' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(diner.t('orders.thanks'))).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/cart');
  await expect(diner.orderDock()).toBeHidden();
  await expect(page.getByText(diner.t('cart.emptyTitle'))).toBeHidden();
  finish();
  await diner.onOrderPage();
});

test('a payment page that does not open leaves an order, which the cart never hides', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choosePayment(page, 'online');
  await page.route(/\/payment-page/, (route) => route.abort('connectionrefused'));
  const unavailable = { error: { code: 'upstream/unavailable', requestId: 'r' } };
  // From before the order on: the cart asks for the balance anew while it is left, and an answer would be there at the return.
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: unavailable }));
  await order(diner);
  // The browser's own page of an address that does not answer.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await page.goBack();
  await expect(page.getByText(diner.t('checkout.unknownTitle'))).toBeVisible();
  await expect(page.getByText(diner.t('cart.emptyTitle'))).toBeHidden();
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: diner.t('checkout.checkNow') }).click();
  await onOrder(page);
  expect(await sandbox.orders()).toMatchObject([{ paymentStatus: 'pending' }]);
});

test('a press on an order before its scripts have come is answered once they have', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  let arrive: () => void = () => undefined;
  const haveCome = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await haveCome;
    await route.continue();
  });
  await page.goto(`/orders/${made?.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: diner.t('orders.otherActions'), exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violations).toEqual([]);
});
