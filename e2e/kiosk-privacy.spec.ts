import { Guest } from './kiosk-guest';
import { getRefused } from './kiosk-tablet';
import { traces, walkHistory, type Canaries } from './kiosk-traces';
import { CARDS, payBy } from './ordering';
import { sandbox } from './sandbox';
import { ANY, chooseButtons, choiceGroups, textLike, untilWhole } from './screen';
import { expect, test, untilLive, type Page } from './test';
import { texts } from './texts';

// The next guest finds no trace of the last: on the screen, in storage, by the back button.

test.use({ viewport: { width: 1080, height: 1920 }, isMobile: false, hasTouch: true });
// A second try would hide what one guest in two finds.
test.describe.configure({ retries: 0 });
test.beforeEach(() => sandbox.reset());

const NAME = 'Қанарейка';
/** A table that the venue has: two digits are anywhere, so it is looked for as the browser stores it. */
const MARKER = '12';
const kk = texts('kk');

/** A tablet that asks for markers, and a guest at its start in another language than its own. */
async function startTablet(page: Page, language: 'ru' | 'kk' = 'ru'): Promise<Guest> {
  await page.addInitScript(() => {
    localStorage.kioskDevice ??= JSON.stringify({ venueId: 3107, hasMarkers: true });
  });
  const guest = new Guest(page, language);
  await guest.open();
  return guest;
}

/** No field of a guest offers what an earlier one has typed. */
async function notFilledInByTheBrowser(page: Page): Promise<void> {
  const fields = page.getByRole('textbox');
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) {
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(field).not.toHaveAttribute('name', /./);
  }
}

/** Orders as far as the ways to pay: the last dish of the last category, with a name and a marker. */
async function fillIn(guest: Guest): Promise<Canaries> {
  const { page, t } = guest;
  await guest.begin('express');
  await page
    .getByRole('navigation', { name: t('menu.categories') })
    .getByRole('button')
    .last()
    .click();
  const dish = guest.plainDishes().last();
  const name = (await dish.getByRole('heading', { level: 3 }).innerText()).trim();
  await dish.getByRole('button', { name: textLike(t('menu.add', { name: ANY })) }).click();
  await guest.goOn('review');
  await guest.goOn('toPayment');
  await guest.nameField().fill(NAME);
  await page.getByRole('textbox', { name: t('kiosk.marker'), exact: true }).fill(MARKER);
  await expect(guest.button('pay_cash')).toBeVisible();
  await notFilledInByTheBrowser(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('tablet-session')), 'a session is open')
    .not.toBeNull();
  const { cart, session } = await page.evaluate(() => ({
    cart: (JSON.parse(sessionStorage.getItem('cart') ?? '') as { id: string }).id,
    session: (JSON.parse(sessionStorage.getItem('tablet-session') ?? '') as { session: string }).session,
  }));
  const canaries = { name: NAME, dish: name, marker: `"marker":"${MARKER}"`, cart, session };
  // The searched traces are there to be found.
  const found = (await traces(page, canaries)).join();
  for (const what of Object.keys(canaries)) expect(found).toContain(`${what} in`);
  return canaries;
}

/** The order as the platform has it, to be looked for as well. */
async function withOrder(canaries: Canaries): Promise<Canaries> {
  const [order] = await sandbox.orders();
  return { ...canaries, number: order?.number ?? '', order: String(order?.id ?? '') };
}

/** The start of the kiosk, in its own language. */
const ownStart = (page: Page) => page.getByRole('heading', { name: kk('kiosk.startTitle'), exact: true });

/** Nothing is left, here or wherever the history leads. */
async function expectNothingLeft(page: Page, canaries: Canaries): Promise<void> {
  await expect(ownStart(page)).toBeVisible();
  await untilLive(page);
  await untilWhole(page);
  expect(await traces(page, canaries)).toEqual([]);
  await walkHistory(page, async () => expect(await traces(page, canaries), page.url()).toEqual([]));
}

