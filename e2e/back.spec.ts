import { openUntouched, turnOnDataSaver, untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { isSameDocument, tagDocument } from './document';
import { VENUES } from './environment';
import { dishes, dishLinks, plusButtons, venueCards } from './screen';
import { expect, test, type Locator, type Page } from './test';
import { texts } from './texts';

const t = texts('ru');
const LIST = '/filials?country=kz&language=ru';
const MENU = `/filials/${VENUES.almaty}?country=kz&language=ru`;

/** Where an element is on the screen, in whole pixels. */
async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  return box && [Math.round(box.x), Math.round(box.y)];
}

/** Opens a page that has nothing more to fetch. */
async function openAtRest(page: Page, path: string) {
  const requests = watchRequests(page);
  await openUntouched(page, path);
  await untilAnswered(page, requests);
}

/** From now on counts the frames in which the page has no heading. @returns how many there were */
async function watchBlanks(page: Page) {
  const blanks = await page.evaluateHandle(() => {
    const counter = { count: 0 };
    const check = () => {
      const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
      if (!headings.some((heading) => heading.checkVisibility())) counter.count += 1;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    return counter;
  });
  return () => blanks.evaluate(({ count }) => count);
}

/** Takes a step of the history and expects no blank page. @returns requests of this page until then */
async function step(page: Page, go: () => Promise<unknown>, until: () => Promise<void>) {
  const requests = watchRequests(page);
  const blanks = await watchBlanks(page);
  await go();
  await until();
  expect(await blanks()).toBe(0);
  const own = new URL(page.url()).pathname;
  return requests
    .filter((request) => ['document', 'fetch', 'xhr'].includes(request.resourceType()))
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path === own || /^\/api\/(?!texts\/)/.test(path));
}

/** Opens the venue of a card and goes back to the card at its place. @returns what was requested for the way back */
async function visitAndReturn(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded();
  const path = (await card.getAttribute('href')) ?? '';
  const place = await placeOf(card);
  await card.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(dishes(page).first()).toBeVisible();
  return step(
    page,
    () => page.goBack(),
    async () => {
      await expect(card).toHaveAttribute('href', path);
      await expect.poll(() => placeOf(card)).toEqual(place);
    },
  );
}

// Holds NAV-47.
test('a filtered list that was scrolled is as it was after the way back from a venue', async ({ page }) => {
  await openAtRest(page, LIST);
  const filters = [t('venues.openNow'), t('venues.sort_time')].map((name) =>
    page.getByRole('link', { name }),
  );
  for (const filter of filters) {
    await filter.click();
    await expect(filter).toHaveAttribute('aria-current', 'true');
  }
  // Below the first screen, and open at night as well.
  const card = venueCards(page).nth(4);
  await tagDocument(page);
  const requested = await visitAndReturn(page, card);
  expect(requested).toEqual([]);
  for (const filter of filters) await expect(filter).toHaveAttribute('aria-current', 'true');
  expect(await isSameDocument(page)).toBe(true);
});

test('a shelf of Home that was scrolled is as it was after the way back', async ({ page }) => {
  await openAtRest(page, '/?country=kz&language=ru');
  const shelf = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
  const rail = shelf.nth(1);
  await rail.scrollIntoViewIfNeeded();
  await rail.evaluate((list) => list.scrollTo({ left: 400, behavior: 'instant' }));
  const card = venueCards(rail).nth(2);
  await card.scrollIntoViewIfNeeded();
  const place = await placeOf(card);
  await card.click();
  await expect(dishes(page).first()).toBeVisible();
  const isAsItWas = () => expect.poll(() => placeOf(card)).toEqual(place);
  expect(await step(page, () => page.goBack(), isAsItWas)).toEqual([]);
});

test('a shelf that was scrolled is as it was after a reload, before any script has come', async ({
  page,
}) => {
  await openAtRest(page, '/?country=kz&language=ru');
  const rail = page.getByRole('region', { name: t('home.near') }).getByRole('list');
  await rail.evaluate((list) => list.scrollTo({ left: 400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state) ?? '')).toContain('"shelves":{');
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => rail.evaluate((list) => Math.round(list.scrollLeft))).toBe(400);
});

test('a shelf that has grown is as it was after the way back from one of its last venues', async ({
  page,
}) => {
  await openAtRest(page, '/?country=kz&language=ru');
  const row = page.getByRole('region', { name: t('home.near') });
  const before = await venueCards(row).count();
  await row.scrollIntoViewIfNeeded();
  const rail = row.getByRole('list');
  await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  const card = venueCards(row).nth(before);
  await card.scrollIntoViewIfNeeded();
  const path = (await card.getAttribute('href')) ?? '';
  const place = await placeOf(card);
  await card.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(dishes(page).first()).toBeVisible();
  const isAsItWas = () => expect.poll(() => placeOf(card)).toEqual(place);
  expect(await step(page, () => page.goBack(), isAsItWas)).toEqual([]);
});

