import { expect, test, type Page } from './test';
import { VENUES } from './environment';
import { CARDS, onOrder, orderOnline, payBy } from './ordering';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');
/** Longer than an attempt to pay lives. */
const ATTEMPT_MINUTES = 16;

test.beforeEach(() => sandbox.reset());

const paymentStatus = () => sandbox.orders().then((orders) => orders.map((one) => one.paymentStatus));
const isPaid = (page: Page) =>
  expect(page.getByText(t('orders.status_paid')).filter({ visible: true }).first()).toBeVisible();

// Holds PAY-05.
test(
  'a declined card leaves the order, which is paid again without a second one',
  { tag: '@core' },
  async ({ page }) => {
    await orderOnline(page, VENUES.almaty);
    await payBy(page, CARDS.bad);
    await expect(page.getByText(t('payments.failedTitle'))).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${t('payments.payAgain')}`) }).click();
    await payBy(page, CARDS.good);
    await onOrder(page);
    await isPaid(page);
    expect(await paymentStatus()).toEqual(['paid']);
  },
);

// Holds NAV-34.
test('the way back from the thanks for a paid order leads to Home, not to the payment page', async ({
  page,
}) => {
  await orderOnline(page, VENUES.almaty);
  await payBy(page, CARDS.good);
  await isPaid(page);
  await page.getByRole('button', { name: t('layout.back') }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('Kaspi has a page of its own, which pays', async ({ page }) => {
  await orderOnline(page, VENUES.almaty, 'kaspi');
  await page.locator('button[name="answer"][value="approve"]').click();
  await onOrder(page);
  expect(await paymentStatus()).toEqual(['paid']);
});

test('an order waits for its money after the way back, whatever the return address claims, and is canceled in time', async ({
  page,
}) => {
  await orderOnline(page, VENUES.almaty);
  const [made] = await sandbox.orders();
  await page.goBack();
  await onOrder(page);
  await expect(page.getByText(t('orders.status_waitingForPayment')).first()).toBeVisible();
  await page.goto(`/payment/success/${made?.id ?? 0}`);
  await expect(page.getByText(t('payments.pendingTitle'))).toBeVisible();
  expect(await paymentStatus()).toEqual(['pending']);
  await sandbox.advance(ATTEMPT_MINUTES);
  await page.goto(`/orders/${made?.id ?? 0}`);
  await expect(page.getByText(t('orders.status_canceled')).first()).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ status: 'canceled' }]);
});

test('a payment page that was closed is opened again from the order, and pays that one', async ({ page }) => {
  await orderOnline(page, VENUES.almaty);
  await page.locator('button[name="leave"]').click();
  await page.waitForURL(/\/payment\/failure\//);
  await page.getByRole('button', { name: new RegExp(`^${t('payments.openPayment')}`) }).click();
  await payBy(page, CARDS.good);
  await onOrder(page);
  await isPaid(page);
  expect(await paymentStatus()).toEqual(['paid']);
});

test('a payment that arrives late is shown without a reload', async ({ page }) => {
  await orderOnline(page, VENUES.almaty);
  await page.locator('button[name="late"][value="5"]').click();
  await expect(page.getByText(t('payments.pendingTitle'))).toBeVisible();
  await sandbox.advance(6);
  await onOrder(page);
  await isPaid(page);
  expect(await paymentStatus()).toEqual(['paid']);
});
