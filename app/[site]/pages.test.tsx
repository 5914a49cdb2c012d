/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { encodeSite, type CountryCode, type Site } from '@/lib/core/site/site';
import { resolveToState } from '@/lib/core/site/test-request-pipeline';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import messages from '@/messages/en.json';

let mockSite = '';
let mockTexts = messages;
jest.mock('next/root-params', () => ({ site: () => Promise.resolve(mockSite) }));
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
jest.mock(
  'next-intl',
  () =>
    jest.requireActual<typeof import('@/lib/core/i18n/test-next-intl')>('@/lib/core/i18n/test-next-intl')
      .nextIntl,
);
jest.mock('next-intl/server', () => {
  const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
  return {
    getMessages: () => Promise.resolve(mockTexts),
    getTranslations: (namespace?: 'layout') =>
      Promise.resolve(createTranslator({ locale: 'en', messages: mockTexts, namespace })),
  };
});

const contract = readContract() as {
  schemas: Record<'Town' | 'CountryConfig' | 'Brand', { example: Record<string, unknown> }>;
};
const TOWN = { ...contract.schemas.Town.example, name: 'Town of the test' };
const BRAND = { ...contract.schemas.Brand.example, name: 'Brand of the test', description: null };
const config = (code: CountryCode) => ({ ...contract.schemas.CountryConfig.example, code });
const country = (code: CountryCode, id: number) => ({
  json: { data: { id, code, config: config(code), towns: [{ ...TOWN, id: 1 }] } },
});

const siteOf = (part: Partial<Site> = {}): Site => ({
  country: 'kz',
  language: 'en',
  surface: 'web',
  ...part,
});
const placeOf = (code: CountryCode) =>
  encodeSite(siteOf({ country: code }), { townId: 1, service: 'takeaway' });

let platform: FakePlatform;
type PageName = 'brands' | 'brandsFilials' | 'profile' | 'languages' | 'unknown' | 'auth' | 'addressMap';
let pages: Record<PageName, () => ReactNode>;
beforeAll(async () => {
  platform = await startFakePlatform();
  const { NotFoundScreen } = await import('@/components/layout/not-found-screen');
  pages = {
    brands: (await import('./brands/page')).default,
    brandsFilials: (await import('./brands/filials/page')).default,
    profile: (await import('./profile/page')).default,
    languages: (await import('./languages/page')).default,
    unknown: () => NotFoundScreen({}),
    auth: (await import('./auth/page')).default,
    addressMap: (await import('./address-map/page')).default,
  };
});
beforeEach(() => {
  platform.reset();
  mockSite = placeOf('kz');
  mockTexts = messages;
  platform.answer(country('kz', 1), '/locations/v1/countries/1');
  platform.answer(country('ge', 2), '/locations/v1/countries/2');
  platform.answer(
    { json: { data: [BRAND], meta: { current_page: 1, last_page: 1, total: 1 } } },
    '/brandy/api/v1/brands',
  );
});
afterAll(() => platform.close());

/** The HTML that the server answers with. */
async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="en" messages={mockTexts} timeZone="UTC">
      {page}
    </NextIntlClientProvider>,
  );
  return new Response(prelude).text();
}
const open = (name: PageName) => {
  const Page = pages[name];
  return htmlOf(<Page />);
};
const timesIn = (html: string, part: string) => html.split(part).length - 1;
const navbarsIn = (html: string) =>
  timesIn(html, `<nav class="navbar" aria-label="${messages.layout.navigation}"`);

