import { turnOnDataSaver, untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test, type Page, type Request } from './test';
import { findings } from './axe';
import { VENUES } from './environment';
import { choose, choosePayment, onOrder, order, withCart } from './ordering';
import { sandbox } from './sandbox';
import { ANY, textLike, untilWhole } from './screen';
import { texts } from './texts';

const t = texts('ru');
/** Taller than the strip that the table was, and room for the text under it. */
const TABLE_PX = { least: 230, most: 245 };

/** Drawing by software takes its time. */
const DRAWN_MS = 40_000;

test.beforeEach(() => sandbox.reset());

const table = (page: Page) => page.locator('[data-stage]');

// Holds ORD-34, ORD-36.
test(
  'an order’s page says each fact once, and lays its table as it cooks',
  { tag: '@core' },
  async ({ page }) => {
    const diner = await withCart(page, VENUES.almaty);
    await choose(page, t('service.delivery'));
    await order(diner);
    await onOrder(page);
    const [made] = await sandbox.orders();
    const open = async (status: string) => {
      await sandbox.moveOrder(made?.id ?? 0, status);
      await page.goto(`/orders/${made?.id ?? 0}`);
      await untilWhole(page);
    };

    await page.goto(`/orders/${made?.id ?? 0}`);
    await expect(table(page)).toHaveAttribute('data-stage', 'bare');
    const height = (await table(page).boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(TABLE_PX.least);
    expect(height).toBeLessThan(TABLE_PX.most);
    // The title of the page, and the slip.
    const number = made?.number ?? '';
    await expect(page.getByText(number).filter({ visible: true })).toHaveCount(2);
    const time = /\d\d:\d\d/.exec(await page.locator('#order-status').innerText())?.[0] ?? '';
    expect(time).toMatch(/:/);
    await expect(page.getByText(time).filter({ visible: true })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(time));

    for (const [status, stage] of [
      ['cooking', 'cooking'],
      ['delivery', 'bundle'],
      ['completed', 'open'],
    ] as const) {
      await open(status);
      await expect(table(page)).toHaveAttribute('data-stage', stage);
      expect(await findings(page), status).toEqual([]);
    }
  },
);

test('the courier is one of two buttons, and the others are behind a third', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await choose(page, t('service.delivery'));
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  await sandbox.moveOrder(made?.id ?? 0, 'delivery');
  await page.goto(`/orders/${made?.id ?? 0}`);
  await expect(page.getByRole('link', { name: t('orders.callCourier') })).toHaveAttribute('href', /^tel:\+7/);
  await expect(page.getByRole('button', { name: t('support.open') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('orders.call') })).toHaveCount(0);
  await page.getByRole('button', { name: t('orders.otherActions'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('orders.otherActions') });
  await expect(sheet.getByRole('link', { name: t('orders.call') })).toBeVisible();
  expect(await findings(page), 'other actions').toEqual([]);
});

/** Whether the library that draws maps is among the requests. */
async function hasMapLibrary(requests: readonly Request[]): Promise<boolean> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const texts = await Promise.all(scripts.map(async (request) => (await request.response())?.text()));
  return texts.some((text) => text?.includes('maplibregl'));
}

for (const [what, prepare, isAhead] of [
  ['comes while the dishes are cooked', async () => {}, true],
  ['waits for the courier where bytes are saved', turnOnDataSaver, false],
] as const)
  test(`the code of the courier’s map ${what}`, async ({ page }) => {
    const diner = await withCart(page, VENUES.almaty);
    await choose(page, t('service.delivery'));
    await order(diner);
    await onOrder(page);
    const [made] = await sandbox.orders();
    await sandbox.moveOrder(made?.id ?? 0, 'cooking');
    await prepare(page);
    const requests = watchRequests(page);
    await page.goto(`/orders/${made?.id ?? 0}`);
    await untilWhole(page);
    await untilAnswered(page, requests);
    await expect.poll(() => hasMapLibrary(requests)).toBe(isAhead);
    const before = requests.length;
    await sandbox.moveOrder(made?.id ?? 0, 'delivery');
    const map = page.getByRole('region', { name: textLike(t('orders.courierMap', { name: ANY })) });
    await expect(map).toBeVisible({ timeout: DRAWN_MS });
    await expect.poll(() => hasMapLibrary(requests.slice(before))).toBe(!isAhead);
  });

test('an unpaid order is paid from its card, and a declined one leads to other restaurants', async ({
  page,
}) => {
  const diner = await withCart(page, VENUES.almaty);
  await choosePayment(page, 'online');
  await order(diner);
  await page.waitForURL(/payment-page/);
  const [made] = await sandbox.orders();
  await page.goto(`/orders/${made?.id ?? 0}`);
  // How it is filled is the matter of the unit tests.
  await expect(page.getByRole('button', { name: new RegExp(`^${t('payments.openPayment')}`) })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  expect(await findings(page), 'unpaid').toEqual([]);
  await sandbox.moveOrder(made?.id ?? 0, 'canceled');
  await page.goto(`/orders/${made?.id ?? 0}`);
  await expect(page.getByRole('link', { name: t('orders.toRestaurants') })).toBeVisible();
  await expect(page.getByText(t('orders.hero_declined'))).toBeVisible();
  expect(await findings(page), 'canceled').toEqual([]);
});

// Holds ORD-37.
test('a plate that is touched rates the order and names its dish', async ({ page }) => {
  const diner = await withCart(page, VENUES.almaty);
  await order(diner);
  await onOrder(page);
  const [made] = await sandbox.orders();
  await sandbox.moveOrder(made?.id ?? 0, 'completed');
  await page.goto(`/orders/${made?.id ?? 0}`);
  const plate = table(page).getByRole('button').first();
  const name = (await plate.getAttribute('aria-label')) ?? '';
  await plate.click();
  await expect(page.getByText(t('orders.rating_likedDishes', { names: name }))).toBeVisible();
  await page.getByRole('button', { name: t('orders.rating_send') }).click();
  await expect(page.getByText(t('orders.rating_thanks'))).toBeVisible();
  expect(await findings(page), 'rated').toEqual([]);
});
