import { openUntouched, turnOnDataSaver, watchRequests } from '../tools/run/chromium.mjs';
import { Diner } from './diner';
import { isSameDocument, tagDocument } from './document';
import { openList, openListWithPage } from './fetched-list';
import { balance, dishes, nextPageFrame, venueCards } from './screen';
import { heldAnswers, routerRequests } from './router-requests';
import { expect, test, type Page, type Request } from './test';
import { texts } from './texts';

const pathOf = (request: Request | undefined) => new URL(request?.url() ?? '').pathname;

/** Time in which a page at rest fetches the next one, and the one after it. */
const rest = (page: Page) => page.clock.runFor(2_000);

test('the page of the first card in view needs no request after the tap, and no picture of the list starts', async ({
  page,
}) => {
  const { requests, path } = await openListWithPage(page);
  await tagDocument(page);
  const before = requests.length;
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  const after = requests.slice(before);
  expect(routerRequests(after, path).all).toEqual([]);
  expect(after.filter((request) => request.resourceType() === 'document')).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  expect(await isSameDocument(page)).toBe(true);
});

test('a list that is scrolled through fetches three pages ahead at most', async ({ page }) => {
  await page.clock.install();
  const { requests } = await openList(page);
  const pages = () => routerRequests(requests).pages;
  for (let step = 0; step < 10; step += 1) {
    await page.mouse.wheel(0, 600);
    await rest(page);
    for (const request of pages()) await request.response();
  }
  expect(pages().length).toBeGreaterThan(1);
  expect(pages().length).toBeLessThanOrEqual(3);
});

test('of five hundred cards that are scrolled past one is fetched, and then those in view', async ({
  page,
}) => {
  await page.clock.install();
  const held = await heldAnswers(page, /^\/filials\/\d+$/);
  const { requests } = await openList(page);
  const fetched = () => routerRequests(requests).all.filter((request) => /\d$/.test(pathOf(request)));
  await venueCards(page)
    .last()
    .evaluate((card) => {
      for (let id = 1; id <= 500; id += 1) {
        const copy = card.cloneNode(true) as HTMLAnchorElement;
        copy.pathname = `/filials/${500_000 + id}`;
        card.parentElement?.append(copy);
      }
    });
  await rest(page);
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 5_000);
  await page.clock.runFor(400);
  expect(fetched()).toHaveLength(1);
  const first = pathOf(fetched()[0]);
  const others = () => fetched().filter((request) => pathOf(request) !== first);
  held.release();
  await expect.poll(() => others().length).toBeGreaterThan(0);
  await expect(page.locator(`a[href$="${pathOf(others()[0])}"]`)).toBeInViewport();
});

test('nothing is fetched ahead where bytes are saved', async ({ page }) => {
  await page.clock.install();
  await turnOnDataSaver(page);
  const { requests } = await openList(page);
  await rest(page);
  expect(routerRequests(requests).all).toEqual([]);
});

