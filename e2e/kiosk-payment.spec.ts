import type { Guest } from './kiosk-guest';
import { BACK_MS, seesTheNumber, startTablet, TABLET, toHostedPage } from './kiosk-tablet';
import { CARDS, payBy } from './ordering';
import { sandbox } from './sandbox';
import { expect, test } from './test';

/* The outcomes of a kiosk's order that is paid on a hosted page: paid, declined, left, late. */

test.use(TABLET);
// A second try would hide the order that is made twice.
test.describe.configure({ retries: 0 });
test.beforeEach(() => sandbox.reset());

const paymentStatus = async () => (await sandbox.orders()).map((one) => one.paymentStatus);
const openPayment = ({ page, t }: Guest) =>
  page.getByRole('button', { name: new RegExp(`^${t('payments.openPayment')}`) });

test(
  'a declined card leaves the order, which another card pays, and the number is shown with the way it is called',
  { tag: '@core' },
  async ({ page }) => {
    const guest = await startTablet(page);
    await toHostedPage(guest);
    await payBy(page, CARDS.bad);
    await expect(guest.heading('unpaidTitle')).toBeVisible();
    await expect(page.getByText(guest.t('kiosk.unpaidText'))).toBeVisible();
    await openPayment(guest).click();
    await payBy(page, CARDS.good);
    await seesTheNumber(guest);
    await expect(page.getByText(guest.t('kiosk.calledText'))).toBeVisible();
    expect(await paymentStatus()).toEqual(['paid']);
  },
);

test('Kaspi declines, the guest does not pay, and the kiosk is free', async ({ page }) => {
  const guest = await startTablet(page);
  await toHostedPage(guest, 'pay_kaspi');
  await page.locator('button[name="answer"][value="decline"]').click();
  await expect(guest.heading('unpaidTitle')).toBeVisible();
  await guest.button('leaveUnpaid').click();
  await expect(guest.start()).toBeVisible();
  expect(await paymentStatus()).toEqual(['failed']);
});

test('a payment page that the guest leaves by the back button leads to the unpaid order', async ({
  page,
}) => {
  const guest = await startTablet(page);
  await toHostedPage(guest);
  await page.goBack();
  await expect(guest.heading('unpaidTitle')).toBeVisible({ timeout: BACK_MS });
  await openPayment(guest).click();
  await payBy(page, CARDS.good);
  await seesTheNumber(guest);
  expect(await paymentStatus()).toEqual(['paid']);
});

test('an order whose payment page stood open for too long has no number, and says what becomes of the money', async ({
  page,
}) => {
  const guest = await startTablet(page);
  await toHostedPage(guest);
  await sandbox.advance(16);
  await page.goBack();
  await expect(page.getByRole('heading', { name: guest.t('payments.canceledTitle') })).toBeVisible({
    timeout: BACK_MS,
  });
  await expect(page.getByText(guest.t('payments.canceledText'))).toBeVisible();
  await expect(guest.heading('numberTitle')).toBeHidden();
  await guest.newOrder().click();
  await expect(guest.start()).toBeVisible();
});

test('a kiosk checks an unpaid order after its guest has left, and is free again', async ({ page }) => {
  const guest = await startTablet(page);
  await toHostedPage(guest);
  await page.locator('button[name="leave"]').click();
  await expect(guest.heading('unpaidTitle')).toBeVisible();
  await page.clock.install();
  await page.clock.runFor(62_000);
  await expect(page.getByRole('dialog', { name: guest.t('kiosk.stillThere') })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(guest.start()).toBeVisible({ timeout: BACK_MS });
  expect(await paymentStatus()).toEqual(['pending']);
});

test('money that comes late is shown without a touch', async ({ page }) => {
  const guest = await startTablet(page);
  await toHostedPage(guest);
  await page.locator('button[name="late"][value="1"]').click();
  await expect(guest.heading('unpaidTitle')).toBeVisible();
  await expect(page.getByText(guest.t('kiosk.awaitedText'))).toBeVisible();
  await sandbox.advance(2);
  await seesTheNumber(guest);
  expect(await paymentStatus()).toEqual(['paid']);
});
