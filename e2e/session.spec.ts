import { expect, test, type APIRequestContext, type Browser, type BrowserContext } from './test';
import { Diner } from './diner';
import { DEMO, VENUES } from './environment';
import { sandbox } from './sandbox';
import { balance } from './screen';
import { texts } from './texts';

const t = texts('ru');

test.beforeEach(() => sandbox.reset());

/** Signs a diner in, in a browser of their own. */
async function signedInBrowser(browser: Browser, baseURL: string, phone: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await new Diner(page, 'kz', 'ru').signIn('/profile', phone);
  return context;
}

const APIS = [
  '/api/session',
  '/api/profile',
  '/api/addresses',
  '/api/rewards',
  '/api/menu/mine?venueId=3107',
];
const PAGES = ['/', '/profile', '/profile/form', '/profile/addresses', `/filials/${VENUES.almaty}`, '/cart'];
/** The headers with which a cache between us and the diner could answer with another's page. */
const CACHING: Record<string, string>[] = [
  {},
  { 'Cache-Control': 'max-stale=3600' },
  { 'If-Modified-Since': new Date().toUTCString() },
  { 'If-None-Match': '*' },
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Url': '/profile' },
  { Purpose: 'prefetch', 'X-Forwarded-Host': 'evil.example' },
];

interface Answer {
  address: string;
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Every answer that a browser gets, under every header and as the data of a client navigation. */
async function everything(request: APIRequestContext): Promise<Answer[]> {
  const addresses = [
    ...APIS,
    ...APIS.map((api) => `${api}${api.includes('?') ? '&' : '?'}_rsc`),
    ...PAGES,
    ...PAGES.map((page) => `${page}${page.includes('?') ? '&' : '?'}_rsc=abc12`),
    ...PAGES.map((page) => `${page === '/' ? '/index' : page}.rsc`),
  ];
  const askUnder = async (address: string, headers: Record<string, string>): Promise<Answer> => {
    const response = await request.get(address, {
      headers: { 'X-Site': 'kz-ru-web', ...headers },
      maxRedirects: 0,
    });
    return { address, status: response.status(), body: await response.text(), headers: response.headers() };
  };
  const answers: Answer[] = [];
  for (const address of addresses)
    answers.push(...(await Promise.all(CACHING.map((headers) => askUnder(address, headers)))));
  return answers;
}

test('two diners in two browsers never see each other’s data, under any caching header', async ({
  browser,
  baseURL,
}) => {
  const [one, other] = [
    await signedInBrowser(browser, baseURL ?? '', DEMO.kz),
    await signedInBrowser(browser, baseURL ?? '', '+77020000007'),
  ];
  const named = await other.request.put('/api/profile', {
    headers: { 'X-Site': 'kz-ru-web', Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' },
    data: { name: 'Бауыржан-Өтеген', birthday: null },
  });
  expect(named.ok()).toBe(true);
  const stranger = await browser.newContext({ baseURL });
  const ofOne = [one, ['Бауыржан', '7020000007']] as const;
  // One after another, so that leftovers of each diner meet both of the others.
  for (const [context, foreign] of [
    ofOne,
    [other, ['Айгер', '7011234567']],
    [stranger, ['Бауыржан', '7020000007', 'Айгер', '7011234567']],
    ofOne,
  ] as const) {
    for (const { address, status, body, headers } of await everything(context.request)) {
      for (const text of foreign) expect(body, address).not.toContain(text);
      // Next redirects a request to an API for the data of a navigation, with an empty body.
      if (status === 307) expect(body, address).toBe('');
      else if (address.startsWith('/api/'))
        expect(headers['cache-control'], address).toBe('private, no-store');
      else expect(headers['cache-control'] ?? 'private', address).toMatch(/private|no-store/);
    }
  }
  const own: unknown = await (
    await one.request.get('/api/session', { headers: { 'X-Site': 'kz-ru-web' } })
  ).json();
  expect(own).toMatchObject({ isSignedIn: true, name: expect.stringContaining('Айгер') });
  await Promise.all([one.close(), other.close(), stranger.close()]);
});

// Holds PROF-21.
test('a guest is sent to sign in from a login page and comes back to it', async ({ page }) => {
  await page.goto('/?country=kz&language=ru');
  await page.goto('/profile/form?from=test');
  await expect(page.getByRole('heading', { name: t('auth.startTitle') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('auth.without') })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: t('auth.byPhone') }).click();
  await new Diner(page, 'kz', 'ru').passSignIn();
  await page.waitForURL('**/profile/form?from=test');
});

test(
  'signing out ends the provider’s session too and removes the diner’s data, even on Back',
  { tag: '@core' },
  async ({ page }) => {
    await new Diner(page, 'kz', 'ru').signIn();
    await expect(page.getByText('Айгер').first()).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem('cart', '{}');
      localStorage.setItem('searchHistory', '["плов"]');
    });
    const sawLogout = page.waitForRequest(/\/oauth2\/logout/);
    await new Diner(page, 'kz', 'ru').signOut();
    await sawLogout;
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByText(t('home.askName'))).toBeVisible();
    const left = await page.evaluate(() => [
      sessionStorage.getItem('cart'),
      localStorage.getItem('searchHistory'),
      localStorage.getItem('lang'),
      document.cookie.includes('signedIn'),
    ]);
    expect(left).toEqual([null, null, 'ru', false]);
    await page.goBack();
    await expect(page.getByText('Айгер')).toHaveCount(0);
    expect((await page.context().cookies()).find(({ name }) => name === 'session')).toBeUndefined();
  },
);

