import { untilAnswered, watchRequests } from '../tools/run/chromium.mjs';
import { expect, test, untilLive, type BrowserContext, type Page } from './test';
import { findingsInBothSchemes } from './axe';
import { sandbox } from './sandbox';
import { ANY, textLike } from './screen';
import { texts } from './texts';

const t = texts('ru');

/** Centres of two towns. */
const ASTANA = { latitude: 51.1283, longitude: 71.4305 };
const ALMATY = { latitude: 43.2385, longitude: 76.9456 };

test.beforeAll(() => sandbox.reset());

async function standAt(context: BrowserContext, place: typeof ASTANA): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}

const header = (page: Page) =>
  page.getByRole('link', { name: textLike(t('addressLine.change', { place: ANY })) });
const dialog = (page: Page) => page.getByRole('dialog', { name: t('towns.choose') });
const sheet = (page: Page) => page.getByRole('dialog', { name: t('addresses.sheetTitle') });
const town = (page: Page, name: string) => dialog(page).getByRole('link', { name, exact: true });

async function openTowns(page: Page): Promise<void> {
  await header(page).click();
  await sheet(page)
    .getByRole('button', { name: new RegExp(`^${t('towns.title')}`) })
    .click();
}

async function openPicker(page: Page): Promise<void> {
  await openTowns(page);
  await expect(dialog(page).getByRole('searchbox')).toBeVisible();
}

test(
  'the choice of town opens over the page, finds a town in any script, and keeps the page',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/filials?country=kz&language=ru');
    await openPicker(page);
    await expect(town(page, 'Алматы')).toHaveAttribute('aria-current', 'true');
    await dialog(page).getByRole('searchbox').fill('astna');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await town(page, 'Астана').click();
    await page.waitForURL('/filials?town=astana');
    await expect(header(page)).toContainText('Астана');
    // The town stays chosen, and its address shows it to anybody else.
    await page.goto('/');
    await expect(header(page)).toContainText('Астана');
  },
);

test('the system’s back and Esc close the choice, and the focus returns', async ({ page }) => {
  await page.goto('/?country=kz&language=ru');
  await openPicker(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/?country=kz&language=ru');
  await openPicker(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(header(page)).toBeFocused();
});

test('an address with a town shows it, and garbage in its place shows the usual one', async ({ request }) => {
  const semey = await (await request.get('/?language=ru&town=semey')).text();
  expect(semey).toContain(t('addressLine.change', { place: 'Семей' }));
  for (const garbage of ['nowhere', '<script>', '%00', 'a'.repeat(2000)]) {
    const response = await request.get(`/?language=ru&town=${encodeURIComponent(garbage)}`);
    expect(response.status()).toBe(200);
  }
});

test(
  'the page of towns works without scripts and leads to the other country',
  { tag: '@core' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/?country=kz&language=ru');
    await header(page).click();
    await page.waitForURL('/towns');
    await page.getByRole('link', { name: t('towns.country_ge') }).click();
    await expect(page).toHaveURL('/towns?country=ge');
    await page.getByRole('link', { name: 'Батуми' }).click();
    await expect(page).toHaveURL('/?country=ge&town=batumi');
    await expect(header(page)).toContainText('Батуми');
    await context.close();
  },
);

test('the nearest town is chosen by where the diner is', async ({ page, context }) => {
  await standAt(context, ASTANA);
  await page.goto('/towns?country=kz&language=ru');
  await page.getByRole('button', { name: t('towns.nearMe') }).click();
  await page.waitForURL('/?town=astana');
  await page.goto('/towns');
  await page.getByRole('button', { name: t('towns.nearMe') }).click();
  await expect(page.getByText(t('towns.alreadyNearest', { town: 'Астана' }))).toBeVisible();
});

// Holds TOWN-28.
test('a refused location has its own text, and the location is not requested before a tap', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      document.documentElement.dataset.requested = 'yes';
      failed?.({ code: 1 } as GeolocationPositionError);
    };
  });
  const requests = watchRequests(page);
  await page.goto('/towns?country=kz&language=ru');
  await untilAnswered(page, requests);
  await expect(page.locator('html')).not.toHaveAttribute('data-requested');
  await page.getByRole('button', { name: t('towns.nearMe') }).click();
  await expect(page.getByText(t('geolocation.rejected'))).toBeVisible();
});

// Holds TOWN-18.
test('a first venue farther than 50 km opens the choice once; closed without one it never comes again', async ({
  page,
  context,
}) => {
  await standAt(context, ASTANA);
  await page.goto('/?country=kz&language=ru');
  await expect(dialog(page).getByText(t('towns.farFrom'))).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: t('towns.goTo', { town: 'Астана' }) })).toHaveAttribute(
    'href',
    '/?town=astana',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('townPickerDisabled'))).toBe('true');
  await page.evaluate(() => sessionStorage.clear());
  await page.clock.install();
  const requests = watchRequests(page);
  await page.reload();
  await page.clock.runFor(5000);
  await untilAnswered(page, requests);
  await expect(dialog(page)).toBeHidden();
  expect(requests.filter((request) => request.url().includes('latitude='))).toEqual([]);
});