for (const [what, fail] of [
  ['without network', 'abort'],
  ['from a server that is busy', 503],
] as const)
  test(`a page that could not be fetched ahead ${what} comes at the tap, and nothing is said before`, async ({
    page,
  }) => {
    let isDown = true;
    await page.route(
      ({ pathname }) => /^\/filials\/\d+$/.test(pathname),
      (route) => {
        if (!isDown || !('rsc' in route.request().headers())) return route.continue();
        return fail === 'abort' ? route.abort() : route.fulfill({ status: fail });
      },
    );
    const { requests, paths } = await openList(page);
    await expect.poll(() => routerRequests(requests, paths[0] ?? '').all.length).toBeGreaterThan(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveCount(0);
    isDown = false;
    await venueCards(page).first().tap();
    await expect(dishes(page).first()).toBeVisible();
    await expect(nextPageFrame(page)).toHaveCount(0);
  });

test('two cards pressed in a row open the last one', async ({ page }) => {
  const { paths } = await openList(page);
  await venueCards(page).evaluateAll(([first, second]) => {
    (first as HTMLElement).click();
    (second as HTMLElement).click();
  });
  await expect(page).toHaveURL((url) => url.pathname === paths[1]);
  await expect(dishes(page).first()).toBeVisible();
  await expect(nextPageFrame(page)).toHaveCount(0);
});

test('a card that is tapped while its route is being requested fetches its page once', async ({ page }) => {
  const held = await heldAnswers(page, /^\/filials\/\d+$/);
  const { requests, paths } = await openList(page);
  const [path = ''] = paths;
  await expect.poll(() => held.requests.length).toBe(1);
  await venueCards(page).first().tap();
  await expect(nextPageFrame(page)).toBeVisible();
  held.release();
  await expect(dishes(page).first()).toBeVisible();
  expect(routerRequests(requests, path).pages).toHaveLength(1);
});

test('a press whose answers are slow fetches the page of its card once', async ({ page }) => {
  const { requests, paths } = await openList(page);
  const path = paths[5] ?? '';
  const held = await heldAnswers(page, new RegExp(`^${path}$`));
  await venueCards(page).nth(5).tap();
  await expect(nextPageFrame(page)).toBeVisible();
  expect(routerRequests(requests, path).pages).toHaveLength(0);
  held.release();
  await expect(dishes(page).first()).toBeVisible();
  expect(routerRequests(requests, path).pages).toHaveLength(1);
});

test('a route whose answer does not come is waited for a second, and the page comes without it', async ({
  page,
}) => {
  const { requests, paths } = await openList(page);
  const path = paths[5] ?? '';
  await heldAnswers(page, new RegExp(`^${path}$`), 'routes');
  await venueCards(page).nth(5).tap();
  await expect(dishes(page).first()).toBeVisible();
  expect(routerRequests(requests, path).pages).toHaveLength(1);
});

test('a card, the way back and another card leave the last one’s page', async ({ page }) => {
  await page.goto('/?country=kz&language=ru');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: texts('ru')('layout.venues') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/filials/);
  const held = await heldAnswers(page, /^\/filials\/\d+$/);
  await venueCards(page).nth(4).tap();
  await expect(nextPageFrame(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(nextPageFrame(page)).toHaveCount(0);
  held.release();
  const card = venueCards(page).first();
  const path = await card.getAttribute('href');
  await card.tap();
  await expect(dishes(page).first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === path);
});

test('a venue that has gone since its page was fetched shows that page; one that is not there says so', async ({
  page,
}) => {
  const { path } = await openListWithPage(page);
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ status: 404 }),
  );
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  await page.goBack();
  const card = venueCards(page).nth(1);
  await card.evaluate((link: HTMLAnchorElement) => (link.pathname = '/filials/999999'));
  await card.tap();
  await expect(page.getByRole('heading', { name: texts('ru')('venues.notFoundTitle') })).toBeVisible();
  await expect(nextPageFrame(page)).toHaveCount(0);
});

test('a diner who has signed out in another tab gets a guest’s page instead of prefetched pages', async ({
  page,
  context,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn();
  const { requests, paths } = await openList(page);
  await expect.poll(() => routerRequests(requests, paths[0] ?? '').pages.length).toBe(1);
  const other = await context.newPage();
  await other.goto('/profile');
  // The rows move down when the diner's data come.
  await expect(other.getByText('Айгер').first()).toBeVisible();
  await diner.signOut(other);
  await other.waitForURL((url) => url.pathname === '/');
  await venueCards(page).first().tap();
  await expect(dishes(page).first()).toBeVisible();
  await expect(balance(page, diner.t)).toHaveCount(0);
});

test('a signed-in diner’s orders need only their data after the tap, and no new document', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile');
  const orders = page.locator('a[href="/orders"]:visible').first();
  await page.request.get('/orders');
  const requests = watchRequests(page);
  await openUntouched(page, '/profile');
  await expect.poll(() => routerRequests(requests, '/orders').pages.length).toBe(1);
  await routerRequests(requests, '/orders').pages[0]?.response();
  await tagDocument(page);
  const before = requests.length;
  await orders.tap();
  await expect(page.getByRole('heading', { level: 1, name: diner.t('orders.listTitle') })).toBeVisible();
  const after = requests.slice(before);
  expect(routerRequests(after, '/orders').all).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
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
  const held = await heldAnswers(page, new RegExp(`^${paths[3]}$`));
  await last.tap();
  const frame = nextPageFrame(page);
  await expect(frame).toBeVisible();
  // The name, the picture and the way back of the frame, and then of the page.
  const places = (scope: string) =>
    page.evaluate(
      (within) =>
        ['h1', '.venue-cover > img', '.glyph-back'].map((part) => {
          const box = document.querySelector(`${within} ${part}`)?.getBoundingClientRect();
          // How wide a name may be depends on the buttons beside it.
          return box && [box.x, box.y, box.height].map(Math.round);
        }),
      scope,
    );
  await expect(frame.locator('h1')).toHaveText(name);
  const inFrame = await places('[data-coming]');
  expect(inFrame).not.toContain(undefined);
  held.release();
  await expect(dishes(page).first()).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(await places('main')).toEqual(inFrame);
});
