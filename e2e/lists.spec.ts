import { expect, test, type Locator } from './test';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { dishes, venueCards } from './screen';

test.beforeAll(() => sandbox.reset());

test(
  'the list of ge grows to its last page and shows every venue once',
  { tag: '@core' },
  async ({ page }) => {
    const diner = new Diner(page, 'ge', 'ka');
    await page.goto('/filials?country=ge&language=ka&service=takeaway');
    const cards = venueCards(page);
    const [, count] = /(\d+)/.exec((await page.getByText(/·/).first().textContent()) ?? '') ?? [];
    const total = Number(count);
    expect(total).toBeGreaterThan(20);
    for (let shown = 20; shown < total; shown += 20) {
      await page.mouse.wheel(0, 100_000);
      await expect(cards.nth(Math.min(shown + 20, total) - 1)).toBeVisible();
    }
    await expect(cards).toHaveCount(total);
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(total);
    await expect(page.getByRole('button', { name: diner.t('venues.retry') })).toHaveCount(0);
  },
);

test('a page of a list that fails stops the list, and can be retried', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.route('**/api/venues?*', (route) => route.abort());
  await page.goto('/filials?country=kz&language=ru');
  const cards = venueCards(page);
  await page.mouse.wheel(0, 100_000);
  const retry = page.getByRole('button', { name: diner.t('venues.retry') });
  await expect(retry).toBeVisible();
  await expect(cards).toHaveCount(20);
  await page.unroute('**/api/venues?*');
  await retry.click();
  await expect(cards.nth(20)).toBeVisible();
});

test('filters are in the address: reload and back keep them, an empty result says so', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/filials?country=kz&language=ru');
  const promo = page.getByRole('link', { name: diner.t('venues.onlyPromo') });
  await promo.click();
  await expect(page).toHaveURL(/promo=1/);
  await page.reload();
  await expect(promo).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(promo).not.toHaveAttribute('aria-current');
  await page.goto('/filials?promo=1&category=__proto__&sort=price&language=ru');
  await expect(promo).toHaveAttribute('aria-current', 'true');
  await page.goto('/filials?town=semey&promo=1&category=semifinished&language=ru');
  await expect(page.getByText(diner.t('venues.nothingFits'))).toBeVisible();
});

test('the quickest restaurants come first, of those that are open, also without scripts', async ({
  browser,
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/filials?country=kz&language=ru&service=takeaway');
  await page.getByRole('link', { name: diner.t('venues.sort_time') }).click();
  await expect(page).toHaveURL(/sort=time/);
  await page.getByRole('link', { name: diner.t('venues.openNow') }).click();
  await expect(page).toHaveURL(/open=1/);
  const minutes = async (cards: Locator) => {
    const texts = await cards.allTextContents();
    return texts.flatMap((text) => /(?:\d+–)?(\d+)\sмин/.exec(text)?.[1] ?? []).map(Number);
  };
  const isQuickestFirst = async (cards: Locator) => {
    const shown = await minutes(cards);
    return shown.length > 5 && shown.every((one, index) => one >= (shown[index - 1] ?? 0));
  };
  await expect.poll(() => isQuickestFirst(venueCards(page))).toBe(true);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/filials?country=kz&language=ru&service=takeaway');
  await still.getByRole('link', { name: diner.t('venues.sort_time') }).click();
  await still.getByRole('link', { name: diner.t('venues.openNow') }).click();
  await expect(still).toHaveURL('/filials?open=1&sort=time');
  expect(await isQuickestFirst(venueCards(still))).toBe(true);
  await expect(still.getByText(diner.t('venues.closed'))).toHaveCount(0);
  await plain.close();
});

// Holds SRCH-01, SRCH-04, SRCH-09, LAY-01, LAY-03, LAY-04.
test('lists have a header with a title and a switcher, and a way back but where one begins', async ({
  page,
}) => {
  const { t } = new Diner(page, 'kz', 'ru');
  for (const { path, title, hasBack } of [
    { path: '/?country=kz&language=ru', title: t('layout.title'), hasBack: false },
    { path: '/brands', title: t('brands.title'), hasBack: false },
    { path: '/filials', title: t('layout.title'), hasBack: false },
    { path: '/search', title: t('search.title'), hasBack: true },
  ]) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
    await expect(header.getByRole('button', { name: t('layout.back') }), path).toHaveCount(hasBack ? 1 : 0);
    await expect(page.getByRole('radio', { name: t('service.delivery') }), path).toBeVisible();
  }
});

test('the switcher changes the service of every list, by pointer and by keyboard', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  await page.goto('/filials?country=kz&language=ru');
  const takeaway = page.getByRole('radio', { name: diner.t('service.takeaway') });
  await expect(takeaway).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await page.getByText(diner.t('service.delivery'), { exact: true }).click();
  await reloaded;
  const delivery = page.getByRole('radio', { name: diner.t('service.delivery') });
  await expect(delivery).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-site', /-delivery$/);
  // Delivery asks for an address first.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: diner.t('towns.close') })
    .click();
  const again = page.waitForEvent('load');
  await delivery.focus();
  await page.keyboard.press('ArrowRight');
  await again;
  await expect(page.getByRole('radio', { name: diner.t('service.express') })).toBeChecked();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-site', /-express$/);
});

// Holds VEN-62.
test('a list in the restaurant is drawn by the server whatever category its address names', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/filials?country=kz&language=ru&service=express&category=bakery');
  await expect(venueCards(page).first()).toBeVisible();
  await page.goto('/search?language=ru');
  const { t } = new Diner(page, 'kz', 'ru');
  await expect(
    page
      .getByRole('navigation', { name: t('search.ideas') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: t('venues.category_bakery') })).toHaveCount(0);
  await context.close();
});

test('a venue opened from a code is where Home leads for the visit, until another menu is opened', async ({
  page,
}) => {
  await page.goto(`/filials/${VENUES.almaty}?country=kz&language=ru&source=QR&table_id=812`);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('menuTempData')))
    .toContain('"source":"QR"');
  await page.goto('/');
  await page.waitForURL(`/filials/${VENUES.almaty}`);
  await page.goto('/filials');
  await venueCards(page).last().click();
  await expect(page).not.toHaveURL(new RegExp(`/${VENUES.almaty}$`));
  await expect(dishes(page).first()).toBeVisible();
  // A quick machine has left before the menu has ended the visit of the code.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('menuTempData') ?? ''))
    .not.toContain('"source":"QR"');
  await page.goto('/');
  await expect(page.getByText(new Diner(page, 'kz', 'ru').t('home.heading'))).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('requests of the browser are validated', async ({ request }) => {
  const send = (query: string) =>
    request.get(`/api/venues?${query}`, { headers: { 'X-Site': 'kz-ru-web-1-takeaway' } });
  for (const query of [
    'page=0',
    'page=x',
    'page=1e9',
    'sort=price',
    'limit=1000',
    'latitude=91&longitude=0',
    'latitude=43',
    'latitude=43&longitude=181',
    'category=-1',
    'service=taxi',
  ]) {
    expect((await send(query)).status(), query).toBe(400);
  }
  const beyond = await send('page=9999');
  expect(beyond.status()).toBe(200);
  expect(await beyond.json()).toMatchObject({ venues: [] });
  expect((await request.get('/api/venues?page=1')).status()).toBe(400);
});
