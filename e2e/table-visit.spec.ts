import { expect, test } from './test';
import { findingsInBothSchemes } from './axe';
import { sandbox } from './sandbox';
import { billSlip, dishes, plusButtonsInCart } from './screen';
import { TABLE, tableCard, tableCode as code, TABLE_VENUE as VENUE } from './tables';
import { texts } from './texts';

/* The uses of a table's code besides ordering and paying: its waiter, the other venues of the hall, another table. */

const t = texts('ru');

test.beforeEach(() => sandbox.reset());

// Holds BILL-08.
test(
  'a waiter is called from the menu of the table, which goes on saying so',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(code(TABLE.free));
    const card = tableCard(page, 'Зал 1');
    await card.getByRole('button', { name: t('bill.callWaiter') }).click();
    const sheet = page.getByRole('dialog', { name: t('bill.callWaiter') });
    await sheet.getByText(t('bill.call_cleaning'), { exact: true }).click();
    await sheet.getByRole('button', { name: t('bill.callSend') }).click();
    await expect(sheet.getByText(t('bill.callSent'))).toBeVisible();
    await page.keyboard.press('Escape');
    const called = page.getByRole('button', {
      name: new RegExp(`^${t('bill.calledAt', { time: '' }).trim()}`),
    });
    await expect(called).toBeVisible();
    expect(await findingsInBothSchemes(page)).toEqual([]);
    await page.reload();
    await expect(called).toBeVisible();
    await expect(plusButtonsInCart(page, t)).toHaveCount(0);
  },
);

// Holds BILL-22.
test('a waiter whose call is answered with silence is called once, and the press after it says so', async ({
  page,
}) => {
  await page.goto(code(TABLE.free));
  const card = tableCard(page, 'Зал 1');
  await sandbox.fault({ path: '/waiter-calls$', kind: 'resetAfterCommit', times: 1 });
  await card.getByRole('button', { name: t('bill.callWaiter') }).click();
  const sheet = page.getByRole('dialog', { name: t('bill.callWaiter') });
  await sheet.getByRole('button', { name: t('bill.callSend') }).click();
  await expect(sheet.getByText(t('bill.callUnknownTitle'))).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
  await page.reload();
  await card.getByRole('button', { name: t('bill.callUnsure') }).click();
  await sheet.getByRole('button', { name: t('bill.callCheck') }).click();
  await expect(sheet.getByText(t('bill.callSent'))).toBeVisible();
  expect(await sandbox.waiterCalls()).toMatchObject([{ table_id: TABLE.free, reason: 'waiter' }]);
});

// Holds BILL-10.
test('a diner at a table sits at it in the bar of the same hall, too', async ({ page }) => {
  await page.goto(code(TABLE.free));
  await expect(tableCard(page, 'Зал 1')).toBeVisible();
  await page.goto(`/filials/${VENUE}/details`);
  const terms = page.getByRole('region', { name: t('details.terms') });
  await terms.getByText(t('details.linked')).locator('xpath=..').getByRole('link').click();
  await page.waitForURL('/filials/3108');
  await expect(tableCard(page, 'Зал 1')).toBeVisible();
  await tableCard(page, 'Зал 1')
    .getByRole('button', { name: t('bill.callWaiter') })
    .click();
  const sheet = page.getByRole('dialog', { name: t('bill.callWaiter') });
  await sheet.getByRole('button', { name: t('bill.callSend') }).click();
  await expect(sheet.getByText(t('bill.callSent'))).toBeVisible();
  expect(await sandbox.waiterCalls()).toMatchObject([{ table_id: TABLE.free }]);
});

test('a diner who moves to another table scans its code: all is of that one then', async ({ page }) => {
  await page.goto(code(TABLE.free));
  await tableCard(page, 'Зал 1')
    .getByRole('button', { name: t('bill.callWaiter') })
    .click();
  const sheet = page.getByRole('dialog', { name: t('bill.callWaiter') });
  await sheet.getByRole('button', { name: t('bill.callSend') }).click();
  await expect(sheet.getByText(t('bill.callSent'))).toBeVisible();
  await page.goto(code(TABLE.terrace));
  await expect(billSlip(page, t)).toContainText('Терраса 12');
  // The waiter was called to the table that was left.
  await expect(page.getByRole('button', { name: t('bill.callWaiter'), exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('bill.toMenu') }).click();
  await expect(tableCard(page, 'Терраса 12')).toBeVisible();
});

test('a code that was printed before its table moved to another terminal says that there is no such table', async ({
  page,
}) => {
  await page.goto(code(TABLE.terrace).replace(/main_terminal_id=\d+/, 'main_terminal_id=3108'));
  const card = page.getByRole('status').filter({ hasText: t('menu.tableUnknown') });
  await expect(card).toBeVisible();
  await expect(card).toContainText(t('menu.tableUnknownText'));
  await expect(dishes(page).first()).toBeVisible();
});
