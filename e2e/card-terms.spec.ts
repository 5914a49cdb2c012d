import { expect, test, type Page } from './test';
import { AT_HOME, liveAt } from './device-address';
import { watchLayoutShift } from './layout-shift';
import { sandbox } from './sandbox';
import { venueCards } from './screen';
import { texts } from './texts';

const t = texts('ru');
const LIST = '/filials?country=kz&language=ru&service=delivery';
const TERMS = '/api/venues/terms';
/** Where nobody delivers to. */
const FAR_AWAY = { latitude: 43.9, longitude: 77.9 };

test.beforeAll(() => sandbox.reset());

const askedTerms = (page: Page) => {
  const asked: { venueIds: number[] }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === TERMS) asked.push(request.postDataJSON() as never);
  });
  return asked;
};

test('a guest without an address sees what all see, and asks for nothing', async ({ page }) => {
  const asked = askedTerms(page);
  await page.goto(LIST);
  await expect(venueCards(page).first()).toContainText(/\d мин/);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
});

test('cards say what a delivery to the address costs and when it comes, without moving', async ({ page }) => {
  const asked = askedTerms(page);
  await liveAt(page, AT_HOME);
  const layoutShift = await watchLayoutShift(page);
  await page.goto(LIST);
  const first = venueCards(page).first();
  await expect(first).toContainText(/доставка [\d\s]+₸/);
  await expect(first).toContainText(/\d+–\d+ мин/);
  await expect(first).toContainText(/от вас/);
  expect(asked).toHaveLength(1);
  // Those on the screen, and not the twenty of the page.
  expect(asked[0]?.venueIds.length).toBeLessThan(12);
  expect(await layoutShift()).toBe(0);
});

test('an address outside of every zone is told so on each card', async ({ page }) => {
  await liveAt(page, FAR_AWAY);
  await page.goto(LIST);
  await expect(venueCards(page).first()).toContainText(t('venues.termsUnserved'));
});
