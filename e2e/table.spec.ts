import { untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { CARDS, payBy } from './ordering';
import { sandbox } from './sandbox';
import { billSlip, cartBar, dishes, plusButtons, plusButtonsInCart } from './screen';
import { ids, TABLE, tableCard, tableCode as code, TABLE_VENUE as VENUE } from './tables';
import { signIn, Taps } from './taps';
import { texts } from './texts';

/* A diner at a table: from its code to the order, and from its bill to the slip. */

const t = texts('ru');
const OTHER_PHONE = '+77020000009';

const billPage = `/filials/${VENUE}/bill?${ids(TABLE.terrace)}&country=kz&language=ru`;

const payButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${t('bill.pay')}`) });
const AGREEING = t.markup('bill.pressConsent', { doc: (chunks) => chunks });
const consent = (page: Page) =>
  page.getByRole('checkbox', { name: t.markup('bill.consent', { doc: (chunks) => chunks }) });
const tip = (page: Page, name: RegExp) => page.locator('label', { has: page.getByRole('radio', { name }) });
const amount = (text: string) => Number(text.replace(/\D/g, ''));
const onPayment = (page: Page) => page.waitForURL(/\/payment-page/);

test.beforeEach(() => sandbox.reset());

/** From the code of a free table to the cart with one dish. */
async function toCart(page: Page, diner: Diner, taps: Taps): Promise<void> {
  await page.goto(code(TABLE.free));
  await expect(tableCard(page, 'Зал 1')).toContainText(t('menu.tableNoBill'));
  const plain = dishes(page)
    .filter({ hasNotText: t('menu.oldPrice') })
    .filter({ hasNotText: /\d\+/ });
  await taps.tap(plusButtons(plain, t).first());
  await expect(plusButtonsInCart(page, t).first()).toBeVisible();
  await taps.tap(cartBar(page, t));
  await expect(page.getByRole('region', { name: t('checkout.table') })).toContainText('Зал 1');
}

async function onTableOrder(diner: Diner): Promise<void> {
  await diner.onOrderPage();
  const [order, ...others] = await sandbox.orders();
  expect([order?.kind, others]).toEqual(['express', []]);
}

test.describe('counted in presses', () => {
  test('a diner who is signed in orders at a table with three', async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.signIn();
    const taps = new Taps();
    await toCart(page, diner, taps);
    await taps.tap(diner.orderButton());
    await onTableOrder(diner);
    taps.expectCount(3, 5);
  });

  // Holds CHK-25.
  test('a newcomer orders at a table with four, the sign-in with them', async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    const taps = new Taps();
    await toCart(page, diner, taps);
    await taps.tap(diner.signInButton());
    await signIn(page, taps);
    await onTableOrder(diner);
    // A dish, the cart, the order; on the platform’s pages a phone, whose code goes with its last digit.
    taps.expectCount(4, 4);
  });

  // Holds BILL-01, BILL-21.
  test(
    'a signed-in diner pays their first bill with tips with three, and sees the slip again at the table',
    { tag: '@core' },
    async ({ page }) => {
      await new Diner(page, 'kz', 'ru').signIn();
      const taps = new Taps();
      await page.goto(code(TABLE.terrace));
      await taps.tap(tip(page, /^10/));
      await expect(payButton(page)).toHaveAccessibleDescription(AGREEING);
      const paid = (await payButton(page).innerText()).replace(t('bill.pay'), '').trim();
      await taps.tap(payButton(page));
      await onPayment(page);
      await taps.type(page.locator('input[name="card"]'), CARDS.good);
      await taps.tap(page.getByRole('button', { name: /₸/ }));
      await page.waitForURL(/\/bills\/preorder\//);
      await expect(page.getByRole('heading', { name: t('bill.preorder_paid') })).toBeVisible();
      // Tips, pay; the button of the platform’s page, whose field has the focus.
      taps.expectCount(3, 3);
      const slip = page
        .getByRole('region')
        .filter({ has: page.getByText(t('bill.byCard'), { exact: true }) });
      await expect(slip).toContainText(t('bill.tips'));
      await expect(slip).toContainText(paid);
      expect(await findingsInBothSchemes(page)).toEqual([]);

      await page.goto(billPage);
      await expect(page.getByRole('heading', { name: t('bill.settledTitle') })).toBeVisible();
      await page.getByRole('link', { name: t('bill.toOwnPayment') }).click();
      await expect(slip).toContainText(paid);
    },
  );

  // Holds BILL-21, BILL-24.
  test('a newcomer pays their first bill with tips with four, the sign-in with them, and once', async ({
    page,
  }) => {
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/payment')) begun.push(request.url());
    });
    const taps = new Taps();
    await page.goto(code(TABLE.terrace));
    await taps.tap(tip(page, /^10/));
    const guestPay = page.getByRole('button', { name: t('bill.signInAndPay') });
    const owed = amount(await guestPay.innerText());
    await taps.tap(guestPay);
    await signIn(page, taps);
    await onPayment(page);
    const pay = page.getByRole('button', { name: /₸/ });
    expect(amount(await pay.innerText())).toBe(owed);
    await taps.type(page.locator('input[name="card"]'), CARDS.good);
    await taps.tap(pay);
    await expect(page.getByRole('heading', { name: t('bill.preorder_paid') })).toBeVisible();
    taps.expectCount(4, 4);
    expect(begun).toHaveLength(1);
  });
});

// Holds BILL-20.
test('the second bill of a diner is paid with tips with three presses, one of them on the platform’s page', async ({
  page,
}) => {
  await new Diner(page, 'kz', 'ru').signIn();
  await page.goto(billPage);
  await payButton(page).click();
  await payBy(page, CARDS.good);
  await expect(page.getByRole('heading', { name: t('bill.preorder_paid') })).toBeVisible();

  const taps = new Taps();
  await page.goto(`${code(TABLE.secret)}&table_secret=samal-terrace-15`);
  await taps.tap(tip(page, /^10/));
  await expect(consent(page)).toBeChecked();
  await taps.tap(payButton(page));
  await onPayment(page);
  await taps.type(page.locator('input[name="card"]'), CARDS.good);
  await taps.tap(page.getByRole('button', { name: /₸/ }));
  await expect(page.getByRole('heading', { name: t('bill.preorder_paid') })).toBeVisible();
  taps.expectCount(3, 3);
});

// Holds MENU-09.
test('a scan with an open bill opens it; the menu is one press away from it, and the bill one from the menu', async ({
  page,
}) => {
  await page.goto(code(TABLE.terrace));
  await expect(billSlip(page, t)).toBeVisible();
  const toPay = amount(await page.getByRole('button', { name: t('bill.signInAndPay') }).innerText());
  const taps = new Taps();
  await taps.tap(page.getByRole('link', { name: t('bill.toMenu') }));
  await expect(dishes(page).first()).toBeVisible();
  const toBill = tableCard(page, 'Терраса 12').getByRole('link');
  expect(amount(await toBill.innerText())).toBe(toPay);
  await taps.tap(toBill);
  await expect(billSlip(page, t)).toBeVisible();
  expect(taps.count).toBe(2);
});

// Holds BILL-18, BILL-24.
test('a guest whose bill changes during the sign-in comes back to it with the tips, sees both sums and presses again', async ({
  page,
}) => {
  await page.goto(billPage);
  await expect(billSlip(page, t)).toBeVisible();
  await tip(page, /^10/).click();
  const guestPay = page.getByRole('button', { name: t('bill.signInAndPay') });
  const owed = amount(await guestPay.innerText());
  await guestPay.click();
  await page.locator('input[name="phone"]').waitFor();
  await sandbox.changeProduct(VENUE * 1000 + 2, { priceMinor: 549_000 });
  await new Diner(page, 'kz', 'ru').passSignIn();
  await page.waitForURL(`**/filials/${VENUE}/bill?${ids(TABLE.terrace)}**`);
  await expect(page).not.toHaveURL(/signed-in/);
  await expect(page.getByRole('radio', { name: /^10/ })).toBeChecked();
  const changed = page.getByRole('status').filter({ hasText: t('bill.changedTitle') });
  await expect(changed).toBeInViewport();
  const now = amount(await payButton(page).innerText());
  expect(now).toBeGreaterThan(owed);
  expect(amount(await changed.innerText())).toBe(Number(`${owed}${now}`));
  await expect(payButton(page)).toHaveAccessibleDescription(AGREEING);
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await payButton(page).click();
  await onPayment(page);
});

// Holds BILL-19.
test('another guest at the table sees the bill being paid, and paid, without a reload', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await other.goto(new URL(billPage, test.info().project.use.baseURL).href);
  await expect(billSlip(other, t)).toBeVisible();
  await new Diner(page, 'kz', 'ru').signIn();
  await page.goto(billPage);
  await payButton(page).click();
  await onPayment(page);
  await expect(other.getByText(t('bill.payingTitle'))).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await payBy(page, CARDS.good);
  await expect(other.getByRole('heading', { name: t('bill.settledTitle') })).toBeVisible();
  await expect(billSlip(other, t)).toContainText('Бешбармақ');
  await other.close();
});

test('two guests pay a bill at one time: one pays and the other sees that', async ({ page, browser }) => {
  const baseURL = test.info().project.use.baseURL;
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await new Diner(page, 'kz', 'ru').signIn();
  await new Diner(other, 'kz', 'ru').signIn('/profile', OTHER_PHONE);
  for (const one of [page, other]) await one.goto(billPage);
  await expect(payButton(other)).toBeVisible();
  // The other sees nothing of it until they press themselves.
  const answersOfBill = /\/api\/bill\?/;
  await other.route(answersOfBill, (route) => route.fulfill({ status: 503 }));
  await payButton(page).click();
  await onPayment(page);
  await payButton(other).click();
  await other.unroute(answersOfBill);
  await expect(other.getByText(t('bill.payingTitle'))).toBeVisible();
  await payBy(page, CARDS.good);
  await expect(page.getByRole('heading', { name: t('bill.preorder_paid') })).toBeVisible();
  await expect(other.getByRole('heading', { name: t('bill.settledTitle') })).toBeVisible();
  await expect(billSlip(other, t)).toBeVisible();
  await expect(other.getByRole('link', { name: t('bill.toOwnPayment') })).toHaveCount(0);
  await context.close();
});

test('a bill that grows while it is paid is shown with its new sum before anything is paid', async ({
  page,
}) => {
  await new Diner(page, 'kz', 'ru').signIn();
  await page.goto(billPage);
  const before = amount(await payButton(page).innerText());
  await sandbox.changeProduct(VENUE * 1000 + 2, { priceMinor: 549_000 });
  await payButton(page).click();
  await expect(page.getByRole('alert').getByText(t('errors.billChanged'))).toBeVisible();
  await expect(page.getByText(t('bill.changedTitle'), { exact: true })).toBeVisible();
  const now = amount(await payButton(page).innerText());
  expect(now).toBeGreaterThan(before);
  await payButton(page).click();
  await onPayment(page);
  expect(amount(await page.getByRole('button', { name: /₸/ }).innerText())).toBe(now);
});

test('tips of a thousand million are refused with a message, and nothing is paid', async ({ page }) => {
  await new Diner(page, 'kz', 'ru').signIn();
  await page.goto(billPage);
  await tip(page, new RegExp(`^${t('tips.own')}`)).click();
  const own = page.getByLabel(t('tips.ownLabel'));
  await own.fill('1000000000');
  await payButton(page).click();
  await expect(own).toHaveAccessibleDescription(/1\s000\s000\s₸/);
  await expect(own).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(`/filials/${VENUE}/bill`);
});

// Holds BILL-04.
test('a table that accepts no guests leaves the plain menu with a message', async ({ page }) => {
  await page.goto(code(TABLE.counter));
  await expect(tableCard(page, t('menu.tableNotAttached'))).toBeVisible();
  await expect(dishes(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('menu.tableBill') })).toHaveCount(0);
});

test('a code whose table is 812abc opens the menu without a call for a bill', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto(code('812abc'));
  await expect(dishes(page).first()).toBeVisible();
  await untilAnswered(page, requests);
  expect(new URL(page.url()).pathname).toBe(`/filials/${VENUE}`);
  expect(requests.filter((request) => request.url().includes('/api/bill'))).toEqual([]);
});
