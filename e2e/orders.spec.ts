import { expect, test, type Page } from '@playwright/test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { texts } from './texts';

const t = texts('ru');
const VENDOR_VENUE = 3127;
const SHOP = 90001;
const CARDS = { good: '4111 1111 1111 1111', bad: '4000 0000 0000 0002', secure: '4000 0027 6000 3184' };

test.beforeEach(() => sandbox.reset());

/** Adds as many pieces of one dish as the smallest delivery needs. */
async function addEnough(diner: Diner, venueId: number): Promise<void> {
  await diner.openVenue(venueId);
  await diner.addPlainProduct();
  await diner.page.evaluate(() => {
    const cart = JSON.parse(sessionStorage.getItem('cart') ?? '') as {
      lines: { priceMinor: number; count: number }[];
    };
    for (const line of cart.lines) line.count = Math.ceil(600_000 / line.priceMinor);
    sessionStorage.setItem('cart', JSON.stringify(cart));
  });
}

/** The demo diner, whose nearest saved address is the active one, with a cart for any delivery. */
async function withCart(page: Page, venueId: number): Promise<Diner> {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/?country=kz&language=ru');
  await page.goto('/api/auth/sign-in?return=%2Fprofile%2Faddresses');
  await diner.passSignIn();
  await page.waitForURL('**/profile/addresses');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await addEnough(diner, venueId);
  await diner.openCart();
  // Which kinds are offered, and what can be had, is known once the cart was checked.
  await diner.dockButton().waitFor();
  return diner;
}

const choose = (page: Page, words: string) => page.getByText(words, { exact: true }).first().click();

async function order(diner: Diner): Promise<void> {
  await diner.consent().check();
  await diner.dockButton().waitFor();
  // What cannot be had this way is taken out by the one tap that the cart offers.
  if (!(await diner.orderButton().isVisible())) await diner.dockButton().click();
  await expect(diner.orderButton()).toBeEnabled();
  await diner.orderButton().click();
}

async function payBy(page: Page, card: string): Promise<void> {
  await page.waitForURL(/\/payment-page/);
  await page.locator('input[name="card"]').fill(card);
  await page.locator('button.main').click();
}

const onOrder = (page: Page) => page.waitForURL(/\/(typ\/\d+\/order|orders)\/\d+/, { timeout: 40_000 });

test('in the restaurant: the table has to be said, and the order shows it', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('service.express'));
  await diner.consent().check();
  await expect(page.getByText(t('checkout.tableRequired')).first()).toBeVisible();
  await page.locator('#table-number').fill('7');
  await order(diner);
  await onOrder(page);
  await expect(page.getByText(t('orders.status_accepted')).first()).toBeVisible();
  const [made] = await sandbox.orders();
  expect(made).toMatchObject({ kind: 'express', status: 'created' });
});

test('delivery: to the active address, then the courier on the way', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('service.delivery'));
  await expect(page.getByText(t('delivery.toAddress'))).toBeVisible();
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  expect(made).toMatchObject({ kind: 'delivery' });
  await sandbox.moveOrder(made?.id ?? 0, 'delivery');
  await page.reload();
  await expect(page.getByText(t('orders.status_delivery')).first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
});

test('the venue’s own delivery has its own cost and no tariffs', async ({ page }) => {
  const diner = await withCart(page, VENDOR_VENUE);
  await order(diner);
  await onOrder(page);
  expect(await sandbox.orders()).toMatchObject([{ kind: 'vendor_delivery' }]);
});

test('a micromarket is paid online, and then it is done', async ({ page }) => {
  const diner = await withCart(page, SHOP);
  await order(diner);
  await payBy(page, CARDS.good);
  await onOrder(page);
  await expect.poll(async () => (await sandbox.orders())[0]?.paymentStatus).toBe('paid');
  await sandbox.advance(30);
  await expect.poll(async () => (await sandbox.orders())[0]?.status).toBe('completed');
  expect(await sandbox.orders()).toMatchObject([{ kind: 'micromarket' }]);
});

test('a declined card leaves the order, which is paid again without a second one', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('payments.online'));
  await order(diner);
  await payBy(page, CARDS.bad);
  await expect(page.getByText(t('payments.failedTitle'))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t('payments.payAgain')}`) }).click();
  await payBy(page, CARDS.good);
  await onOrder(page);
  await expect(page.getByText(t('orders.status_paid')).first()).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ paymentStatus: 'paid' }]);
});

for (const [answer, outcome] of [
  ['approve', 'paid'],
  ['decline', 'failed'],
] as const) {
  test(`3-D Secure: ${answer} ends as ${outcome}`, async ({ page }) => {
    const diner = await withCart(page, VENUES.almaty);
    await choose(page, t('payments.online'));
    await order(diner);
    await payBy(page, CARDS.secure);
    await page.locator(`button[name="answer"][value="${answer}"]`).click();
    await expect.poll(async () => (await sandbox.orders())[0]?.paymentStatus).toBe(outcome);
    if (outcome === 'paid') await onOrder(page);
    else await expect(page.getByText(t('payments.failedTitle'))).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  });
}

test('Kaspi has a page of its own', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('payments.kaspi'));
  await order(diner);
  await page.waitForURL(/\/payment-page\/kaspi/);
  await page.locator('button.main').first().click();
  await onOrder(page);
  await expect.poll(async () => (await sandbox.orders())[0]?.paymentStatus).toBe('paid');
});

test('a closed payment page and the back button lead to the same order, which waits for its money', async ({
  page,
}) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('payments.online'));
  await order(diner);
  await page.waitForURL(/\/payment-page/);
  await page.goBack();
  await page.goto('/orders');
  await expect(page.getByText(t('orders.status_waitingForPayment')).first()).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ paymentStatus: 'pending' }]);
});

test('what the return address claims counts for nothing', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('payments.online'));
  await order(diner);
  await page.waitForURL(/\/payment-page/);
  const [made] = await sandbox.orders();
  await page.goto(`/payment/success/${made?.id ?? 0}`);
  await expect(page.getByText(t('payments.pendingTitle'))).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ paymentStatus: 'pending' }]);
});

test('bonuses pay a part of the dishes, and the sum comes out', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  const slider = page.locator('.range--bonus input[type="range"], input.range--bonus').first();
  await slider.focus();
  await page.keyboard.press('End');
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  expect(made?.bonusesSpentMinor).toBeGreaterThan(0);
  expect((made?.bonusesSpentMinor ?? 0) + (made?.toPayMinor ?? 0)).toBe(made?.sumMinor);
});

test('orders are listed, one is opened, canceled and says so', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await order(diner);
  await onOrder(page);
  await page.goto('/orders');
  await page.locator('main a[href*="/order"]').first().click();
  await onOrder(page);
  await page.getByRole('button', { name: t('orders.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.cancel') })
    .click();
  await expect(page.getByText(t('orders.status_canceled')).first()).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ status: 'canceled' }]);
});