// Holds TOWN-32.
test('the choice of town does not cover a page that is being read, nor another dialog', async ({
  page,
  context,
}) => {
  await standAt(context, ASTANA);
  await page.clock.install();
  let requests = watchRequests(page);
  const located = () => page.waitForResponse((response) => response.url().includes('latitude='));
  // Whether the choice opens is decided once its code and texts have come.
  const decided = Promise.all([located(), page.waitForResponse(/\/api\/texts\/addressSheet/)]);
  await page.goto('/?country=kz&language=ru');
  await untilLive(page);
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toHaveAttribute('data-moved');
  await page.clock.runFor(5000);
  await decided;
  await untilAnswered(page, requests);
  await page.clock.runFor(1000);
  await expect(dialog(page)).toBeHidden();

  requests = watchRequests(page);
  const locatedAgain = located();
  await page.goto('/');
  await untilLive(page);
  await header(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.clock.runFor(5000);
  await locatedAgain;
  await untilAnswered(page, requests);
  // It does not wait for the other dialog to close either.
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(sheet(page)).toBeHidden();
  await expect(dialog(page)).toBeHidden();

  // The next page suggests the town.
  await page.goto('/');
  await untilLive(page);
  await page.clock.runFor(5000);
  await expect(dialog(page).getByText(t('towns.farFrom'))).toBeVisible();
});

test('near venues, and a location that the browser was not allowed to read, open nothing', async ({
  page,
  context,
}) => {
  const requests = watchRequests(page);
  await page.clock.install();
  await context.clearPermissions();
  await context.setGeolocation(ASTANA);
  await page.goto('/?country=kz&language=ru');
  // The choice looks a moment after the page has come.
  await page.clock.runFor(5000);
  await untilAnswered(page, requests);
  await expect(dialog(page)).toBeHidden();
  expect(requests.filter((request) => request.url().includes('latitude='))).toEqual([]);

  await standAt(context, ALMATY);
  const near = page.waitForResponse((response) => response.url().includes('latitude='));
  await page.reload();
  await page.clock.runFor(5000);
  await near;
  await untilAnswered(page, requests);
  await expect(dialog(page)).toBeHidden();
});

test('towns that fail to load show a message, and can be retried', async ({ page }) => {
  await page.route('**/api/towns', (route) => route.abort());
  await page.goto('/?country=kz&language=ru');
  await openTowns(page);
  const retry = dialog(page).getByRole('button', { name: t('towns.retry') });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/towns');
  await retry.click();
  await expect(dialog(page).getByRole('searchbox')).toBeVisible();
});

// Holds I18N-13.
test('the language is chosen over the page, which stays', async ({ page }) => {
  await page.goto('/faq?country=kz&language=ru');
  await page.getByRole('link', { name: t('language.title') }).click();
  const languages = page.getByRole('dialog', { name: t('language.title') });
  await expect(languages.getByRole('link')).toHaveText(['Қазақша', 'Русский', 'English']);
  await expect(languages.getByRole('link', { name: 'Қазақша' })).toHaveAttribute('lang', 'kk');
  await languages.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('/faq?country=kz&language=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en')('faq.title'));
});

test(
  'the page of languages leads back to where one came from, and nowhere else',
  { tag: '@core' },
  async ({ page }) => {
    const english = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'English' });
    await page.goto(`/languages?country=ge&language=ru&return=${encodeURIComponent('/filials?town=batumi')}`);
    await expect(english).toHaveAttribute('href', '/filials?town=batumi&language=en');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['ქართული', 'Русский', 'English']);
    for (const elsewhere of ['https://evil.example/', '//evil.example', '/\\evil.example', '/languages']) {
      await page.goto(`/languages?return=${encodeURIComponent(elsewhere)}`);
      await expect(english).toHaveAttribute('href', '/?language=en');
    }
  },
);

// Holds VEN-73, VEN-74, NAV-23.
test('questions open to their answers, and documents are listed with their versions', async ({ page }) => {
  await page.goto('/faq?country=kz&language=ru');
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('p, li').first()).toBeVisible();
  const section = page
    .getByRole('navigation', { name: t('faq.sections') })
    .getByRole('link')
    .nth(1);
  await section.click();
  await expect(page).toHaveURL(/#section-2$/);
  await expect(page.locator('#section-2').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.goto('/legal');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('link', { name: /2\.2/ }).click();
  await page.waitForURL('/legal/offer');
});

test('a failed piece of code reloads the page once, and never in a loop', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/faq?country=kz&language=ru');
  const fail = () =>
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
    });
  await Promise.all([page.waitForEvent('load'), fail()]);
  await untilLive(page);
  await page.evaluate(() => document.body.setAttribute('data-still-here', ''));
  await fail();
  // A reload of the page would have begun when two frames more have been drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('body[data-still-here]')).toBeAttached();
  expect(loads).toBe(2);
});

test('axe finds nothing in the sheet of towns, in the light and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/?country=kz&language=ru');
  await openPicker(page);
  expect(await findingsInBothSchemes(page)).toEqual([]);
});
