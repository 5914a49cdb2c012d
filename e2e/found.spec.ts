import { expect, test } from './test';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { dishes } from './screen';
import { texts, withPlainSpaces, type Language } from './texts';

/*
 * What search engines and previews of links read: without scripts, without cookies, from the HTML and the files alone.
 */
test.beforeAll(() => sandbox.reset());

const COUNTRIES = {
  kz: { languages: ['kk', 'ru', 'en'], venue: VENUES.almaty, town: 'astana' },
  ge: { languages: ['ka', 'ru', 'en'], venue: VENUES.tbilisi, town: 'batumi' },
} as const;
type Country = keyof typeof COUNTRIES;

const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Requests as a crawler does: it stores no cookie from one page to the next. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, test.info().project.use.baseURL), { redirect: 'manual', ...init });
}

const htmlOf = async (path: string) => (await ask(path)).text();

/** What the head of a page says. */
function headOf(html: string) {
  const tags = [...html.matchAll(/<(?:link|meta) [^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescape(value),
      ]),
    ),
  );
  const meta = (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content;
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href ?? '',
    languages: Object.fromEntries(
      tags.filter((tag) => tag.rel === 'alternate').map((tag) => [tag.hreflang ?? '', tag.href ?? '']),
    ),
    meta,
  };
}

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

/** Path and query of an absolute address of ours. */
const local = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** A page of a country in a language, as its canonical address has to be. */
function addressOf(
  country: Country,
  language: string,
  path: string,
  parameters: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(country === 'kz' ? {} : { country }),
    ...(language === COUNTRIES[country].languages[0] ? {} : { language }),
    ...parameters,
  }).toString();
  return path + (query ? `?${query}` : '');
}

for (const country of ['kz', 'ge'] as const) {
  const { languages, venue, town } = COUNTRIES[country];
  for (const [path, parameters] of [
    ['/', {}],
    ['/', { town }],
    ['/filials', { town }],
    [`/filials/${venue}`, {}],
    ['/towns', {}],
    ['/legal/offer', {}],
  ] as [string, Record<string, string>][]) {
    const shown = path + (parameters.town ? `?town=${parameters.town}` : '');
    test(`${shown} in ${country} names itself and its languages, and each of them names it back`, async () => {
      const titles = new Set<string>();
      for (const language of languages) {
        const address = addressOf(country, language, path, parameters);
        const head = headOf(await htmlOf(address));
        expect(local(head.canonical)).toBe(address);
        expect(local(head.meta('og:url') ?? '')).toBe(address);
        expect(Object.keys(head.languages)).toEqual([...languages, 'x-default']);
        for (const other of languages)
          expect(local(head.languages[other] ?? '')).toBe(addressOf(country, other, path, parameters));
        expect(head.languages['x-default']).toBe(head.languages[languages[0]]);
        expect(head.robots).toBeUndefined();
        expect(head.description.length).toBeGreaterThan(30);
        expect(head.title).toMatch(/ · Dastarkhan$/);
        expect(head.title.match(/Dastarkhan/g)).toHaveLength(1);
        titles.add(head.description);
      }
      expect(titles.size, 'a description of its own in every language').toBe(languages.length);
    });
  }
}

test('a later page of a list has an address and a title of its own', async () => {
  const first = headOf(await htmlOf('/filials?language=ru'));
  const second = headOf(await htmlOf('/filials?page=2&language=ru'));
  expect(local(first.canonical)).toBe('/filials?language=ru');
  expect(local(second.canonical)).toBe('/filials?language=ru&page=2');
  expect(second.title).toContain(texts('ru')('seo.page', { page: 2 }));
  expect(second.title).not.toBe(first.title);
});

test('marks of campaigns and tables, a chosen dish and an unknown town leave the address as it is', async () => {
  const venue = `/filials/${VENUES.almaty}`;
  for (const query of [
    'utm_source=mail&utm_medium=x',
    'table_id=8&source=QR',
    'product=1',
    'fbclid=1&page=2',
  ])
    expect(local(headOf(await htmlOf(`${venue}?language=ru&${query}`)).canonical)).toBe(
      `${venue}?language=ru`,
    );
  expect(local(headOf(await htmlOf('/?town=atlantis&utm_source=a')).canonical)).toBe('/');
  expect(local(headOf(await htmlOf('/?town=almaty')).canonical)).toBe('/');
});

for (const page of ['', '/details', '/booking'])
  test(`a venue has one address (${page || 'its menu'}), whatever country it is looked at from`, async () => {
    const path = `/filials/${VENUES.tbilisi}${page}`;
    const { canonical } = headOf(await htmlOf(`${path}?language=ru`));
    expect(local(canonical)).toBe(`${path}?country=ge&language=ru`);
  });

test('an explicit language is the same page, byte by byte, under any language cookie', async () => {
  const answers = new Set<string>();
  for (const cookie of ['', 'lang=kk', 'lang=ru', 'lang=en', 'lang=ka']) {
    const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
    const answer = await ask(`/filials/${VENUES.almaty}?language=ru`, { headers });
    expect(answer.status).toBe(200);
    answers.add(`${answer.headers.get('etag')}\n${await answer.text()}`);
  }
  expect(answers.size).toBe(1);
});

