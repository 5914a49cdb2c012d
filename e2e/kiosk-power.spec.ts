import { Guest } from './kiosk-guest';
import {
  BACK_MS,
  cutPower,
  getRefused,
  payAndGetStuck,
  seesTheNumber,
  startAgain,
  startTablet,
  TABLET,
  theOnlyOrder,
  toHostedPage,
} from './kiosk-tablet';
import { test } from './network';
import { CARDS, payBy } from './ordering';
import { sandbox } from './sandbox';
import { expect, type Page } from './test';

/* A tablet whose power goes once a guest has pressed, and that is started again: one order, and its number or the hint to ask. */

test.use(TABLET);
// A second try would hide the order that is made twice.
test.describe.configure({ retries: 0 });
test.beforeEach(() => sandbox.reset());

const ORDERING = /^\/api\/orders$/;

/** When the power is cut, once the guest has pressed. */
const CUTS: { when: string; hold: RegExp | null; until: (page: Page) => Promise<void> }[] = [
  {
    when: 'as soon as the press is stored',
    hold: null,
    // Before that nothing was made, and the guest finds the start.
    // A quick machine has left for the number by then.
    until: async (page) =>
      void (await page.waitForFunction(() => (localStorage.getItem('orderIntents') ?? '[]') !== '[]')),
  },
  {
    when: 'before the number is read',
    hold: /^\/api\/orders\/\d+$/,
    until: async (page) => void (await page.waitForRequest(/\/api\/orders\/\d+$/)),
  },
  {
    when: 'as soon as the number is shown',
    hold: null,
    until: (page) => expect(new Guest(page, 'kk').heading('numberTitle')).toBeVisible(),
  },
];

for (const { when, hold, until } of CUTS)
  // Holds KIOSK-26.
  test(`the power goes ${when}: one order, and the tablet shows its number when it is started again`, async ({
    page,
    context,
    network,
  }) => {
    const guest = await startTablet(page);
    await guest.toPayment();
    if (hold) network.holdAnswers(hold);
    await guest.button('pay_cash').click();
    await until(page);
    await cutPower(page, network);
    const again = await startAgain(context);
    await seesTheNumber(again);
    await again.newOrder().click();
    await expect(again.start()).toBeVisible();
  });

// Holds KIOSK-26.
test('the power goes before the browser has written its storage: one order, and its number', async ({
  page,
  context,
  network,
}) => {
  const guest = await startTablet(page);
  await guest.toPayment();
  network.holdAnswers(ORDERING);
  await guest.button('pay_cash').click();
  await expect.poll(async () => (await sandbox.orders()).length).toBe(1);
  // The disk then holds the values of seconds before.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'kioskDevice') localStorage.removeItem(key);
  });
  await cutPower(page, network);
  await seesTheNumber(await startAgain(context));
});

test('a press that was refused is not repeated when the tablet is started again', async ({
  page,
  context,
}) => {
  const guest = await startTablet(page);
  await guest.toPayment();
  await getRefused(guest);
  await page.close();
  const again = await startAgain(context);
  await again.toPayment();
  expect(await sandbox.orders()).toHaveLength(0);
});

// Holds KIOSK-26.
test('after a power cut longer than the session the guest is sent to the staff, and the kiosk is free again', async ({
  page,
  context,
  network,
}) => {
  const guest = await startTablet(page);
  await guest.toPayment();
  network.holdAnswers(/^\/api\/orders\/\d+$/);
  await guest.button('pay_cash').click();
  await page.waitForURL('**/order/*');
  await cutPower(page, network);
  await sandbox.advance(31);
  const again = await startAgain(context, true);
  await expect(again.heading('askTitle')).toBeVisible({ timeout: BACK_MS });
  // Long enough to be read.
  await again.page.clock.runFor(55_000);
  await expect(again.heading('askTitle')).toBeVisible();
  await again.page.clock.runFor(30_000);
  await expect(again.start()).toBeVisible({ timeout: BACK_MS });
  await theOnlyOrder();
});

test('the power goes at the payment page: the tablet shows the unpaid order, which a card pays', async ({
  page,
  context,
}) => {
  await toHostedPage(await startTablet(page));
  await page.close();
  const again = await startAgain(context, true);
  await expect(again.heading('unpaidTitle')).toBeVisible({ timeout: BACK_MS });
  // This tablet has not been touched since its start: the time to go on counts from now.
  await again.page.clock.runFor(1500);
  await expect(again.heading('unpaidTitle')).toBeVisible();
  await again.page.getByRole('button', { name: new RegExp(`^${again.t('payments.openPayment')}`) }).click();
  await payBy(again.page, CARDS.good);
  await seesTheNumber(again);
  expect(await sandbox.orders()).toMatchObject([{ paymentStatus: 'paid' }]);
});

test('the power goes when the card has paid, before the way back: one paid order, and its number', async ({
  page,
  context,
  network,
}) => {
  await toHostedPage(await startTablet(page));
  await payAndGetStuck(page, network);
  await cutPower(page, network);
  await seesTheNumber(await startAgain(context));
});