test(
  'an ended token is renewed unseen, and an ended session leads out and back in',
  { tag: '@core' },
  async ({ page, browser, baseURL }) => {
    await new Diner(page, 'kz', 'ru').signIn();
    await expect(page.getByText('Айгер').first()).toBeVisible();
    await sandbox.expireTokens();
    await page.reload();
    await expect(page.getByText('Айгер').first()).toBeVisible();

    // Deleting the account elsewhere ends every token and track of it: this page signs out and leads to the screen that says so;
    // the provider, who still knows the diner, signs in again, and the account says that it waits.
    const elsewhere = await signedInBrowser(browser, baseURL ?? '', DEMO.kz);
    const deleted = await elsewhere.request.delete('/api/profile', {
      headers: { 'X-Site': 'kz-ru-web', Origin: baseURL ?? '', 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(deleted.ok()).toBe(true);
    const signInId = () => page.evaluate(() => document.cookie.match(/signedIn=([^;]+)/)?.[1]);
    const before = await signInId();
    await page.reload();
    await expect(page.getByRole('alert').getByText(t('auth.problem_track'))).toBeVisible();
    await page.getByRole('link', { name: t('auth.again') }).click();
    await page.getByRole('button', { name: t('profile.restore') }).click();
    await expect(page.getByText('Айгер').first()).toBeVisible();
    expect(await signInId()).not.toBe(before);
    await elsewhere.close();
  },
);

// Holds LAY-07, LAY-09, NAV-32.
test('the header shows the bonuses of a signed-in diner, requested once a visit', async ({ page }) => {
  const diner = new Diner(page, 'kz', 'ru');
  let requestCount = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/session') requestCount += 1;
  });
  await diner.openVenue(VENUES.almaty);
  await expect(balance(page, diner.t)).toHaveCount(0);
  expect(requestCount).toBe(0);
  await page.goto(`/api/auth/sign-in?return=%2Ffilials%2F${VENUES.almaty}`);
  await diner.passSignIn();
  await page.waitForURL(`**/filials/${VENUES.almaty}`);
  await expect(balance(page, diner.t)).toHaveText(/4\s250/);
  await page.goto('/cart');
  await expect(balance(page, diner.t)).toBeVisible();
  await page.goto('/brands');
  await expect(balance(page, diner.t)).toBeVisible();
  // A route without the flag shows none (LAY-09).
  await page.goto('/filials');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(balance(page, diner.t)).toHaveCount(0);
  expect(requestCount).toBe(1);
});
