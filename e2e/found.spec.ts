import { expect, test } from './test';
import { send, headOf, htmlOf, local } from './crawler';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import { dishes } from './screen';
import { texts, withPlainSpaces, type Language } from './texts';

// The view of search engines and previews of links: without scripts, without cookies, from the HTML and the files alone.
test.beforeAll(() => sandbox.reset());

const COUNTRIES = {
  kz: { languages: ['kk', 'ru', 'en'] },
  ge: { languages: ['ka', 'ru', 'en'] },
} as const;
type Country = keyof typeof COUNTRIES;

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

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

test('a page names itself and its languages, and each of them names it back', async () => {
  for (const [country, path, parameters] of [
    ['kz', '/', {}],
    ['kz', '/', { town: 'astana' }],
    ['kz', '/filials', { town: 'astana' }],
    ['kz', `/filials/${VENUES.almaty}`, {}],
    ['kz', '/towns', {}],
    ['kz', '/legal/offer', {}],
    ['ge', `/filials/${VENUES.tbilisi}`, {}],
  ] as [Country, string, Record<string, string>][]) {
    const { languages } = COUNTRIES[country];
    const descriptions = new Set<string>();
    for (const language of languages) {
      const address = addressOf(country, language, path, parameters);
      const head = headOf(await htmlOf(address));
      expect(local(head.canonical), address).toBe(address);
      expect(local(head.meta('og:url') ?? ''), address).toBe(address);
      expect(Object.keys(head.languages), address).toEqual([...languages, 'x-default']);
      for (const other of languages)
        expect(local(head.languages[other] ?? ''), address).toBe(addressOf(country, other, path, parameters));
      expect(head.languages['x-default'], address).toBe(head.languages[languages[0]]);
      expect(head.robots, address).toBeUndefined();
      expect(head.description.length, address).toBeGreaterThan(30);
      expect(head.title, address).toMatch(/ · Dastarkhan$/);
      expect(head.title.match(/Dastarkhan/g), address).toHaveLength(1);
      descriptions.add(head.description);
    }
    expect(descriptions.size, `${path}: a description of its own in every language`).toBe(languages.length);
  }
});

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

test('a venue has one address for each of its pages, whatever country it is looked at from', async () => {
  for (const page of ['', '/details', '/booking']) {
    const path = `/filials/${VENUES.tbilisi}${page}`;
    const { canonical } = headOf(await htmlOf(`${path}?language=ru`));
    expect(local(canonical)).toBe(`${path}?country=ge&language=ru`);
  }
});

test('an explicit language is the same page, byte by byte, under any cookie and Accept-Language', async () => {
  const answers = new Set<string>();
  for (const headers of [
    {},
    { Cookie: 'lang=kk; country=kz', 'Accept-Language': 'ka' },
    { Cookie: 'lang=ru' },
    { Cookie: 'lang=en; townId=2; session=garbage', 'Accept-Language': 'en' },
    { Cookie: 'lang=ka' },
  ] as Record<string, string>[]) {
    const answer = await send(`/filials/${VENUES.almaty}?language=ru`, { headers });
    expect(answer.status).toBe(200);
    answers.add(`${answer.headers.get('etag')}\n${await answer.text()}`);
  }
  expect(answers.size).toBe(1);
});

test('search engines do not index pages of a diner or of a kiosk', async () => {
  for (const path of ['/cart', '/auth', `/kiosk/filials/${VENUES.almaty}`]) {
    const head = headOf(await htmlOf(`${path}?language=en`));
    expect(head.robots, path).toContain('noindex');
    expect(head.canonical, path).toBe('');
  }
});

/** The addresses that are not found, with the heading of the page and the title. */
const UNKNOWN = [
  {
    heading: 'errors.notFoundTitle',
    title: 'errors.notFoundTitle',
    paths: [
      '/nothing/here',
      '/legal/none',
      '/filials?page=999',
      '/filials?page=abc',
      ...['999999999', '0', 'x', '-1', '1e3'].map((brand) => `/brands/filials?brand=${brand}`),
      // The internal tree.
      '/kz-ru-web/filials',
      `/kz-ru-web/filials/${VENUES.almaty}`,
      '/kiosk/profile',
    ],
  },
  {
    heading: 'venues.notFoundTitle',
    title: 'venues.notFoundTitle',
    paths: ['999999999', 'abc', '999999999/details', '999999999/bill'].map((rest) => `/filials/${rest}`),
  },
  { heading: 'venues.notFoundTitle', title: 'kiosk.name', paths: ['/kiosk/filials/999999999'] },
] as const;

// Holds NAV-40, VEN-69.
test(
  'an unknown address is a real 404 whose page says so, without scripts and to search engines',
  { tag: '@core' },
  async () => {
    const t = texts('ru');
    for (const { heading, title, paths } of UNKNOWN)
      for (const path of paths) {
        const answer = await send(`${path}${path.includes('?') ? '&' : '?'}country=kz&language=ru`);
        expect(answer.status, path).toBe(404);
        const html = await answer.text();
        const head = headOf(html);
        expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1], path).toBe(t(heading));
        expect(head.title, path).toBe(`${t(title)} · Dastarkhan`);
        expect(head.robots, path).toContain('noindex');
        expect(head.canonical, path).toBe('');
      }
  },
);

interface Item {
  name: string;
  offers: { price?: string; lowPrice?: string; priceCurrency: string; availability?: string };
}
interface Restaurant {
  name: string;
  hasMenu: { hasMenuSection: { name: string; hasMenuItem: Item[] }[] };
  potentialAction: { target: { inLanguage: Language; urlTemplate: string } }[];
}

// Of Georgia, whose prices have decimals.
test('a venue gives search engines its menu with the very prices of its cards', async ({ page }) => {
  const { languages } = COUNTRIES.ge;
  const path = `/filials/${VENUES.tbilisi}`;
  await page.goto(addressOf('ge', 'ru', path));
  const [data] = dataOf(await page.content());
  const [restaurant, trail] = data?.['@graph'] as [Restaurant, { '@type': string }];
  expect(restaurant.name).toBe(await page.getByRole('heading', { level: 1 }).first().textContent());
  expect(trail['@type']).toBe('BreadcrumbList');
  expect(restaurant.potentialAction.map(({ target }) => target.inLanguage)).toEqual([...languages]);
  for (const { target } of restaurant.potentialAction)
    expect(local(target.urlTemplate)).toBe(addressOf('ge', target.inLanguage, path));

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
  expect([...new Set(currencies)]).toEqual(['GEL']);
});

test('Home names the company that runs it', async () => {
  const [data] = dataOf(await htmlOf('/?language=en'));
  expect(data).toMatchObject({ '@type': 'Organization', name: 'Dastarkhan' });
});
