import type { Guest } from './kiosk-guest';
import {
  BACK_MS,
  payAndGetStuck,
  seesTheNumber,
  startTablet,
  TABLET,
  theOnlyOrder,
  toHostedPage,
} from './kiosk-tablet';
import { test, type Network } from './network';
import { sandbox } from './sandbox';
import { chooseButtons } from './screen';
import { expect } from './test';

// A kiosk whose network goes at any step and comes back: one order, and its guest gets the number or the hint to ask. In
// the kiosk's own language, whose start registers the worker that keeps the browser's own error away.

test.use(TABLET);
// A second try would hide the order that is made twice.
test.describe.configure({ retries: 0 });
test.beforeEach(() => sandbox.reset());
test.afterEach(() => sandbox.clearFaults());

const ORDERING = /^\/api\/orders$/;
const ORDER_CALL = { path: '/takeaway/v1/takeaway/order', method: 'POST' } as const;

interface Step {
  at: string;
  /** Goes as far as the step, has the network cut, does what a guest does then, and goes on once it is back. */
  act: (guest: Guest, network: Network) => Promise<void>;
}

const finish = async (guest: Guest) => {
  await expect(guest.button('pay_cash')).toBeVisible();
  await guest.button('pay_cash').click();
};

const STEPS: Step[] = [
  {
    at: 'the start',
    act: async (guest, network) => {
      network.cut();
      await guest.begin();
      await guest.addDish();
      network.restore();
      await guest.goOn('review');
      await guest.goOn('toPayment');
      await finish(guest);
    },
  },
  {
    at: 'the menu',
    act: async (guest, network) => {
      await guest.begin();
      network.cut();
      await guest.addDish();
      network.restore();
      await guest.goOn('review');
      await guest.goOn('toPayment');
      await finish(guest);
    },
  },
  {
    at: 'a dish',
    act: async (guest, network) => {
      const { page, t } = guest;
      await guest.begin();
      await guest.addDish();
      network.cut();
      await chooseButtons(page, t).first().click();
      const dish = page.getByRole('dialog');
      await expect(dish.getByRole('alert')).toContainText(t('menu.productFailed'));
      network.restore();
      await dish.getByRole('button', { name: t('layout.retry') }).click();
      await expect(dish.getByRole('group').first()).toBeVisible();
      await dish.getByRole('button', { name: t('layout.close') }).click();
      await guest.goOn('review');
      await guest.goOn('toPayment');
      await finish(guest);
    },
  },
  {
    at: 'the review',
    act: async (guest, network) => {
      await guest.begin();
      await guest.addDish();
      network.cut();
      await guest.goOn('review');
      await guest.goOn('toPayment');
      // How it can be paid is not known; it is requested until it is.
      await expect(guest.page.getByText(guest.t('errors.network'))).toBeVisible();
      network.restore();
      await finish(guest);
    },
  },
  {
    at: 'the name and the ways to pay',
    act: async (guest, network) => {
      await guest.toPayment();
      network.cut();
      await guest.button('pay_cash').click();
      await expect(guest.heading('unknownTitle')).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(0);
      network.restore();
    },
  },
  {
    at: 'the sending, before the platform has the order',
    act: async (guest, network) => {
      await guest.toPayment();
      await sandbox.fault({ ...ORDER_CALL, kind: 'hang', seconds: 2, times: 1 });
      await guest.button('pay_cash').click();
      await expect(guest.page.getByText(guest.t('checkout.sending'))).toBeVisible();
      network.cut();
      await expect(guest.heading('unknownTitle')).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(0);
      network.restore();
    },
  },
  {
    at: 'the sending, once the platform has the order',
    act: async (guest, network) => {
      await guest.toPayment();
      network.holdAnswers(ORDERING);
      await guest.button('pay_cash').click();
      await expect.poll(async () => (await sandbox.orders()).length).toBe(1);
      network.cut();
      await expect(guest.heading('unknownTitle')).toBeVisible();
      network.restore();
    },
  },
  {
    at: 'the number, before it is read',
    act: async (guest, network) => {
      await guest.toPayment();
      network.holdAnswers(/^\/api\/orders\/\d+$/);
      await Promise.all([guest.page.waitForRequest(/\/api\/orders\/\d+$/), guest.button('pay_cash').click()]);
      network.cut();
      await expect(guest.heading('askTitle')).toBeVisible();
      network.restore();
    },
  },
  {
    at: 'the number',
    act: async (guest, network) => {
      await guest.toPayment();
      await finish(guest);
      await expect(guest.heading('numberTitle')).toBeVisible();
      network.cut();
      await expect(guest.number(await theOnlyOrder())).toBeVisible();
      await guest.newOrder().click();
      await expect(guest.heading('unreachableTitle')).toBeVisible();
      network.restore();
      await expect(guest.start()).toBeVisible({ timeout: BACK_MS });
    },
  },
];

for (const { at, act } of STEPS)
  // Holds KIOSK-25, KIOSK-26.
  test(`the network goes at ${at} and comes back: one order, and its guest has seen the number`, async ({
    page,
    network,
  }) => {
    const guest = await startTablet(page);
    await act(guest, network);
    if (at === 'the number') await theOnlyOrder();
    else await seesTheNumber(guest);
  });

test('a tablet that knows of no network waits, and sends the one order when it is back', async ({
  page,
  network,
  context,
}) => {
  const guest = await startTablet(page);
  await page.route('**/api/kiosk/session', (route) => route.abort(), { times: 1 });
  await Promise.all([page.waitForEvent('requestfailed'), guest.begin()]);
  await guest.addDish();
  network.cut();
  await context.setOffline(true);
  await guest.goOn('review');
  await guest.goOn('toPayment');
  network.restore();
  await context.setOffline(false);
  await expect(guest.button('pay_cash')).toBeVisible();
  // The session that the start did not get is opened now, and not by the press.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tablet-session'))).not.toBeNull();
  network.cut();
  await context.setOffline(true);
  await guest.button('pay_cash').click();
  await expect(guest.heading('unknownTitle')).toBeVisible();
  network.restore();
  await context.setOffline(false);
  await seesTheNumber(guest);
});

test('the network goes on the way back from the payment page: one paid order, and its number', async ({
  page,
  network,
}) => {
  const guest = await startTablet(page);
  await toHostedPage(guest);
  await payAndGetStuck(page, network);
  network.cut();
  await expect(guest.heading('unreachableTitle')).toBeVisible();
  network.restore();
  await seesTheNumber(guest);
  expect(await sandbox.orders()).toMatchObject([{ paymentStatus: 'paid' }]);
});
