import { openUntouched, turnOnDataSaver, watchRequests } from '../tools/run/chromium.mjs';
import { isSameDocument, markDocument } from './document';
import { dishes, nextPageFrame, venueCards } from './screen';
import type { Request } from '@playwright/test';
import { expect, test, type Page } from './test';

const LIST = '/filials?country=kz&language=ru';
const pathOf = (address: string) => new URL(address).pathname;

/** Opens the list when its first venues are in the store, so that their pages may be fetched ahead. */
async function openList(page: Page) {
  await page.goto(LIST);
  const paths = await venueCards(page).evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => (card as HTMLAnchorElement).pathname),
  );
  for (const path of paths) await page.request.get(`${path}?country=kz&language=ru`);
  const requests = watchRequests(page);
  await openUntouched(page, LIST);
  return { requests, paths };
}
/** Requests of the router for the data of a page. */
const dataOf = (requests: Request[], path: string) =>
  requests.filter((request) => pathOf(request.url()) === path && 'rsc' in request.headers());

test('the page of the first card in view needs no request after the tap, and no picture of the list starts', async ({
  page,
}) => {
  const { requests, paths } = await openList(page);
  const [path = ''] = paths;
  // What the router needs to know of the route, and the page.
  await expect.poll(() => dataOf(requests, path).length).toBe(2);
  await dataOf(requests, path)[1]?.response();
  await markDocument(page);
  const before = requests.length;
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  const after = requests.slice(before);
  expect(dataOf(after, path)).toEqual([]);
  expect(after.filter((request) => request.resourceType() === 'document')).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  expect(await isSameDocument(page)).toBe(true);
});

test('the way back needs no request for a page', async ({ page }) => {
  const { requests } = await openList(page);
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  const before = requests.length;
  await page.goBack();
  await expect(venueCards(page).first()).toBeVisible();
  const list = requests.slice(before).filter((request) => pathOf(request.url()) === '/filials');
  expect(list).toEqual([]);
});

test('a list that is scrolled through fetches three pages ahead at most', async ({ page }) => {
  const { requests, paths } = await openList(page);
  await expect.poll(() => dataOf(requests, paths[1] ?? '').length).toBe(2);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(2_000);
  const pages = requests.filter(
    (request) => 'rsc' in request.headers() && !('next-router-prefetch' in request.headers()),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(3);
});

test('nothing is fetched ahead where bytes are saved', async ({ page }) => {
  await turnOnDataSaver(page);
  const { requests } = await openList(page);
  await page.waitForTimeout(2_000);
  expect(requests.filter((request) => 'rsc' in request.headers())).toEqual([]);
});

test('a page that could not be fetched ahead comes at the tap, and nothing is said before', async ({
  page,
}) => {
  let isDown = true;
  await page.route(
    ({ pathname }) => /^\/filials\/\d+$/.test(pathname),
    (route) => (isDown && 'rsc' in route.request().headers() ? route.abort() : route.continue()),
  );
  const { requests, paths } = await openList(page);
  const [path = ''] = paths;
  await expect.poll(() => dataOf(requests, path).length).toBeGreaterThan(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
  isDown = false;
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
});

test('two cards pressed in a row open the last one', async ({ page }) => {
  const { paths } = await openList(page);
  await venueCards(page).evaluateAll(([first, second]) => {
    (first as HTMLElement).click();
    (second as HTMLElement).click();
  });
  await expect(page).toHaveURL((url) => url.pathname === paths[1]);
  await expect(dishes(page).first()).toBeVisible();
});

// Holds NAV-44.
test('a pressed card is the head of the page that comes, until it has come', async ({ page }) => {
  const { paths } = await openList(page);
  const last = venueCards(page).nth(3);
  await last.scrollIntoViewIfNeeded();
  const name = (await last.getByRole('heading').textContent()) ?? '';
  await expect
    .poll(() => last.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    ({ pathname }) => pathname === paths[3],
    async (route) => {
      await arrived;
      await route.continue();
    },
  );
  await last.tap();
  const frame = nextPageFrame(page);
  await expect(frame).toBeVisible();
  await expect(frame).toHaveText(name);
  await expect(frame.locator('img')).toBeVisible();
  arrive();
  await expect(dishes(page).first()).toBeVisible();
  await expect(frame).toHaveCount(0);
});
