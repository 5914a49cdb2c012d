import { watchRequests } from '../tools/run/chromium.mjs';
import offline from '../messages/offline/texts.json' with { type: 'json' };
import serverError from '../messages/server-error/texts.json' with { type: 'json' };
import { isSameDocument, tagDocument } from './document';
import { openList, openListWithPage } from './fetched-list';
import { test } from './network';
import { heldAnswers, routerRequests } from './router-requests';
import { sandbox } from './sandbox';
import { dishes, nextPageFrame, venueCards } from './screen';
import { waitUntilCached } from './service-worker';
import { expect } from './test';

/* The faults between a page that is fetched ahead and the tap on a card. */

test('a tap that our server answers with 503 says so, and the page comes by its button', async ({ page }) => {
  await sandbox.reset();
  await sandbox.fault({ path: '/menu/v2/category/products', kind: 'fail', status: 500 });
  await page.goto('/filials?country=ge&language=en');
  const cards = venueCards(page);
  const paths = await cards.evaluateAll((all) => all.map((card) => (card as HTMLAnchorElement).pathname));
  // A menu that another journey has opened is in the store.
  let index = 0;
  while ((await page.request.get(paths[index] ?? '')).status() !== 503) index += 1;
  await cards.nth(index).tap();
  await expect(page.getByRole('alert').getByText(serverError.en.title)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === paths[index]);
  await sandbox.clearFaults();
  // After many failures of other journeys' pages the platform is left alone for some seconds.
  await expect(async () => {
    await page.getByRole('link', { name: serverError.en.retry }).click();
    await page.waitForLoadState();
    expect(await dishes(page).count()).toBeGreaterThan(0);
  }).toPass();
});

test.describe('with a worker', () => {
  // Elsewhere workers are blocked: see playwright.config.ts.
  test.use({ serviceWorkers: 'allow' });

  test('a tap without network says so, and the page comes by itself when it is back', async ({
    page,
    network,
  }) => {
    await page.goto('/filials?country=kz&language=ru');
    await waitUntilCached(page, '/filials');
    const card = venueCards(page).nth(5);
    const path = await card.getAttribute('href');
    network.cut();
    await card.tap();
    await expect(page.getByRole('heading', { level: 1, name: offline.ru.title })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    network.restore();
    await expect(dishes(page).first()).toBeVisible();
  });
});

test('after a deployment a page that was fetched before it is shown, and the next one is loaded anew', async ({
  page,
}) => {
  const { requests, path } = await openListWithPage(page);
  await tagDocument(page);
  await page.route(
    ({ pathname }) => /^\/filials\/\d+$/.test(pathname),
    async (route) => {
      if (!('rsc' in route.request().headers())) return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'x-nextjs-deployment-id': 'another' };
      return route.fulfill({ response, headers });
    },
  );
  const before = requests.length;
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  expect(routerRequests(requests.slice(before), path).all).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  const card = venueCards(page).nth(5);
  const next = await card.getAttribute('href');
  await card.tap();
  await expect(page).toHaveURL((url) => url.pathname === next);
  await expect(dishes(page).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a webview without View Transitions has the page of the first card, and the frame of another', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined });
  });
  const { requests, path, paths } = await openListWithPage(
    page,
    '/filials?country=kz&language=ru&runtime=webview',
  );
  await expect(page.locator('html')).toHaveClass(/webview/);
  await tagDocument(page);
  const before = requests.length;
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  expect(routerRequests(requests.slice(before), path).all).toEqual([]);
  await page.goBack();
  const held = await heldAnswers(page, new RegExp(`^${paths[5]}$`));
  await venueCards(page).nth(5).tap();
  await expect(nextPageFrame(page)).toBeVisible();
  held.release();
  await expect(dishes(page).first()).toBeVisible();
  await expect(nextPageFrame(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('nothing is fetched ahead for a diner with prefers-reduced-data, and a tap opens its page', async ({
  page,
}) => {
  await page.clock.install();
  // Chromium knows it by a flag alone.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('prefers-reduced-data') ? 'all' : query);
  });
  const { requests, paths } = await openList(page);
  await page.clock.runFor(2_000);
  expect(routerRequests(requests).all).toEqual([]);
  const afterTap = watchRequests(page);
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  expect(routerRequests(afterTap, paths[0]).pages).toHaveLength(1);
});
