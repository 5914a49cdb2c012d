/** @jest-environment node */
import { prerender } from 'react-dom/static';
import { NextIntlClientProvider } from 'next-intl';
import type { PageStatus } from '@/lib/core/site/page-status.server';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import messages from '@/messages/kk.json';

jest.mock('next/root-params', () => ({ site: () => Promise.resolve('kz-kk-kiosk') }));
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));
jest.mock('next-intl/server', () => {
  const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
  const texts = jest.requireActual<typeof messages>('@/messages/kk.json');
  return {
    getTranslations: (namespace: 'kiosk') =>
      Promise.resolve(createTranslator({ locale: 'kk', messages: texts, namespace })),
  };
});

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

const { pageTitle, unavailableDocumentTitle } = messages.kiosk;

describe('a document at a kiosk', () => {
  test.each([
    ['is not there', 404, pageTitle, 404],
    ['cannot be loaded', 500, unavailableDocumentTitle, 503],
  ])('says that %s', async (_what, status, title, pageStatus) => {
    platform.answer({ status, json: { errors: [] } }, '/takeaway/v1/legal-documents/offer');
    const { default: KioskLegalPage } = await import('./page');
    const { runWithPageStatus } = await import('@/lib/core/site/page-status.server');
    const shown: PageStatus = { noted: null };
    const { prelude } = await runWithPageStatus(shown, () =>
      prerender(
        <NextIntlClientProvider locale="kk" messages={messages} timeZone="UTC">
          <KioskLegalPage params={Promise.resolve({ code: 'offer' })} />
        </NextIntlClientProvider>,
      ),
    );
    const html = await new Response(prelude).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(shown.noted).toBe(pageStatus);
  });
});