describe('the layout of a page', () => {
  // Holds NAV-01, LAY-41.
  test.each([
    ['brands', 'header and foot', 1],
    ['brandsFilials', 'header and foot', 1],
    ['profile', 'a header and no foot', 0],
    ['languages', 'a header and no foot', 0],
    ['unknown', 'a header and no foot', 0],
  ] as const)('the layout of the route %s is the main one with %s', async (name, _parts, feet) => {
    const html = await open(name);
    expect([timesIn(html, '<header'), timesIn(html, '<footer')]).toEqual([1, feet]);
  });

  // Holds NAV-01.
  test('the layout of Auth is its own', async () => {
    const html = await open('auth');
    expect([timesIn(html, '<main'), timesIn(html, '<header'), timesIn(html, '<footer')]).toEqual([1, 0, 0]);
  });

  // Holds NAV-24.
  test('the layout of AddressMap is the plain one, as high as the screen', async () => {
    const html = await open('addressMap');
    expect([timesIn(html, '<header'), timesIn(html, '<footer')]).toEqual([1, 0]);
    expect(html).not.toContain(`aria-label="${messages.layout.navigation}"`);
    expect(html).toContain('class="page page--screen"');
  });

  // Holds NAV-04, NAV-06.
  test.each(['brands', 'brandsFilials'] as const)(
    'the layout of %s equals that of the search, with the navbar',
    async (name) => {
      const html = await open(name);
      expect([timesIn(html, 'role="search"'), navbarsIn(html)]).toEqual([1, 1]);
      expect(html).toContain('Brand of the test');
    },
  );

  // Holds NAV-31.
  test('has a navbar on the routes that are marked so, and on no other', async () => {
    const { AppShell } = await import('@/components/layout/app-shell');
    const { ROUTES } = await import('@/lib/core/site/routes');
    const shown: string[] = [];
    for (const { name } of ROUTES) {
      const html = await htmlOf(
        <AppShell site={siteOf()} route={name}>
          {null}
        </AppShell>,
      );
      if (navbarsIn(html) === 1) shown.push(name);
    }
    expect(shown).toEqual([
      ...['home', 'brands', 'brandsFilials', 'brandsBooking', 'filials'],
      ...['profile', 'orders', 'order', 'thanks'],
    ]);
  });

  test('a page that is not found leads on by the navbar', async () => {
    expect(navbarsIn(await open('unknown'))).toBe(1);
  });
});

describe('the start', () => {
  // Holds SITE-13, SITE-18.
  test.each([
    ['kz', '/locations/v1/countries/1'],
    ['ge', '/locations/v1/countries/2'],
  ] as const)(
    'the start of a page of %s fetches the config of its country, and comes with its town',
    async (code, path) => {
      mockSite = placeOf(code);
      const html = await open('brands');
      expect(platform.calls.map((call) => call.path)).toContain(path);
      expect(html).toContain('Town of the test');
    },
  );

  // Holds SITE-14: the default country is Kazakhstan (SET-09).
  test('the start of a page whose address names no country uses the config of the default country', async () => {
    mockSite = placeOf(resolveToState({ host: 'localhost:3000' }).country);
    await open('brands');
    const configs = platform.calls.map((call) => call.path).filter((path) => path.includes('/countries/'));
    expect(new Set(configs)).toEqual(new Set(['/locations/v1/countries/1']));
  });

  // Holds SITE-22.
  test('goes on where the config of the country cannot be fetched', async () => {
    platform.answer({ status: 404, json: { errors: [] } }, '/locations/v1/countries/1');
    const html = await open('brands');
    expect(html).toContain('Brand of the test');
    expect(html).toContain(messages.towns.unknown);
    expect(html).not.toContain('Town of the test');
  });
});

// Holds SITE-29.
test('the foot of the profile says the release', async () => {
  expect(await open('profile')).toContain('>Dastarkhan v4.8.15</p>');
});

// Holds I18N-14.
test.each([
  ['kz', ['kk', 'ru', 'en']],
  ['ge', ['ka', 'ru', 'en']],
] as const)('the choice of language offers the languages of %s, and no other', async (code, languages) => {
  mockSite = placeOf(code);
  const offered = (part: string) => [...part.matchAll(/hrefLang="(\w+)"/gi)].map(([, language]) => language);
  const [, footOfList = ''] = (await open('brands')).split('</main>');
  expect([offered(await open('languages')), offered(footOfList)]).toEqual([languages, languages]);
});

/** Lines of a page, names of its pictures and controls among them, that are not of the texts between these brackets. */
function linesBeside(html: string): string[] {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const names = [...shown.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  let text = [shown.replace(/<[^>]*>/g, '\n'), ...names].join('\n');
  // A text may stand within another.
  while (/⟦[^⟦⟧]*⟧/.test(text)) text = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return text.split('\n').filter((line) => /\p{L}/u.test(line));
}

// Holds I18N-12.
test.each(['brands', 'brandsFilials', 'profile', 'languages', 'unknown', 'auth'] as const)(
  'the page %s says nothing but the texts of its language, names, and the release',
  async (name) => {
    mockTexts = JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
      typeof value === 'string' ? `⟦${value}⟧` : value,
    ) as typeof messages;
    const html = await open(name);
    expect(timesIn(html, '⟦')).toBeGreaterThan(3);
    const names = ['Dastarkhan', 'Dastarkhan v4.8.15', 'Town of the test', 'Brand of the test'];
    expect(linesBeside(html).filter((line) => !names.includes(line))).toEqual([]);
  },
);
