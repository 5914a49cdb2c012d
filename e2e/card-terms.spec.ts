import { untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test, type Page } from './test';
import { AT_HOME, liveAt } from './device-address';
import { watchLayoutShift } from './layout-shift';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { ANY, textLike, venueCards } from './screen';
import { texts } from './texts';

const t = texts('ru');
const LIST = '/filials?country=kz&language=ru&service=delivery';
const TERMS = '/api/venues/terms';
/** Of the venue that lists of Almaty begin with. */
const NAME = 'Самал';
/** Near the town, and a place without delivery. */
const OUT_OF_ZONES = { latitude: 43.5, longitude: 76.95 };
/** In no town of the list. */
const FAR_AWAY = { latitude: 43.9, longitude: 77.9 };

/** Longer than a list rests before its cards are requested. */
const AT_REST_MS = 1000;

test.beforeAll(() => sandbox.reset());

const termsRequests = (page: Page) => {
  const requested: { venueIds: number[] }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === TERMS) requested.push(request.postDataJSON() as never);
  });
  return requested;
};

/** The page's font comes after its first text and moves a letter or two, which is no matter of the terms. */
const withoutFont = (page: Page) => page.route('**/fonts/*', (route) => route.abort());

test('a guest without an address sees the town’s shared page without further requests', async ({ page }) => {
  const requests = watchRequests(page);
  await page.clock.install();
  await page.goto(LIST);
  await expect(venueCards(page).first()).toContainText(NAME);
  await expect(venueCards(page).first()).not.toContainText(/\d\sмин/);
  await expect(
    page.getByRole('link', { name: textLike(t('addressLine.change', { place: ANY })) }),
  ).toHaveText('Алматы');
  await venueCards(page).nth(5).scrollIntoViewIfNeeded();
  await expect(venueCards(page).nth(5)).toBeInViewport();
  // A request that asks comes by itself, and then waits a moment.
  await untilAnswered(page, requests);
  await page.clock.runFor(AT_REST_MS);
  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => path.startsWith('/api/') && path !== '/api/images')).toEqual([]);
});

test('cards say what a delivery to the address costs and when it comes, without moving', async ({ page }) => {
  const requested = termsRequests(page);
  await liveAt(page, AT_HOME);
  await withoutFont(page);
  const layoutShift = await watchLayoutShift(page);
  await page.goto(LIST);
  const first = venueCards(page).first();
  await expect(first).toContainText(/доставка [\d\s]+₸/);
  await expect(first).toContainText(/\d+–\d+\sмин/);
  await expect(first).toContainText(/[\d,]+\s(км|м)/);
  await expect(first).not.toContainText(/заказ от/);
  expect(requested).toHaveLength(1);
  // Those on the screen, and not the twenty of the page.
  expect(requested[0]?.venueIds.length).toBeLessThan(12);
  expect(await layoutShift()).toBe(0);
});

test('the first venue of Home says them too, be it in a second row below', async ({ page }) => {
  await liveAt(page, AT_HOME);
  await withoutFont(page);
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/?country=kz&language=ru&service=delivery');
  const first = venueCards(page).and(page.locator(`[href="/filials/${VENUES.almaty}"]`));
  expect(await first.count()).toBeGreaterThan(1);
  await expect(first.first()).toContainText(/доставка [\d\s]+₸/);
  await expect(first.last()).toContainText(/доставка [\d\s]+₸/);
  expect(await layoutShift()).toBe(0);
});

test('the head of a menu promises what the card has promised, without moving', async ({ page }) => {
  await liveAt(page, AT_HOME);
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/filials?country=kz&language=kk&service=delivery');
  const card = venueCards(page).filter({ hasText: NAME }).first();
  await expect(card).toContainText(/\d+–\d+\sмин/);
  await expect(card).toContainText(/[\d,.]+\sкм/);
  const minutes = /\d+–\d+\sмин/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  await card.click();
  await page.waitForURL(`**/filials/${VENUES.almaty}`);
  const head = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(head).toContainText(minutes);
  await page.reload();
  await expect(head).toContainText(minutes);
  await expect(head).toContainText(/[\d,.]+\sкм/);
  expect(await head.evaluate((shown) => shown.getBoundingClientRect().bottom)).toBeLessThanOrEqual(288);
  expect(await layoutShift()).toBe(0);
});

test('the head of a menu says that the address is outside of every delivery zone', async ({ page }) => {
  await liveAt(page, FAR_AWAY);
  await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru&service=delivery`);
  const head = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(head).toContainText(t('venues.termsUnserved'));
  await expect(head).not.toContainText(/\d\sмин/);
});

test('each card says that the address is outside of every zone', async ({ page }) => {
  await liveAt(page, OUT_OF_ZONES);
  await page.goto(LIST);
  await expect(venueCards(page).first()).toContainText(t('venues.termsUnserved'));
});

test('the list of another town than the address says what all see', async ({ page }) => {
  await liveAt(page, FAR_AWAY);
  const answered = page.waitForResponse(`**${TERMS}`);
  await page.goto(LIST);
  await (await answered).finished();
  await expect(venueCards(page).first()).toContainText(NAME);
  await expect(venueCards(page).first()).not.toContainText(t('venues.termsUnserved'));
});
