import { expect, test, type Locator } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { watchLayoutShift } from './layout-shift';
import { sandbox } from './sandbox';
import { ANY, cartBar, dishes, textLike, untilWhole, venueCards } from './screen';
import { misfits } from './text-fit';
import { inWindow, inLine, rowOf, cartColumn, boxOf } from './wide-window';

test.beforeAll(() => sandbox.reset());

for (const { width, cards } of [
  { width: 1280, cards: 4 },
  { width: 1440, cards: 4.7 },
  { width: 1920, cards: 6 },
] as const)
  test(`Home and the list leave at most an eighth of ${width} px blank, with ${cards} cards a row or more`, async ({
    page,
  }) => {
    const diner = new Diner(page, 'ge', 'ka');
    await inWindow(page, width);
    await diner.openHome();
    const logo = await boxOf(page.getByRole('banner').getByRole('link').first());
    expect(2 * logo.x).toBeLessThanOrEqual(width * 0.12);
    const near = venueCards(rowOf(page, diner.t('home.near')));
    await expect(near.first()).toBeVisible();
    // A wide row loads its next page by itself.
    await expect.poll(() => inLine(near, width - logo.x)).toBeGreaterThanOrEqual(cards);
    await page.goto('/filials');
    await expect(venueCards(page).first()).toBeVisible();
    expect(await inLine(venueCards(page), width)).toBeGreaterThanOrEqual(Math.ceil(cards));
  });

test('a row of promotions or stories leaves no third of a wide window blank', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await inWindow(page, 1920);
  const expectFilled = async (...rows: Locator[]) => {
    for (const row of rows) {
      const edges = await row.evaluate(({ children }) =>
        [...children].map((card) => card.getBoundingClientRect().right),
      );
      expect(Math.max(...edges)).toBeGreaterThan(0.9 * 1920);
    }
  };
  await diner.openHome();
  await expectFilled(
    page.getByRole('list', { name: diner.t('promos.title') }),
    page.getByRole('list', { name: diner.t('stories.title') }),
  );
  await diner.openVenue(VENUES.almaty);
  await expectFilled(rowOf(page, diner.t('promos.title')).getByRole('list').first());
});

test('the search of a list lies in the header between address and navigation, and stays there', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'kk');
  for (const width of [1024, 1280] as const) {
    await inWindow(page, width);
    await page.goto('/filials?country=kz&language=kk');
    const header = page.getByRole('banner');
    const places = [
      header.getByRole('link', { name: textLike(diner.t('addressLine.change', { place: ANY })) }),
      page.getByRole('search'),
      header.getByRole('navigation'),
    ];
    const [address, search, navigation] = await Promise.all(places.map(boxOf));
    expect(address?.right).toBeLessThanOrEqual(search?.x ?? 0);
    expect(search?.right).toBeLessThanOrEqual(navigation?.x ?? 0);
    expect(search?.bottom).toBeLessThanOrEqual((await boxOf(header)).bottom);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page.getByRole('search'))).y).toBe(search?.y);
  }
});

test('the column of the cart comes with the page after the first dish and goes with the one after the last', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await inWindow(page, 1280);
  const shifted = await watchLayoutShift(page);
  await diner.openVenue(VENUES.almaty);
  await untilWhole(page);
  expect(await inLine(dishes(page), 1280)).toBe(4);
  await expect(cartColumn(page, diner)).toHaveCount(0);
  await diner.addPlainProduct();
  await expect(cartBar(page, diner.t)).toBeVisible();
  await expect(cartColumn(page, diner)).toHaveCount(0);
  expect(await inLine(dishes(page), 1280)).toBe(4);
  expect(await shifted()).toBeLessThan(0.02);

  await page.reload();
  await expect(cartColumn(page, diner)).toBeVisible();
  await expect(cartBar(page, diner.t)).toBeHidden();
  expect(await inLine(dishes(page), 1280)).toBe(3);
  expect(await shifted()).toBeLessThan(0.02);
  expect(await findings(page)).toEqual([]);
  await diner.openHome();
  await expect(cartColumn(page, diner)).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  const remove = cartColumn(page, diner).getByRole('button', { name: diner.t('menu.remove') });
  await remove.click();
  await expect(cartColumn(page, diner)).toHaveText(new RegExp(diner.t('menu.cartEmpty')));
  await page.reload();
  await expect(venueCards(page).first()).toBeVisible();
  await expect(cartColumn(page, diner)).toHaveCount(0);
});

test('the pages of an account share the header’s left edge and one width, and no foot follows them', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await inWindow(page, 1440);
  await diner.signIn('/profile');
  const widths = new Set<number>();
  for (const path of [
    '/profile',
    '/profile/form',
    '/profile/notifications',
    '/profile/addresses',
    '/profile/gifts',
  ]) {
    await page.goto(path);
    await untilWhole(page, path);
    const column = await boxOf(page.getByRole('main').locator('> div').first());
    const logo = await boxOf(page.getByRole('banner').getByRole('link').first());
    expect(column.x, path).toBe(logo.x);
    widths.add(column.width);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
  }
  expect([...widths]).toEqual([720]);
});

test('nothing follows the foot of a page', async ({ page }) => {
  await inWindow(page, 1280);
  await page.goto('/faq?country=kz&language=ru');
  const foot = await boxOf(page.getByRole('contentinfo'));
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(end - foot.bottom).toBeLessThan(60);
});

/** Beside a large title the logo shows its sign alone. */
const CLIPPED = ['.site-logo'];

test('twice the text size fits a wide window in Georgian', async ({ page }) => {
  const diner = new Diner(page, 'ge', 'ka');
  const view = { width: 1280, textSize: '200%' };
  await inWindow(page, 1280);
  await diner.openVenue(VENUES.tbilisi);
  await untilWhole(page);
  expect.soft(await misfits(page, view, CLIPPED), 'menu').toEqual([]);
  await diner.addPlainProduct();
  for (const path of ['/', '/filials', `/filials/${VENUES.tbilisi}`]) {
    await page.goto(path);
    await untilWhole(page, path);
    expect.soft(await misfits(page, view, CLIPPED), path).toEqual([]);
  }
});
