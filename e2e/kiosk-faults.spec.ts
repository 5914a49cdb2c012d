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
import { test, type Lift } from './lift';
import { sandbox } from './sandbox';
import { chooseButtons } from './screen';
import { expect } from './test';

/*
 * A kiosk whose network goes at any step and comes back: one order, and its guest gets the number or is told to ask. In the
 * kiosk's own language, whose start registers the worker that keeps the browser's own error away.
 */

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
  act: (guest: Guest, lift: Lift) => Promise<void>;
}

const finish = async (guest: Guest) => {
  await expect(guest.button('pay_cash')).toBeVisible();
  await guest.button('pay_cash').click();
};

const STEPS: Step[] = [
  {
    at: 'the start',
    act: async (guest, lift) => {
      lift.close();
      await guest.begin();
      await guest.addDish();
      lift.open();
      await guest.goOn('review');
      await guest.goOn('toPayment');
      await finish(guest);
    },
  },
  {
    at: 'the menu',
    act: async (guest, lift) => {
      await guest.begin();
      lift.close();
      await guest.addDish();
      lift.open();
      await guest.goOn('review');
      await guest.goOn('toPayment');
      await finish(guest);
    },
  },
  {
    at: 'a dish',
    act: async (guest, lift) => {
      const { page, t } = guest;
      await guest.begin();
      await guest.addDish();
      lift.close();
      await chooseButtons(page, t).first().click();
      const dish = page.getByRole('dialog');
      await expect(dish.getByRole('alert')).toContainText(t('menu.productFailed'));
      lift.open();
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
    act: async (guest, lift) => {
      await guest.begin();
      await guest.addDish();
      lift.close();
      await guest.goOn('review');
      await guest.goOn('toPayment');
      // How it can be paid is not known; it is asked for until it is.
      await expect(guest.page.getByText(guest.t('errors.network'))).toBeVisible();
      lift.open();
      await finish(guest);
    },
  },
  {
    at: 'the name and the ways to pay',
    act: async (guest, lift) => {
      await guest.toPayment();
      lift.close();
      await guest.button('pay_cash').click();
      await expect(guest.heading('unknownTitle')).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(0);
      lift.open();
    },
  },
  {
    at: 'the sending, before the platform has the order',
    act: async (guest, lift) => {
      await guest.toPayment();
      await sandbox.fault({ ...ORDER_CALL, kind: 'hang', seconds: 2, times: 1 });
      await guest.button('pay_cash').click();
      await expect(guest.page.getByText(guest.t('checkout.sending'))).toBeVisible();
      lift.close();
      await expect(guest.heading('unknownTitle')).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(0);
      lift.open();
    },
  },
  {
    at: 'the sending, once the platform has the order',
    act: async (guest, lift) => {
      await guest.toPayment();
      lift.holdAnswers(ORDERING);
      await guest.button('pay_cash').click();
      await expect.poll(async () => (await sandbox.orders()).length).toBe(1);
      lift.close();
      await expect(guest.heading('unknownTitle')).toBeVisible();
      lift.open();
    },
  },
  {
    at: 'the number, before it is read',
    act: async (guest, lift) => {
      await guest.toPayment();
      lift.holdAnswers(/^\/api\/orders\/\d+$/);
      await Promise.all([guest.page.waitForRequest(/\/api\/orders\/\d+$/), guest.button('pay_cash').click()]);
      lift.close();
      await expect(guest.heading('askTitle')).toBeVisible();
      lift.open();
    },
  },
  {
    at: 'the number',
    act: async (guest, lift) => {
      await guest.toPayment();
      await finish(guest);
      await expect(guest.heading('numberTitle')).toBeVisible();
      lift.close();
      await expect(guest.number(await theOnlyOrder())).toBeVisible();
      await guest.newOrder().click();
      await expect(guest.heading('unreachableTitle')).toBeVisible();
      lift.open();
      await expect(guest.start()).toBeVisible({ timeout: BACK_MS });
    },
  },
];

for (const { at, act } of STEPS)
  // Holds KIOSK-25, KIOSK-26.
  test(`the network goes at ${at} and comes back: one order, and its guest has seen the number`, async ({
    page,
    lift,
  }) => {
    const guest = await startTablet(page);
    await act(guest, lift);
    if (at === 'the number') await theOnlyOrder();
    else await seesTheNumber(guest);
  });

test('a tablet that knows of no network waits, and sends the one order when it is back', async ({
  page,
  lift,
  context,
}) => {
  const guest = await startTablet(page);
  await guest.begin();
  await guest.addDish();
  lift.close();
  await context.setOffline(true);
  await guest.goOn('review');
  await guest.goOn('toPayment');
  lift.open();
  await context.setOffline(false);
  await expect(guest.button('pay_cash')).toBeVisible();
  lift.close();
  await context.setOffline(true);
  await guest.button('pay_cash').click();
  await expect(guest.heading('unknownTitle')).toBeVisible();
  lift.open();
  await context.setOffline(false);
  await seesTheNumber(guest);
});

test('the network goes on the way back from the payment page: one paid order, and its number', async ({
  page,
  lift,
}) => {
  const guest = await startTablet(page);
  await toHostedPage(guest);
  await payAndGetStuck(page, lift);
  lift.close();
  await expect(guest.heading('unreachableTitle')).toBeVisible();
  lift.open();
  await seesTheNumber(guest);
  expect(await sandbox.orders()).toMatchObject([{ paymentStatus: 'paid' }]);
});
