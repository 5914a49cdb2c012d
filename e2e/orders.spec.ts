import { expect, test } from './test';
import { VENDOR_VENUE, VENUES } from './environment';
import { watchLayoutShift } from './layout-shift';
import { choose, onOrder, order, sumToPay, withCart } from './ordering';
import { sandbox } from './sandbox';
import { ANY, textLike } from './screen';
import { texts } from './texts';

const t = texts('ru');
/** Drawing by software takes its time. */
const DRAWN_MS = 20_000;

test.beforeEach(() => sandbox.reset());

// Holds CHK-02, ORD-13.
test('an order in the restaurant needs a table, and shows it', { tag: '@core' }, async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('service.express'));
  await expect(page.getByText(t('checkout.tableRequired')).first()).toBeVisible();
  await page.getByLabel(t('checkout.tableNumber')).fill('7');
  await expect(diner.orderButton()).toBeEnabled();
  // The token has ended meanwhile: it is renewed without the diner noticing.
  await sandbox.expireTokens();
  await order(diner);
  await onOrder(page);
  await expect(page.getByText(t('orders.status_accepted')).filter({ visible: true }).first()).toBeVisible();
  const table = page.locator('div', { has: page.getByRole('term').filter({ hasText: t('orders.table') }) });
  await expect(table.last().getByRole('definition')).toContainText('7');
  expect(await sandbox.orders()).toMatchObject([{ kind: 'express', status: 'created' }]);
});

// Holds CHK-03.
test('delivery: to the active address, then the courier on the way', { tag: '@core' }, async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('service.delivery'));
  await expect(page.getByText(t('delivery.toAddress'))).toBeVisible();
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  expect(made).toMatchObject({ kind: 'delivery' });
  const courier = page.getByRole('link', { name: t('orders.callCourier') });
  await expect(courier).toHaveCount(0);
  await sandbox.moveOrder(made?.id ?? 0, 'delivery');
  const shift = await watchLayoutShift(page);
  await page.reload();
  await expect(page.getByText(t('orders.status_delivery')).first()).toBeVisible();
  await expect(courier).toHaveAttribute('href', /^tel:\+7/);
  // Between the restaurant and the door.
  const map = page.getByRole('region', { name: textLike(t('orders.courierMap', { name: ANY })) });
  await expect(map).toBeVisible({ timeout: DRAWN_MS });
  await expect(page.getByRole('img', { name: t('orders.address'), exact: true })).toBeVisible();
  await expect(page.getByText(t('orders.noStreets'))).toBeHidden();
  expect(await shift()).toBeLessThan(0.02);
});

// Holds CHK-05.
test('the venue’s own delivery has its own cost and no tariffs', { tag: '@core' }, async ({ page }) => {
  const diner = await withCart(page, VENDOR_VENUE);
  const terms = page.getByRole('region', { name: t('delivery.title') });
  await expect(terms).toContainText(/800\s₸/);
  await expect(terms.getByRole('radio')).toHaveCount(0);
  await order(diner);
  await onOrder(page);
  expect(await sandbox.orders()).toMatchObject([{ kind: 'vendor_delivery' }]);
});

test('bonuses pay a part of the dishes, and the sum comes out', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  const amounts = page.getByRole('radiogroup', { name: t('checkout.spendBonuses') });
  await amounts.getByRole('radio').last().press('Space');
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  expect(made?.bonusesSpentMinor).toBeGreaterThan(0);
  expect((made?.bonusesSpentMinor ?? 0) + (made?.toPayMinor ?? 0)).toBe(made?.sumMinor);
});

test('a promo code lowers the sum, one that is used up says so', { tag: '@core' }, async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  const before = await sumToPay(diner);
  const enter = async (code: string) => {
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').fill(code);
    await sheet.getByRole('button', { name: t('checkout.applyPromo') }).click();
  };
  await page
    .getByRole('region', { name: t('checkout.promoCode') })
    .getByRole('link')
    .click();
  await enter('TAUSYLDY');
  // In the platform's own text.
  await expect(page.getByRole('dialog')).toContainText('Промокод уже использован');
  await enter('NAURYZ26');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Ten per cent, rounded down to a tenge.
  const after = before - Math.floor(before / 10);
  await expect.poll(() => sumToPay(diner)).toBe(after);
  await order(diner);
  await onOrder(page);
  await expect(page.getByRole('term').filter({ hasText: t('orders.discount') })).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ toPayMinor: after * 100 }]);
});

test('a diner’s own pages have the status of a thing that is missing, or of a platform that fails', async ({
  page,
}) => {
  const diner = await withCart(page, VENUES.almaty);
  await order(diner);
  await onOrder(page);
  const id = (await sandbox.orders())[0]?.id ?? 0;
  const pages = (order: number) => [
    `/orders/${order}`,
    `/typ/3107/order/${order}`,
    `/filials/3107/order/${order}`,
    `/payment/success/${order}`,
    '/bills/preorder/0b9c9a36-6c36-4c5e-9d53-3f4b7a1c2d3e',
  ];
  const statuses = async (order: number) =>
    Promise.all(pages(order).map(async (path) => (await page.request.get(path)).status()));
  expect(await statuses(id)).toEqual([200, 200, 200, 200, 404]);
  expect(await statuses(99_999_999)).toEqual([404, 404, 404, 404, 404]);
  for (const path of pages(99_999_999)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('orders.notFoundTitle'));
  }
  await sandbox.fault({ path: '/takeaway/v2/user/order|/takeaway/v1/preorder', kind: 'fail', status: 500 });
  expect(await statuses(id)).toEqual([503, 503, 503, 503, 503]);
});