for (const path of ['/cart', '/auth', `/kiosk/filials/${VENUES.almaty}`])
  test(`${path} is kept out of search engines`, async () => {
    const head = headOf(await htmlOf(`${path}?language=en`));
    expect(head.robots).toContain('noindex');
    expect(head.canonical).toBe('');
  });

for (const path of [
  '/filials/999999999',
  '/kiosk/filials/999999999',
  '/kiosk/profile',
  '/nothing/here',
  '/filials?page=999',
  '/legal/none',
])
  test(`${path} is not found, and says so to search engines`, async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const head = headOf(await answer.text());
    expect(head.robots).toContain('noindex');
    expect(head.canonical).toBe('');
  });

interface Item {
  name: string;
  offers: { price?: string; lowPrice?: string; priceCurrency: string; availability?: string };
}
interface Restaurant {
  name: string;
  hasMenu: { hasMenuSection: { name: string; hasMenuItem: Item[] }[] };
  potentialAction: { target: { inLanguage: Language; urlTemplate: string } }[];
}

for (const country of ['kz', 'ge'] as const) {
  test(`a venue in ${country} gives search engines its menu with the very prices of its cards`, async ({
    page,
  }) => {
    const { venue, languages } = COUNTRIES[country];
    await page.goto(addressOf(country, 'ru', `/filials/${venue}`));
    const [data] = dataOf(await page.content());
    const [restaurant, trail] = data?.['@graph'] as [Restaurant, { '@type': string }];
    expect(restaurant.name).toBe(await page.getByRole('heading', { level: 1 }).first().textContent());
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(restaurant.potentialAction.map(({ target }) => target.inLanguage)).toEqual([...languages]);
    for (const { target } of restaurant.potentialAction)
      expect(local(target.urlTemplate)).toBe(addressOf(country, target.inLanguage, `/filials/${venue}`));

    const shelves = page.getByRole('region').filter({ has: dishes(page) });
    // The first shelves repeat dishes of the categories.
    const sections = await shelves.and(page.locator(':not(#popular, #c-2)')).evaluateAll((found) =>
      found.map((section) => ({
        name: section.querySelector('h2')?.textContent,
        items: [...section.querySelectorAll('article')].map((card) => {
          // The price is the last that a card says.
          const price = [...card.querySelectorAll('p')].at(-1)?.cloneNode(true) as Element | undefined;
          price?.querySelectorAll('s').forEach((old) => old.remove());
          const amount = (price?.textContent ?? '').replace(/[^\d,]/g, '').replace(',', '.');
          return [card.querySelector('h3')?.textContent, amount];
        }),
      })),
    );
    const published = restaurant.hasMenu.hasMenuSection.map(({ name, hasMenuItem }) => ({
      name,
      items: hasMenuItem.map((item) => [item.name, item.offers.price ?? item.offers.lowPrice]),
    }));
    const seen = JSON.parse(withPlainSpaces(JSON.stringify(sections))) as typeof sections;
    expect(published).toEqual(seen);
    expect(published.flatMap(({ items }) => items).length).toBeGreaterThan(20);
    const currencies = restaurant.hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) =>
      hasMenuItem.map(({ offers }) => offers.priceCurrency),
    );
    expect([...new Set(currencies)]).toEqual([country === 'kz' ? 'KZT' : 'GEL']);
  });
}

test('Home names the company that runs it', async () => {
  const [data] = dataOf(await htmlOf('/?language=en'));
  expect(data).toMatchObject({ '@type': 'Organization', name: 'Dastarkhan' });
});

test('robots.txt names the sitemap, whose files hold the pages that name themselves so', async () => {
  const robots = await (await ask('/robots.txt')).text();
  const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const addressesIn = async (address: string) => {
    const answer = await ask(local(address));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => unescape(found));
  };
  const files = await addressesIn(index);
  expect(files.map((file) => local(file))).toEqual([
    '/sitemaps/kz-pages.xml',
    '/sitemaps/kz-venues-1.xml',
    '/sitemaps/ge-pages.xml',
    '/sitemaps/ge-venues-1.xml',
  ]);
  const pages = (await Promise.all(files.map(addressesIn))).flat();
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.map((page) => local(page))).toContain(`/filials/${VENUES.almaty}?language=ru`);
  const step = Math.floor(pages.length / 12);
  for (const address of pages.filter((_, place) => place % step === 0)) {
    const answer = await ask(local(address));
    expect(answer.status, address).toBe(200);
    expect(local(headOf(await answer.text()).canonical), address).toBe(local(address));
  }
});

test('a file of the sitemap answers HEAD, and an unknown one is not found', async () => {
  const head = await ask('/sitemaps/kz-venues-1.xml', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await ask('/sitemaps/kz-venues-99.xml')).status).toBe(404);
  expect((await ask('/sitemaps/nothing.xml')).status).toBe(404);
});
