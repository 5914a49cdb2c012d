import { expect, test, type Page } from './test';
import { findings } from './axe';
import { VENUES } from './environment';
import { watchLayoutShift } from './layout-shift';
import { CARDS, choose, onOrder, order, payBy, withCart } from './ordering';
import { sandbox } from './sandbox';
import { cartLines, untilWhole } from './screen';
import { texts } from './texts';

const t = texts('ru');
/** A table of the sandbox with a bill and a waiter. */

test.beforeEach(() => sandbox.reset());

/** Presses the tile or the star whose radio has the name. */
const pick = (page: Page, name: RegExp | string) =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click();

test(
  'orders are listed, one is opened, leads to support, is canceled and says so',
  { tag: '@core' },
  async ({ page }) => {
    await order(await withCart(page, VENUES.almaty));
    await onOrder(page);
    await page.goto('/orders');
    await expect(page.locator('main a[href*="/order"]').first()).toBeVisible();
    expect(await findings(page), 'list').toEqual([]);
    await page.locator('main a[href*="/order"]').first().click();
    await onOrder(page);

    await page.getByRole('button', { name: t('support.open') }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: t('support.whatsapp') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+/,
    );
    await sheet.getByRole('textbox', { name: t('support.message') }).fill('Нет приборов');
    await sheet.getByRole('button', { name: t('support.send') }).click();
    await expect(sheet.getByText(t('support.sentTitle'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: t('orders.otherActions'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('orders.otherActions') })
      .getByRole('button', { name: t('orders.cancel') })
      .click();
    await page
      .getByRole('dialog')
      .filter({ hasText: t('orders.cancelText') })
      .getByRole('button', { name: t('orders.cancel') })
      .click();
    await expect(page.getByText(t('orders.status_canceled')).first()).toBeVisible();
    expect(await findings(page), 'canceled').toEqual([]);
    expect(await sandbox.orders()).toMatchObject([{ status: 'canceled' }]);
  },
);

test('an order under way stands above each page of the visit, in the tab too, and moves nothing', async ({
  page,
}) => {
  await order(await withCart(page, VENUES.almaty));
  await onOrder(page);
  const [made] = await sandbox.orders();
  await sandbox.moveOrder(made?.id ?? 0, 'cooking');
  const shift = await watchLayoutShift(page);
  await page.goto('/filials?country=kz&language=ru');
  const strip = page.getByRole('complementary', { name: t('layout.ordersUnderWay') }).getByRole('link');
  await expect(strip).toHaveAttribute('href', `/orders/${made?.id}`);
  await expect(page).toHaveTitle(/^.+ · Рестораны/);
  await untilWhole(page);
  expect(await shift()).toBe(0);
  expect(await findings(page), 'strip').toEqual([]);

  // A page that no cache marks.
  await page.goto('/search');
  await expect(strip).toBeVisible();
  await untilWhole(page);
  expect(await shift(), 'search').toBe(0);

  await page.goto('/filials');
  await page.locator('main a[href^="/filials/"]').first().click();
  await page.waitForURL(/\/filials\/\d+/);
  await expect(strip).toBeVisible();
  await strip.click();
  await onOrder(page);
  await expect(strip).toBeHidden();

  for (const status of ['cooking', 'ready']) {
    await sandbox.moveOrder(made?.id ?? 0, status);
    await page.goto(`/orders/${made?.id}`);
    await expect(page.getByRole('region', { name: t('payments.payOnline') })).toBeVisible();
    await untilWhole(page);
    expect(await shift(), status).toBeLessThan(0.02);
  }
});

test('a served order is rated, tipped and ordered again', { tag: '@core' }, async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('service.express'));
  await page.getByLabel(t('checkout.tableNumber')).fill('7');
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  await sandbox.moveOrder(made?.id ?? 0, 'completed');
  await page.goto(`/orders/${made?.id ?? 0}`);

  await pick(page, t('orders.rating_star', { count: 5 }));
  await page.getByRole('button', { name: t('orders.rating_send') }).click();
  await expect(page.getByText(t('orders.rating_thanks'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('orders.rating_yours'))).toBeVisible();
  expect(await findings(page), 'completed').toEqual([]);

  await pick(page, /^10\s%/);
  await page.getByRole('button', { name: new RegExp(`^${t('tips.leave')}`) }).click();
  await payBy(page, CARDS.good);
  await page.waitForURL(/\/orders\/\d+\?tip=/);
  await expect(page.getByText(t('tips.paidTitle'))).toBeVisible();

  await page.getByRole('button', { name: t('orders.reorder') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.toCart') })
    .click();
  await page.waitForURL('**/cart');
  await expect(cartLines(page)).toHaveCount(1);
});
