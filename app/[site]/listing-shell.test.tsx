/** @jest-environment node */
import { NextIntlClientProvider } from 'next-intl';
import { prerender } from 'react-dom/static';
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { Route } from '@/lib/core/site/routes';
import type { Surface } from '@/lib/core/site/site';
import messages from '@/messages/en.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
jest.mock(
  'next-intl',
  () =>
    jest.requireActual<typeof import('@/lib/core/i18n/test-next-intl')>('@/lib/core/i18n/test-next-intl')
      .nextIntl,
);
jest.mock('next-intl/server', () => {
  const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
  const texts = jest.requireActual<typeof messages>('@/messages/en.json');
  return {
    getMessages: () => Promise.resolve(texts),
    getTranslations: (namespace: 'layout') =>
      Promise.resolve(createTranslator({ locale: 'en', messages: texts, namespace })),
  };
});

let ListingShell: typeof import('./listing-shell').ListingShell;
beforeAll(async () => {
  setTestSettings({ UPSTREAM_URL: 'http://platform.test' });
  ({ ListingShell } = await import('./listing-shell'));
});

/** The links to the scanner in the header of a page, as the server draws it. */
async function scanLinksOf(route: Route['name'], surface: Surface = 'web'): Promise<string[]> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ListingShell
        route={route}
        where={{
          site: { country: 'kz', language: 'en', surface },
          place: { townId: 1, service: 'takeaway' },
          town: undefined,
          config: null,
          services: ['takeaway'],
        }}
      >
        {null}
      </ListingShell>
    </NextIntlClientProvider>,
  );
  const [header = ''] = (await new Response(prelude).text()).split('</header>');
  return header.match(/<a href="\/qr-scanner"[^>]*>/g) ?? [];
}

// Holds SHOP-26: by the browser itself, for the page with the camera has rights that no other page has.
test.each([
  ['home', 'web'],
  ['brands', 'web'],
  ['filials', 'web'],
  ['home', 'webview'],
] as const)(
  'the header of %s (%s) leads to the scanner of codes, once and by its name',
  async (route, surface) => {
    const links = await scanLinksOf(route, surface);
    expect(links).toEqual([expect.stringContaining(`aria-label="${messages.layout.scanQr}"`)]);
    expect(links.join()).not.toContain('data-soft');
  },
);

test.each(['search', 'map', 'brandsFilials', 'brandsBooking'] as const)(
  'the header of %s has the way back instead',
  async (route) => expect(await scanLinksOf(route)).toEqual([]),
);
