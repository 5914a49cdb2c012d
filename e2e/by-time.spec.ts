import { openUntouched, untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test, type Locator, type Page } from './test';
import { findings } from './axe';
import { AT_HOME, liveAt } from './device-address';
import { Diner } from './diner';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { ANY, dishes, textLike, venueCards } from './screen';
import { LARGE, misfits, NARROW } from './text-fit';

test.beforeAll(() => sandbox.reset());

const CITIES = { kz: { utcOffsetMinutes: 300 }, ge: { utcOffsetMinutes: 240 } } as const;
const HALF_HOUR_MS = 1_800_000;

/** The half hour of a city that has begun last: it has passed. */
function passedTime(country: 'kz' | 'ge'): string {
  const wallMs = Date.now() + CITIES[country].utcOffsetMinutes * 60_000;
  return new Date(Math.floor(wallMs / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString().slice(11, 16);
}

const times = (page: Page, { t }: Diner) => page.getByRole('group', { name: t('venues.byTime') });
const toggle = (page: Page, { t }: Diner) =>
  page.getByRole('link', { name: t('venues.byTime'), exact: true });

/** Chooses the fourth time, in one and a half to two hours. @returns it */
async function chooseTime(page: Page, diner: Diner): Promise<string> {
  await toggle(page, diner).click();
  const link = times(page, diner).getByRole('link').nth(3);
  const time = (await link.textContent()) ?? '';
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  return time;
}

async function openList(page: Page, country: 'kz' | 'ge', language: 'ru' | 'ka', service = 'takeaway') {
  await page.goto(`/filials?country=${country}&language=${language}&service=${service}`);
  return new Diner(page, country, language);
}

const orderUntil = (cards: Locator, diner: Diner) =>
  cards.getByText(textLike(diner.t('byTime.orderUntil', { time: ANY })));

for (const [country, language] of [
  ['kz', 'ru'],
  ['ge', 'ka'],
] as const)
  test(`the list of ${country} by a time has the restaurants that can first, each with its last minute, also after a reload`, async ({
    page,
  }) => {
    const diner = await openList(page, country, language);
    const time = await chooseTime(page, diner);
    await expect(page).toHaveURL((url) => url.searchParams.get('by') === time);
    const cards = venueCards(page);
    await expect(orderUntil(cards.first(), diner)).toBeVisible();
    const cannot = [
      textLike(diner.t('byTime.notBefore', { time: ANY })),
      textLike(diner.t('byTime.closedThen', { time: ANY })),
    ];
    const rankOf = async (card: Locator) => {
      if (await orderUntil(card, diner).count()) return 0;
      const reasons = await Promise.all(cannot.map((text) => card.getByText(text).count()));
      return reasons.some(Boolean) ? 2 : 1;
    };
    const ranks = await Promise.all((await cards.all()).map(rankOf));
    expect(ranks).toEqual(ranks.toSorted());
    expect(await findings(page)).toEqual([]);
    const names = await cards.getByRole('heading').allTextContents();
    await page.reload();
    await expect(times(page, diner).getByRole('link', { name: time })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect.poll(() => cards.getByRole('heading').allTextContents()).toEqual(names);
    await toggle(page, diner).click();
    await expect(orderUntil(cards, diner)).toHaveCount(0);
    await expect(page).toHaveURL((url) => !url.searchParams.has('by'));
  });

test('a restaurant that is opened from the list is ordered from for its time', async ({ page }) => {
  const diner = await openList(page, 'kz', 'ru');
  const time = await chooseTime(page, diner);
  const card = venueCards(page).and(page.locator(`[href="/filials/${VENUES.almaty}"]`));
  await expect(orderUntil(card, diner)).toBeVisible();
  await card.click();
  await page.waitForURL(`**/filials/${VENUES.almaty}`);
  await diner.addPlainProduct();
  await diner.openCart();
  const row = page.getByRole('button', { name: new RegExp(`^${diner.t('checkout.time_takeaway')}`) });
  await expect(row).toContainText(time);
  await page.reload();
  await expect(row).toContainText(time);
});

test('the list is as it was, without a request, after the way back from a restaurant', async ({ page }) => {
  await openUntouched(page, '/filials?country=kz&language=ru&service=takeaway');
  const diner = new Diner(page, 'kz', 'ru');
  const requests = watchRequests(page);
  await chooseTime(page, diner);
  await expect(orderUntil(venueCards(page).first(), diner)).toBeVisible();
  await untilAnswered(page, requests);
  const card = venueCards(page).nth(7);
  await card.scrollIntoViewIfNeeded();
  const topOf = async () => Math.round((await card.boundingBox())?.y ?? 0);
  const [cardText, top] = [await card.textContent(), await topOf()];
  await card.click();
  await page.waitForURL(/\/filials\/\d+/);
  await expect(dishes(page).first()).toBeVisible();
  const later = watchRequests(page);
  await page.goBack();
  await expect(card).toHaveText(cardText ?? '');
  await expect.poll(topOf).toBe(top);
  const lists = later.filter((request) => /^\/(filials|api\/venues)$/.test(new URL(request.url()).pathname));
  expect(lists).toEqual([]);
});

test('a past time is removed from the URL, and the list says so', async ({ page }) => {
  const diner = new Diner(page, 'ge', 'ka');
  const time = passedTime('ge');
  await page.goto(`/filials?country=ge&language=ka&service=takeaway&by=${time}`);
  await expect(page.getByText(diner.t('byTime.passed', { time }))).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('by') === '');
  await expect(venueCards(page).nth(5)).toBeVisible();
});

test('an address ignores an invalid half hour, and a request rejects it', async ({ page, request }) => {
  const requested: string[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).pathname === '/api/venues') requested.push(one.url());
  });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  const bad = ['25:99', '19:45', '19:30%E2%80%8B', '%0019:30', tomorrow];
  for (const by of bad) {
    await page.goto(`/filials?country=kz&language=ru&service=takeaway&by=${by}&by=19:30`);
    const diner = new Diner(page, 'kz', 'ru');
    await expect(toggle(page, diner), by).not.toHaveAttribute('aria-current');
    await expect(venueCards(page).nth(5), by).toBeVisible();
  }
  await toggle(page, new Diner(page, 'kz', 'ru')).click();
  await expect(times(page, new Diner(page, 'kz', 'ru'))).toBeVisible();
  expect(requested).toEqual([]);
  for (const by of bad) {
    const answer = await request.get(`/api/venues?by=${by}`, {
      headers: { 'X-Site': 'kz-ru-web-1-takeaway' },
    });
    expect(answer.status(), by).toBe(400);
  }
});

test('a delivery by the platform says its last minute once the address is known', async ({ page }) => {
  await liveAt(page, AT_HOME);
  const diner = await openList(page, 'kz', 'ru', 'delivery');
  await chooseTime(page, diner);
  const card = venueCards(page).and(page.locator(`[href="/filials/${VENUES.almaty}"]`));
  // Terms are requested for what is in view, the last line of the card, and the terms of its neighbours may move it out of view.
  await expect(async () => {
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(orderUntil(card, diner)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('the list by a time fits a narrow screen and large text', async ({ page }) => {
  for (const view of [NARROW, LARGE]) {
    await page.setViewportSize({ width: view.width, height: 844 });
    for (const [country, language] of [
      ['ge', 'ka'],
      ['kz', 'ru'],
    ] as const) {
      const diner = await openList(page, country, language);
      await chooseTime(page, diner);
      await expect(orderUntil(venueCards(page).first(), diner)).toBeVisible();
      expect(await misfits(page, view), `${language} ${view.width} ${view.textSize}`).toEqual([]);
    }
  }
});
