import { openUntouched, untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { Diner } from './diner';
import { VENUES } from './environment';
import { openList } from './fetched-list';
import { dishes, venueCards } from './screen';
import { heldAnswers, routerRequests } from './router-requests';
import { expect, test } from './test';

// The code of the pages to which a visit leads comes before it is needed (docs/decisions/048).

test('a tap before the list is at rest requests the page of a card and its code at once', async ({
  page,
}) => {
  // Such a page is never at rest, so that only the tap requests something.
  await page.addInitScript(() =>
    Object.assign(navigator, { getBattery: async () => ({ level: 0.1, charging: false }) }),
  );
  const { requests, paths } = await openList(page);
  const names = await page
    .locator('link[rel="next-code"][data-of="venue"]')
    .evaluateAll((all) =>
      (all as HTMLLinkElement[]).flatMap(({ href, dataset }) =>
        (dataset.files ?? '').split(' ').map((file) => href + file),
      ),
    );
  expect(names.length).toBeGreaterThan(0);
  const addresses = () => requests.map((request) => request.url());
  expect(addresses()).not.toEqual(expect.arrayContaining(names));
  const held = await heldAnswers(page, new RegExp(`^${paths[0]}$`));
  await venueCards(page).first().tap();
  await expect.poll(() => held.requests.length).toBeGreaterThan(0);
  await expect.poll(addresses).toEqual(expect.arrayContaining(names));
  held.release();
  await expect(dishes(page).first()).toBeVisible();
});

test('a guest’s menu loads the checkout at the touch after the one that has added a dish', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/cart?country=kz&language=ru');
  const requests = watchRequests(page);
  await openUntouched(page, `/filials/${VENUES.almaty}`);
  await diner.addPlainProduct();
  await expect.poll(() => routerRequests(requests, '/cart').pages.length).toBe(1);
  await untilAnswered(page, requests);
  const before = requests.length;
  await page.getByRole('heading', { level: 1 }).tap();
  await expect
    .poll(() => requests.slice(before).filter((request) => request.resourceType() === 'script').length)
    .toBeGreaterThan(0);
});

test('the data of the profile are requested at the press on its link, before the page, and once', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/orders');
  await page.request.get('/profile');
  const requests = watchRequests(page);
  await openUntouched(page, '/orders');
  await expect.poll(() => routerRequests(requests, '/profile').pages.length).toBe(1);
  await untilAnswered(page, requests);
  const before = requests.length;
  const paths = () => requests.slice(before).map((request) => new URL(request.url()).pathname);
  // The card of the level moves into the page while its data are on their way.
  let releaseBonuses = () => {};
  const releasedBonuses = new Promise<void>((resolve) => (releaseBonuses = resolve));
  await page.route('**/api/rewards', async (route) => {
    await releasedBonuses;
    await route.continue();
  });
  // The balance in the header, or the navigation.
  await page.locator('a[href="/profile"]:visible').first().hover();
  await page.mouse.down();
  await expect.poll(paths).toEqual(expect.arrayContaining(['/api/profile', '/api/rewards']));
  expect(new URL(page.url()).pathname).toBe('/orders');
  await page.mouse.up();
  await expect(page.getByText('Айгер').first()).toBeVisible();
  const answered = page.waitForResponse('**/api/rewards');
  releaseBonuses();
  await answered;
  expect(paths().filter((path) => /^\/api\/(profile|rewards)$/.test(path))).toHaveLength(2);
});
