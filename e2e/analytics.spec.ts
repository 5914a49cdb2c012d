import { untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { EVENTS_PATH, FLUSH_MS } from '@/lib/core/analytics/analytics-settings';
import { expect, test, type Page, type Request } from './test';
import { findingsInBothSchemes } from './axe';
import { Diner } from './diner';
import { DEMO, VENUES } from './environment';
import { sandbox } from './sandbox';

test.beforeEach(async () => {
  await sandbox.reset();
  await sandbox.forgetSignals();
});

/** The values that must not be in anything that leaves: the demo diner's phone, a typed address, a point, the session. */
const CANARIES = [DEMO.kz.slice(1), 'Абая 52', '43.2', '76.9', 'Bearer', 'access_token'];

const arrivedNames = async () => (await sandbox.signals()).events.map(({ event_type: name }) => name);

/** The cookies of the library of analytics. */
const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('AMP_'));

test('a diner who has not agreed loads nothing of what counts, and is not counted', async ({ page }) => {
  await page.clock.install();
  const requests = watchRequests(page);
  const diner = new Diner(page, 'kz', 'ru');
  await diner.openVenue(VENUES.almaty);
  await diner.addPlainProduct();
  await page.goto('/legal');
  await expect(page.getByRole('switch', { name: diner.t('legal.counting') })).not.toBeChecked();
  // A library that had loaded would have reported the page by then.
  await untilAnswered(page, requests);
  await page.clock.runFor(FLUSH_MS);
  expect(requests.filter((request) => request.url().includes(EVENTS_PATH))).toEqual([]);
  expect(await cookiesOf(page)).toEqual([]);
});

test(
  'a diner who has agreed is counted without anything personal, until they take it back',
  { tag: '@core' },
  async ({ page }) => {
    /** Waits for the library: events are lost with a page that is left before. */
    const expectArrived = (...names: string[]) =>
      expect.poll(arrivedNames).toEqual(expect.arrayContaining(names));
    const diner = new Diner(page, 'kz', 'ru');
    await diner.signIn('/profile');
    await page.goto('/legal');
    await page.getByRole('switch', { name: diner.t('legal.counting') }).check();
    await diner.openVenue(VENUES.almaty);
    await diner.addPlainProduct();
    await expectArrived('page_viewed', 'line_added');
    await diner.openCart();
    await expectArrived('checkout_opened');
    await diner.orderButton().click();
    await diner.onOrderPage();
    await expectArrived('order_placed');
    const { events } = await sandbox.signals();
    const text = JSON.stringify(events);
    for (const canary of CANARIES) expect(text).not.toContain(canary);
    // One visit through several pages.
    expect(text.match(/"session_start"/g)).toHaveLength(1);
    expect(await cookiesOf(page)).not.toEqual([]);

    await page.goto('/legal');
    await page.getByRole('switch', { name: diner.t('legal.counting') }).uncheck();
    expect(await cookiesOf(page)).toEqual([]);
  },
);

// Holds ERR-04, ERR-05, ERR-06.
test('an error of a signed-in diner’s page is reported stripped and with their id, a lost connection is not', async ({
  page,
}) => {
  const diner = new Diner(page, 'kz', 'ru');
  await diner.signIn('/profile');
  await page.evaluate((canaries) => {
    setTimeout(() => void Promise.reject(new TypeError('Failed to fetch')), 0);
    setTimeout(() => {
      throw new Error(`cannot show +${canaries[0]} of "Улица ${canaries[1]}" with Bearer abc.def`);
    }, 0);
  }, CANARIES);
  const reports = async () => (await sandbox.signals()).reports;
  await expect.poll(async () => (await reports()).length).toBe(1);
  const [report] = await reports();
  expect(report).toMatchObject({
    user: { id: expect.stringMatching(/^\d+$/) as unknown },
    release: expect.stringMatching(/^v\d/),
    tags: { page: '/profile' },
  });
  for (const canary of [...CANARIES, 'abc.def', 'Улица'])
    expect(JSON.stringify(report)).not.toContain(canary);
});

// Holds ANL-13.
test.describe('the question whether a diner may be counted', () => {
  const question = (page: Page, diner: Diner) =>
    page.getByRole('complementary', { name: diner.t('legal.countingAsk') });

  /** A dish, and then the next page by a link. */
  async function toQuestion(page: Page): Promise<Diner> {
    const diner = new Diner(page, 'kz', 'ru');
    await diner.openVenue(VENUES.almaty);
    await expect(question(page, diner)).toHaveCount(0);
    const requests = watchRequests(page);
    const loaded = page.waitForResponse(/\/api\/texts\/countingQuestion/);
    await diner.addPlainProduct();
    await loaded;
    // Its code comes with its texts: a user who leaves earlier gets the question on the next page.
    await untilAnswered(page, requests);
    await expect(question(page, diner)).toHaveCount(0);
    await goOn(page);
    await expect(question(page, diner)).toBeVisible();
    return diner;
  }
  /** To the details of the venue, without a reload. */
  async function goOn(page: Page): Promise<void> {
    await page.locator(`a[data-soft][href^="/filials/${VENUES.almaty}/details"]:visible`).first().click();
    await page.waitForURL(/\/details/);
  }
  const questionsAmong = (requests: Request[]) =>
    requests.filter((request) => request.url().includes('countingQuestion'));
  const answer = (page: Page) => page.evaluate(() => localStorage.getItem('analyticsConsent'));

  test('comes once, after the first dish, and a yes counts from then on', async ({ page }) => {
    const diner = await toQuestion(page);
    expect(await findingsInBothSchemes(page)).toEqual([]);
    expect(await arrivedNames()).toEqual([]);
    await question(page, diner)
      .getByRole('button', { name: diner.t('legal.countingYes') })
      .click();
    await expect(question(page, diner)).toBeHidden();
    expect(await answer(page)).toBe('yes');
    await page.goto('/filials?language=ru');
    await expect.poll(arrivedNames).toContain('page_viewed');
    // Events before the consent are not sent.
    expect(await arrivedNames()).not.toContain('line_added');
    await page.goto('/legal');
    await expect(page.getByRole('switch', { name: diner.t('legal.counting') })).toBeChecked();
  });

  test('takes closing it for a no, which the documents can change', async ({ page }) => {
    const diner = await toQuestion(page);
    await question(page, diner)
      .getByRole('button', { name: diner.t('legal.countingClose') })
      .click();
    await expect(question(page, diner)).toBeHidden();
    expect(await answer(page)).toBe('no');
    await page.goto('/legal');
    const choice = page.getByRole('switch', { name: diner.t('legal.counting') });
    await expect(choice).not.toBeChecked();
    await choice.check();
    expect(await answer(page)).toBe('yes');
  });

  test('does not ask again after the diner has passed over the question', async ({ page }) => {
    const diner = await toQuestion(page);
    const requests = watchRequests(page);
    await diner.openVenue(VENUES.almaty);
    await diner.addPlainProduct();
    await untilAnswered(page, requests);
    expect(questionsAmong(requests)).toEqual([]);
    await goOn(page);
    await expect(question(page, diner)).toHaveCount(0);
  });

  test('does not come where the browser asks not to track', async ({ page }) => {
    const requests = watchRequests(page);
    const diner = new Diner(page, 'kz', 'ru');
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }));
    await diner.openVenue(VENUES.almaty);
    await diner.addPlainProduct();
    await untilAnswered(page, requests);
    expect(questionsAmong(requests)).toEqual([]);
    await goOn(page);
    await expect(question(page, diner)).toHaveCount(0);
  });
});
