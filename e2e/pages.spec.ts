import { expect, test, type APIRequestContext } from './test';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { texts, type Language } from './texts';

test.beforeAll(() => sandbox.reset());

test('an unknown country, language and town fall back and never break', async ({ request }) => {
  for (const query of [
    'country=xx',
    'language=xx',
    'town=atlantis',
    'country=&language=&town=',
    'country=ge&language=kk',
  ]) {
    const response = await request.get(`/?${query}`);
    expect(response.status(), query).toBe(200);
  }
  expect(await (await request.get('/?country=xx')).text()).toContain('<html lang="kk"');
  expect(await (await request.get('/?country=ge&language=kk')).text()).toContain('<html lang="ka"');
});

// Holds SITE-28.
test(
  'Home and a menu speak each language of a country without scripts',
  { tag: '@core' },
  async ({ request }) => {
    for (const [country, venue, currency, languages] of [
      ['kz', VENUES.almaty, '₸', ['kk', 'ru', 'en']],
      ['ge', VENUES.tbilisi, '₾', ['ka', 'ru', 'en']],
    ] as [string, number, string, Language[]][])
      for (const language of languages) {
        const t = texts(language);
        const site = `country=${country}&language=${language}`;
        const home = await (await request.get(`/?${site}`)).text();
        expect(home, site).toContain(`<html lang="${language}"`);
        expect(home, site).toContain(t('home.popular'));
        const menu = await (await request.get(`/filials/${venue}?${site}`)).text();
        expect(menu, site).toContain(t('menu.popular'));
        expect(menu, site).toContain(currency);
      }
  },
);

test('a double slash is collapsed', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//filials//3107`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
});

// Holds NAV-29, NAV-30.
test('a route that needs a sign-in sends there', async ({ request }) => {
  const guarded = await request.get(`/typ/${VENUES.almaty}/order/1`, { maxRedirects: 0 });
  expect(guarded.status()).toBe(303);
  expect(guarded.headers().location).toContain('/auth?return=');
});

// Holds SITE-30.
test('health shows the release and whether the platform answers', async ({ request }) => {
  const health: unknown = await (await request.get('/api/health')).json();
  expect(health).toMatchObject({ status: 'ok', release: 'v4.8.15', upstream: 'reachable' });
});

// Holds ERR-01.
test(
  'a venue whose menu never came answers 503 with the server-error page, and recovers',
  { tag: '@core' },
  async ({ request }) => {
    await sandbox.fault({ path: '/menu/v2/category/products', kind: 'fail', status: 500, times: 1 });
    // Uses a fresh menu: one that another test has opened comes from the cache.
    const paths = [4103, 4104, 4105, 4106, 4108].map((id) => `/filials/${id}?country=ge&language=en`);
    let failed: { path: string; status: number; text: string } | undefined;
    for (const path of paths) {
      const response = await request.get(path);
      if (response.headers()['x-page-cache'] !== 'miss') continue;
      failed = { path, status: response.status(), text: await response.text() };
      break;
    }
    expect(failed).toMatchObject({ status: 503, text: expect.stringContaining('Oops! Server error') });
    await sandbox.clearFaults();
    expect((await request.get(failed?.path ?? '')).status()).toBe(200);
  },
);

/** The scripts that a page's first view loads. */
async function firstScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi)];
  return scripts.map(([, src]) => src ?? '');
}

test('every script of a first view asks to be compiled while it arrives', async ({ request }) => {
  for (const path of ['/', '/filials', `/filials/${VENUES.almaty}`, '/cart', '/search']) {
    const scripts = await firstScripts(request, path);
    expect(scripts.length, path).toBeGreaterThan(3);
    for (const src of scripts)
      expect(await (await request.get(src)).text(), `${path}: ${src}`).toMatch(
        /^\/\/# allFunctionsCalledOnLoad\n/,
      );
  }
});

test('no script of a first view brings the addresses of all other pages', async ({ request }) => {
  for (const path of ['/', '/filials', `/filials/${VENUES.almaty}`]) {
    const scripts = await firstScripts(request, path);
    const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
    const withAddress = (address: string) => scripts.filter((_, index) => texts[index]?.includes(address));
    expect(withAddress('/filials'), path).not.toEqual([]);
    expect(withAddress('/barcode-manual'), path).toEqual([]);
  }
});