test('a text that was half typed is in the field after the way back from what was suggested', async ({
  page,
}) => {
  await page.goto('/?country=kz&language=ru');
  const field = page.getByRole('combobox');
  await field.fill('лаг');
  const suggestion = page.getByRole('option').first();
  const picked = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator('mark').first()).toBeVisible();
  const requests = watchRequests(page);
  await page.goBack();
  await expect(field).toHaveValue('лаг');
  await expect(suggestion).toHaveText(picked);
  await page.goForward();
  await expect(field).toHaveValue(picked);
  await expect(page.locator('mark').first()).toBeVisible();
  const pages = requests.filter((request) => /^\/(search)?$/.test(new URL(request.url()).pathname));
  expect(pages.filter((request) => 'rsc' in request.headers())).toEqual([]);
});

test('results are as they were after the way back from a dish of theirs', async ({ page }) => {
  await page.goto('/search?country=kz&language=ru&q=плов');
  const result = page.getByRole('main').getByRole('link').nth(3);
  await expect(page.locator('mark').first()).toBeVisible();
  const place = await placeOf(result);
  await result.click();
  await expect(page).toHaveURL(/\/filials\/\d+/);
  const dish = page.getByRole('dialog');
  await expect(dish.getByRole('button').last()).toBeEnabled();
  await page.goBack();
  await expect(dish).toHaveCount(0);
  const requested = await step(
    page,
    () => page.goBack(),
    async () => {
      await expect(page.getByRole('combobox')).toHaveValue('плов');
      await expect.poll(() => placeOf(result)).toEqual(place);
    },
  );
  expect(requested).toEqual([]);
});

test('a dish is open again after the way back and forward, and after a reload, over the menu where it was', async ({
  page,
}) => {
  await openAtRest(page, MENU);
  const dish = dishLinks(page).nth(12);
  await dish.scrollIntoViewIfNeeded();
  const place = await placeOf(dish);
  const name = (await dish.textContent()) ?? '';
  const dialog = page.getByRole('dialog', { name });
  await dish.click();
  await expect(dialog.getByRole('button').last()).toBeEnabled();
  const isClosed = async () => {
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => placeOf(dish)).toEqual(place);
  };
  const isOpen = () => expect(dialog.getByRole('button').last()).toBeEnabled();
  expect(await step(page, () => page.goBack(), isClosed)).toEqual([]);
  const pages = await step(page, () => page.goForward(), isOpen);
  expect(pages.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  await page.reload();
  await isOpen();
  await page.goBack();
  await isClosed();
});

test('a venue that was scrolled is as it was after the way back to its list and forward', async ({
  page,
}) => {
  // The list would fetch pages ahead in the middle.
  await turnOnDataSaver(page);
  await openAtRest(page, LIST);
  await venueCards(page).nth(1).click();
  await expect(dishes(page).first()).toBeVisible();
  const dish = dishLinks(page).nth(12);
  await dish.scrollIntoViewIfNeeded();
  const place = await placeOf(dish);
  await page.goBack();
  await expect(venueCards(page).first()).toBeVisible();
  const requested = await step(
    page,
    () => page.goForward(),
    () => expect.poll(() => placeOf(dish)).toEqual(place),
  );
  expect(requested).toEqual([]);
});

test('the position in the list is restored on the way back from a venue', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.245, longitude: 76.95 });
  await openAtRest(page, LIST);
  const nearMe = page.getByRole('button', { name: t('venues.nearMe') });
  await nearMe.click();
  await expect(nearMe).toHaveAttribute('aria-pressed', 'true');
  await expect(nearMe).not.toHaveAttribute('aria-busy');
  const card = venueCards(page).nth(4);
  const requested = await visitAndReturn(page, card);
  expect(requested).toEqual([]);
  await expect(nearMe).toHaveAttribute('aria-pressed', 'true');
});

test('a search in a menu is open again after the way back, and after a reload, until it is closed', async ({
  page,
}) => {
  await openAtRest(page, MENU);
  await plusButtons(page, t).first().click();
  const field = page.getByRole('searchbox');
  await page.getByRole('link', { name: t('search.menuPlaceholder') }).click();
  await field.fill('плов');
  const dish = dishes(page).filter({ hasText: /плов/i }).first();
  await page.locator('a[href="/cart"]:visible').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/cart');
  await page.goBack();
  await expect(field).toHaveValue('плов');
  await expect(dish).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('плов');
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(field).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/filials/'));
  await page.goForward();
  await expect(field).toHaveValue('плов');
});
