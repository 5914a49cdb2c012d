import { expect, test, type Locator, type Page } from './test';
import { findings } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { watchLayoutShift } from './layout-shift';
import { sandbox } from './sandbox';
import {
  ANY,
  cartBar,
  chooseButtons,
  choiceGroups,
  dishes,
  textLike,
  untilWhole,
  venueCards,
} from './screen';
import { misfits } from './text-fit';

test.beforeAll(() => sandbox.reset());

/** Height of a window by its width. */
const HEIGHTS = { 1024: 768, 1280: 800, 1440: 900, 1920: 1080 } as const;
type Width = keyof typeof HEIGHTS;
const inWindow = (page: Page, width: Width) => page.setViewportSize({ width, height: HEIGHTS[width] });

/** How many of the boxes share the first one's line, the last with the share of it that is in the window. */
async function inLine(boxes: Locator, limit: number): Promise<number> {
  const places = await boxes.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return { x, y, width };
    }),
  );
  return places
    .filter(({ y }) => Math.abs(y - (places[0]?.y ?? 0)) < 2)
    .reduce((sum, { x, width }) => sum + Math.max(0, Math.min(1, (limit - x) / width)), 0);
}

const rowOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cartColumn = (page: Page, diner: Diner) => rowOf(page, diner.t('menu.cart'));
const sectionsOf = (page: Page, diner: Diner) =>
  page.getByRole('navigation', { name: diner.t('menu.categories') });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

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

test('the head of a menu has its words beside a picture that is no larger than its file', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'kk');
  for (const width of [1024, 1280, 1920] as const) {
    await inWindow(page, width);
    await diner.openVenue(VENUES.almaty);
    const heading = page.getByRole('heading', { level: 1 });
    const picture = page.getByRole('main').locator('img[fetchpriority=high]');
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true);
    const file = await picture.evaluate(async ({ currentSrc }: HTMLImageElement) => {
      const { width: pixels } = await createImageBitmap(await (await fetch(currentSrc)).blob());
      return pixels;
    });
    const [head, cover] = await Promise.all(
      [page.getByRole('region').filter({ has: heading }), picture].map(boxOf),
    );
    expect(file).toBeGreaterThanOrEqual(cover?.width ?? Infinity);
    expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect((await boxOf(heading)).right).toBeLessThan(cover?.x ?? 0);
    expect(head?.bottom).toBeLessThan(420);
    for (const name of ['booking.book', 'details.more'] as const)
      await expect(page.getByRole('main').getByRole('link', { name: diner.t(name) })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
});

// Holds MENU-60.
test('a shelf before the categories ends with a whole row', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  const cards = dishes(rowOf(page, diner.t('menu.popular')));
  const all = await cards.evaluateAll((shown) => shown.map(({ outerHTML }) => outerHTML));
  for (const [width, columns] of [
    [390, 2],
    [768, 3],
    [1024, 3],
    [1280, 4],
    [1680, 5],
    [1920, 5],
  ] as const)
    for (const count of [6, 5, 4]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await cards.evaluateAll(
        ([first], [html, wanted]) => {
          const shelf = first?.parentElement;
          if (shelf) shelf.innerHTML = html.slice(0, wanted).join('');
          return [...(shelf?.children ?? [])].filter((card) => card.checkVisibility()).length;
        },
        [all, count] as const,
      );
      // Fewer dishes than columns are one row.
      const row = Math.min(columns, count);
      expect(shown % row, `${count} dishes at ${width}`).toBe(0);
      expect(shown).toBeGreaterThan(0);
      expect(await inLine(cards, width)).toBe(row);
    }
});

test('a menu has its sections in a column that stays, names the one in view and leads to each', async ({
  page,
}) => {
  const diner = new Diner(page, 'ge', 'ka');
  await inWindow(page, 1024);
  await diner.openVenue(VENUES.tbilisi);
  const sections = sectionsOf(page, diner);
  const links = sections.getByRole('link');
  const column = await boxOf(sections);
  expect(column.right).toBeLessThan((await boxOf(dishes(page).first())).x);
  expect(await inLine(dishes(page), 1024)).toBe(3);
  for (const { height } of await Promise.all([links.nth(1), links.nth(2)].map(boxOf)))
    expect(height).toBeGreaterThanOrEqual(40);
  expect(await findings(page)).toEqual([]);

  await links.nth(2).focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'location');
  const name = (await links.nth(3).textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(140);
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});

test('a dish with choices fills both halves of its dialog', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await inWindow(page, 1280);
  await diner.openVenue(VENUES.almaty);
  await chooseButtons(page, diner.t).first().click();
  const dialog = page.getByRole('dialog');
  await expect(choiceGroups(dialog).first()).toBeVisible();
  const [whole, picture, name, choice, add] = await Promise.all(
    [
      dialog,
      dialog.locator('img').first(),
      dialog.getByRole('heading').first(),
      choiceGroups(dialog).first(),
      dialog.getByRole('button', { name: new RegExp(diner.t('menu.addToCart')) }),
    ].map(boxOf),
  );
  expect(name?.x).toBeGreaterThan(picture?.right ?? Infinity);
  expect(choice?.x).toBe(name?.x);
  expect(picture?.y).toBe(whole?.y);
  expect(picture?.height).toBeGreaterThan(400);
  expect(add?.y).toBeGreaterThan(picture?.bottom ?? Infinity);
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