// Holds KIOSK-07.
test.describe('nothing of a guest is left', () => {
  test('a guest orders and starts a new order', async ({ page }) => {
    const guest = await startTablet(page);
    const canaries = await fillIn(guest);
    await guest.button('pay_cash').click();
    await expect(guest.heading('numberTitle')).toBeVisible();
    await expect(page.getByText(NAME).first()).toBeVisible();
    await guest.newOrder().click();
    await expectNothingLeft(page, await withOrder(canaries));
  });

  test('a guest orders and leaves the number', async ({ page }) => {
    const guest = await startTablet(page);
    const canaries = await fillIn(guest);
    await page.clock.install();
    await guest.button('pay_cash').click();
    await expect(guest.heading('numberTitle')).toBeVisible();
    await page.clock.runFor(42_000);
    await expectNothingLeft(page, await withOrder(canaries));
  });

  test('a guest leaves a typed name, a read document and an open dish', async ({ page }) => {
    const guest = await startTablet(page);
    const canaries = await fillIn(guest);
    await page.getByRole('contentinfo').getByRole('link').last().click();
    await page.waitForURL('**/kiosk/legal/*');
    await page.getByRole('button', { name: guest.t('layout.back') }).click();
    await expect(guest.nameField()).toHaveValue(NAME);
    for (const to of ['order', 'menu']) {
      await page.getByRole('button', { name: guest.t('layout.back') }).click();
      if (to === 'menu') await expect(guest.onward('review')).toBeVisible();
    }
    await chooseButtons(page, guest.t).first().click();
    await expect(choiceGroups(page.getByRole('dialog')).first()).toBeVisible();
    await page.clock.install();
    await page.clock.runFor(61_000);
    await expect(page.getByRole('dialog', { name: guest.t('kiosk.stillThere') })).toBeVisible();
    await page.clock.runFor(21_000);
    await expectNothingLeft(page, canaries);
  });

  // The payment page and the way back from it have the order's id in their addresses, which opens nothing without its session.
  test('who leaves the payment page and does not pay', async ({ page }) => {
    const guest = await startTablet(page);
    const canaries = await fillIn(guest);
    await guest.button('pay_online').click();
    await page.waitForURL(/\/payment-page/);
    await page.locator('button[name="leave"]').click();
    await expect(guest.heading('unpaidTitle')).toBeVisible();
    await guest.button('leaveUnpaid').click();
    const { number = '' } = await withOrder(canaries);
    await expectNothingLeft(page, { ...canaries, number });
  });

  test('who pays by card', async ({ page }) => {
    const guest = await startTablet(page);
    const canaries = await fillIn(guest);
    await guest.button('pay_online').click();
    await payBy(page, CARDS.good);
    await expect(guest.heading('numberTitle')).toBeVisible();
    await guest.newOrder().click();
    const { number = '' } = await withOrder(canaries);
    await expectNothingLeft(page, { ...canaries, number });
  });
});

// Holds KIOSK-07.
test('the offer to undo what a guest took off goes with the guest', async ({ page }) => {
  const guest = await startTablet(page, 'kk');
  await guest.begin();
  await guest.addDish();
  const minus = page.getByRole('button', { name: textLike(kk('menu.takeOne', { name: ANY, count: ANY })) });
  await minus.first().click();
  const undo = page.getByRole('button', { name: kk('layout.undo') });
  await expect(undo).toBeVisible();
  await guest.button('cancel').click();
  await expect(guest.start()).toBeVisible();
  // It would go by itself a few seconds later.
  await expect(undo).toHaveCount(0, { timeout: 1000 });
  await guest.begin();
  await expect(
    guest.onward('review').or(page.getByRole('button', { name: kk('kiosk.chooseDish') })),
  ).toBeVisible();
  await expect(undo).toHaveCount(0);
});

// Holds KIOSK-07.
test('the refusal of one guest’s order is not read by the next', async ({ page }) => {
  const guest = await startTablet(page, 'kk');
  await guest.toPayment();
  await getRefused(guest);
  const refusal = page.getByText(kk('checkout.refused'));
  await page.clock.install();
  await page.clock.runFor(82_000);
  await expect(guest.start()).toBeVisible();
  await guest.toPayment();
  await expect(refusal).toHaveCount(0);
});
