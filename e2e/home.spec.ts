import { expect, test, type Page } from './test';
import serverError from '../messages/server-error/texts.json' with { type: 'json' };
import { findings } from './axe';
import { Diner } from './diner';
import { VENUES } from './environment';
import { watchLayoutShift } from './layout-shift';
import { sandbox } from './sandbox';
import { ANY, cartLines, textLike, venueCards } from './screen';
import { withPlainSpaces } from './texts';

test.beforeAll(() => sandbox.reset());
test.afterEach(() => sandbox.clearFaults());

const stories = (page: Page, diner: Diner) =>
  page.getByRole('list', { name: diner.t('stories.title') }).getByRole('button');
const seenOf = (page: Page, diner: Diner, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}\\s*, ${diner.t('stories.seen')}$`) });
const rowOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('Home has its tiles in their order, each leading to its list', async ({ page }) => {
  const diner = new Diner(page, 'ge', 'ka');
  await diner.openHome();
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const places = (['promo', 'near', 'popular'] as const).map((tile) =>
    titles.indexOf(diner.t(`home.${tile}`)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBe(0);
  // Tiles 5, 6 and 7 are brands.
  expect(titles.length - (places[2] ?? 0) - 1).toBe(3);
  const all = (name: string) =>
    rowOf(page, name).getByRole('link', { name: diner.t('home.allOf', { list: name }) });
  await expect(all(diner.t('home.promo'))).toHaveAttribute('href', '/filials?promo=1');
  await expect(all(diner.t('home.popular'))).toHaveAttribute('href', '/filials?sort=rating');
  await expect(all(titles.at(-1) ?? '')).toHaveAttribute('href', /^\/brands\/filials\?brand=\d+$/);
});

test('Home begins with a restaurant, its offers say a number, a row shows more, and a dish leads to its venue', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openHome();
  const cover = await venueCards(page).first().boundingBox();
  expect(cover?.y).toBeLessThan(500);
  const offers = page.getByRole('list', { name: diner.t('promos.title') }).getByRole('link');
  await expect(offers.first()).toHaveText(/−\d+%/);
  await expect(offers.first()).toHaveAttribute('href', /^\/filials\/\d+$/);
  const texts = await offers.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);

  const popular = rowOf(page, diner.t('home.popular'));
  const before = await venueCards(popular).count();
  await popular.getByRole('button', { name: diner.t('venues.more') }).click();
  await expect(venueCards(popular).nth(before)).toBeVisible();

  const dish = rowOf(page, diner.t('home.recommended')).getByRole('link').first();
  const name = withPlainSpaces(await dish.locator('b').textContent());
  await dish.click();
  await expect(page).toHaveURL(/\/filials\/\d+/);
  await expect(page.getByRole('dialog', { name: new RegExp(name.slice(0, 12)) })).toBeVisible();
});

test(
  'a story opens over the page, goes on, closes by the system’s back, and comes last the next time',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'kz', 'ru');
    // Slides would follow each other by themselves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await diner.openHome();
    await expect(page.getByRole('heading', { name: diner.t('stories.title'), level: 2 })).toBeVisible();
    const first = stories(page, diner).first();
    const title = (await first.textContent()) ?? '';
    const viewSent = page.waitForResponse((response) => response.url().endsWith('/view') && response.ok());
    await first.click();
    await viewSent;
    const viewer = page.getByRole('dialog', { name: title });
    await expect(viewer).toBeVisible();
    expect(await findings(page, '[role="dialog"]')).toEqual([]);
    const at = viewer.getByText(textLike(diner.t('stories.slideOf', { slide: ANY, total: ANY })));
    const [, slide, total] = /(\d+)\D+(\d+)/.exec((await at.textContent()) ?? '') ?? [];
    expect(slide).toBe('1');
    expect(Number(total)).toBeGreaterThan(1);
    await viewer.getByRole('button', { name: diner.t('stories.next') }).click();
    await expect(at).toHaveText(diner.t('stories.slideOf', { slide: 2, total: Number(total) }));
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/\?country=kz&language=ru$/);
    await expect(seenOf(page, diner, title)).toBeVisible();
    await page.reload();
    await expect(stories(page, diner).last()).toHaveText(`${title}, ${diner.t('stories.seen')}`);
    // The platform knows the device, whatever the browser keeps.
    await page.evaluate(() => localStorage.removeItem('seenStories'));
    await page.reload();
    await stories(page, diner).first().hover();
    await expect(seenOf(page, diner, title)).toBeVisible();
  },
);

test('the button of a story leads inside the app', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  // Else the slide may change between the look at its button and the press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await diner.openHome();
  await stories(page, diner).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  const button = viewer.getByRole('link');
  while ((await button.count()) === 0)
    await viewer.getByRole('button', { name: diner.t('stories.next') }).click();
  const path = await button.getAttribute('href');
  await button.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a row grows as it is scrolled to its end, and offers to try again when that fails', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.route('**/api/venues?*', (route) => route.abort());
  await diner.openHome();
  const row = rowOf(page, diner.t('home.near'));
  const cards = venueCards(row);
  const before = await cards.count();
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('list').evaluate((rail) => rail.scrollTo({ left: rail.scrollWidth }));
  const retry = row.getByRole('button', { name: diner.t('venues.retry') });
  await expect(retry).toBeVisible();
  await expect(cards).toHaveCount(before);
  await page.unroute('**/api/venues?*');
  await retry.click();
  await expect(cards.nth(before)).toBeVisible();
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('for delivery Home shows from which amount delivery costs less', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/?country=kz&language=ru&service=delivery');
  const offers = page.getByRole('list', { name: diner.t('promos.title') });
  const tile = textLike(diner.t('promos.deliveryFrom', { amount: ANY }));
  await expect(offers.getByText(tile).first()).toBeVisible();
});

// Holds VEN-75, VEN-76.
test('the greeting asks a guest for a name and names a signed-in diner', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openHome();
  await expect(page.getByText(diner.t('home.guest'))).toBeVisible();
  await page.getByRole('link', { name: diner.t('home.askName') }).click();
  await diner.passSignIn();
  await expect(page.getByText(diner.t('home.named', { name: 'Айгерім' }))).toBeVisible();
  await expect(page.getByRole('link', { name: diner.t('home.askName') })).toHaveCount(0);
});

test('a diner who has ordered finds the order and the venue again, and the page does not shift', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.readyToOrder(VENUES.almaty);
  await diner.orderButton().click();
  await diner.onOrderPage();
  const shifted = await watchLayoutShift(page);
  const [made] = await sandbox.orders();
  await diner.openHome();
  const running = page.getByRole('link', {
    name: new RegExp(withPlainSpaces(diner.t('orders.title', { number: String.raw`\S+` }))),
  });
  await expect(running).toHaveAttribute('href', `/orders/${made?.id}`);
  const cover = await venueCards(page).first().boundingBox();
  expect(cover?.y).toBeLessThan(500);
  const row = rowOf(page, diner.t('home.recent'));
  await expect(row.getByRole('link')).toHaveCount(1);
  await expect(row.getByRole('link')).toHaveAttribute('href', `/filials/${VENUES.almaty}`);
  await expect(row.getByRole('link')).toHaveText(/₸/);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.slice(0, 4)).toEqual(
    (['home.promo', 'stories.title', 'home.recent', 'home.near'] as const).map((name) => diner.t(name)),
  );
  expect(await shifted()).toBeLessThan(0.02);

  // Once it is over it can be ordered again, by one tap.
  await sandbox.moveOrder(made?.id ?? 0, 'completed');
  await diner.openHome();
  const again = page.getByRole('button', { name: diner.t('orders.reorder') }).first();
  await expect(again).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  expect(await findings(page)).toEqual([]);
  await again.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartLines(page)).toHaveCount(1);
});

test('a wide screen shows the cart beside Home, a phone loads nothing of it', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.setViewportSize({ width: 1280, height: 800 });
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await diner.openHome();
  const cart = rowOf(page, diner.t('menu.cart'));
  await expect(cart.getByRole('link', { name: new RegExp(diner.t('menu.toCheckout')) })).toBeVisible();
  const [column, offer, heading] = await Promise.all([
    cart.boundingBox(),
    page
      .getByRole('list', { name: diner.t('promos.title') })
      .getByRole('link')
      .first()
      .boundingBox(),
    page.getByText(diner.t('home.heading')).boundingBox(),
  ]);
  expect(column?.x).toBeGreaterThan(800);
  expect(offer?.x).toBe(heading?.x);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await diner.openHome();
  await expect(venueCards(page).first()).toBeVisible();
  await expect(cart).toHaveCount(0);
});

test('Home is shown without the parts that fail', async ({ page }) => {
  const failing = '/takeaway/v1/stories|/menu-promos/|/menu/v3/recommended|/brandy/api/v1/brands';
  await sandbox.fault({ path: failing, kind: 'fail', status: 500 });
  const diner = new Diner(page, 'kz', 'en');
  const response = await page.goto('/?country=kz&language=en&town=taraz');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: diner.t('home.popular') })).toBeVisible();
  await expect(stories(page, diner)).toHaveCount(0);
});

test('a row that failed on the server is filled in by the browser', async ({ page }) => {
  await sandbox.fault({ path: '/brandy/api/v1/locations/near', kind: 'fail', status: 500 });
  const diner = new Diner(page, 'kz', 'en');
  await page.goto('/?country=kz&language=en&town=kokshetau');
  const row = rowOf(page, diner.t('home.near'));
  await row.scrollIntoViewIfNeeded();
  await expect(venueCards(row).first()).toBeVisible();
});

test('Home of a town without data says so with a real status', async ({ page }) => {
  await sandbox.fault({ path: '/takeaway/v2/locations|/brandy/', kind: 'fail', status: 500 });
  const response = await page.goto('/?country=kz&language=en&town=konaev&service=express');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert').getByText(serverError.en.title)).toBeVisible();
});

test('a town without restaurants says so and offers another', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/?country=kz&language=ru&config=piano-pizza-kz&town=taraz');
  await expect(page.getByText(diner.t('home.emptyTitle'))).toBeVisible();
  await expect(page.getByRole('link', { name: diner.t('home.chooseTown') })).toHaveAttribute(
    'href',
    '/towns',
  );
});
