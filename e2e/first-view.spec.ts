import { expect, test, type Page, type Request } from '@playwright/test';
import { openUntouched, turnOnDataSaver, untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { Diner } from './diner';
import { isSameDocument, tagDocument } from './document';
import { VENUES } from './environment';
import { routerRequests } from './router-requests';
import { sandbox } from './sandbox';
import { balance, dishes, dishLinks, venueCards } from './screen';

const PAGES = ['/', '/filials', `/filials/${VENUES.almaty}`];

/** Longer than anything of ours waits before it asks. */
const AT_REST_MS = 3000;

const isScript = (request: Request) => request.resourceType() === 'script';
const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());
const pathOf = (address: string) => new URL(address).pathname;

/** Whether it is the router's request of the page itself: a page that is not in the store is answered 204 before that. */
const isPageOf = (request: Request, path: string) =>
  pathOf(request.url()) === path && routerRequests([request]).pages.length > 0;
/** A page that is in the store is given ahead. */
const storePage = (page: Page, path: string) => page.request.get(`${path}?country=kz&language=ru`);

test('a page without prefetch requests only what its HTML names until the first touch', async ({ page }) => {
  await page.clock.install();
  await turnOnDataSaver(page);
  for (const path of PAGES) {
    const requests = watchRequests(page);
    const response = await openUntouched(page, `${path}?country=kz&language=ru`);
    const html = (await response?.text()) ?? '';
    await page.clock.runFor(AT_REST_MS);
    await untilAnswered(page, requests);
    expect(requests.filter(isCall).map((request) => request.url())).toEqual([]);
    const scripts = requests.filter(isScript).map((request) => pathOf(request.url()));
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
    page.removeAllListeners('request');
  }
});

for (const [how, start] of [
  ['the largest picture has come', (arrive: () => void) => arrive()],
  [
    'the page is touched',
    (_arrive: () => void, page: Page) => page.locator('body').dispatchEvent('pointerdown'),
  ],
] as const)
  test(`scripts start when ${how}`, async ({ page }) => {
    const requests = watchRequests(page);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/images?**', async (route) => {
      await arrived;
      await route.continue().catch(() => undefined);
    });
    await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru`, { waitUntil: 'commit' });
    await expect(dishLinks(page).first()).toBeVisible();
    // Less than the two seconds after which nothing is waited for.
    await page.waitForTimeout(1000);
    expect(requests.filter(isScript)).toEqual([]);
    await start(arrive, page);
    await expect.poll(() => requests.filter(isScript).length).toBeGreaterThan(5);
    arrive();
    await page.waitForLoadState('load');
    await expect(page.locator('script[type="later"]')).toHaveCount(0);
  });

test('a button that is pressed before the scripts have come does its work when they have', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru`, { waitUntil: 'commit' });
  const plus = page.getByRole('button', { name: /^Добавить: / }).first();
  await plus.tap();
  arrive();
  await expect(page.getByRole('button', { name: /^Добавить ещё: .* 1$/ }).first()).toBeVisible();
});

test('a card is fetched when a finger is on it, and its page comes without a reload', async ({ page }) => {
  await openUntouched(page, '/filials?country=kz&language=ru');
  // The first ones are fetched without a finger.
  const card = venueCards(page).nth(5);
  const path = (await card.getAttribute('href')) ?? '';
  await storePage(page, path);
  await tagDocument(page);
  const ahead = page.waitForResponse((response) => isPageOf(response.request(), path));
  await card.dispatchEvent('pointerdown', { button: 0, isPrimary: true, pointerType: 'touch' });
  expect((await ahead).status()).toBe(200);
  await expect(page).toHaveURL((url) => url.pathname === '/filials');
  await card.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(dishes(page).getByRole('button').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the way back comes without a reload to where the list was left', async ({ page }) => {
  await openUntouched(page, '/filials?country=kz&language=ru');
  await tagDocument(page);
  const card = venueCards(page).nth(3);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await card.click();
  await expect(dishes(page).getByRole('button').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(venueCards(page).nth(3)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link that is pressed for a new tab leaves this page alone', async ({ page, context }) => {
  await openUntouched(page, '/filials?country=kz&language=ru');
  const card = venueCards(page).first();
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [opened] = await Promise.all([context.waitForEvent('page'), card.click(press)]);
    await opened.close();
  }
  await expect(page).toHaveURL((url) => url.pathname === '/filials');
});

test('a link is fetched when a mouse rests on it, or the focus of the keyboard', async ({ page }) => {
  await openUntouched(page, '/filials?country=kz&language=ru');
  // The first ones are fetched without a mouse.
  const [sixth, tenth] = [venueCards(page).nth(5), venueCards(page).nth(9)];
  const [rested, focused] = await Promise.all(
    [sixth, tenth].map(async (card) => (await card.getAttribute('href')) ?? ''),
  );
  for (const path of [rested, focused]) await storePage(page, path ?? '');
  const requests = watchRequests(page);
  const answers = async (path = '') =>
    Promise.all(
      requests
        .filter((request) => isPageOf(request, path))
        .map(async (request) => (await request.response())?.status()),
    );
  await sixth.hover();
  await expect.poll(() => answers(rested)).toEqual([200]);
  expect(await answers(focused)).toEqual([]);
  await tenth.focus();
  await expect.poll(() => answers(focused)).toEqual([200]);
});

test('a dish opens at the first touch of a menu', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await dishLinks(page).first().tap();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
});

test('a dish of a menu at rest opens without network', async ({ page, context }) => {
  const requests = watchRequests(page);
  const texts = page.waitForResponse((response) => pathOf(response.url()) === '/api/texts/menu');
  await openUntouched(page, `/filials/${VENUES.almaty}?country=kz&language=ru`);
  await texts;
  await untilAnswered(page, requests);
  await context.setOffline(true);
  await dishLinks(page).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a signed-in diner gets what is theirs without a touch', async ({ page }) => {
  // An order of another journey has earned bonuses.
  await sandbox.reset();
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn();
  const stories = page.waitForResponse((response) => pathOf(response.url()) === '/api/stories');
  await diner.openHome();
  expect((await stories).ok()).toBe(true);
  await expect(page.getByText(diner.t('home.named', { name: 'Айгерім' }))).toBeVisible();
  const menu = page.waitForResponse((response) => pathOf(response.url()) === '/api/menu/mine');
  await diner.openVenue(VENUES.almaty);
  expect(await (await menu).json()).toMatchObject({ isOwn: true });
  await expect(balance(page, diner.t)).toHaveText(/4\s250/);
});
