/** @jest-environment node */
import type { getLegalDocument } from '@/lib/legal/legal.server';

const loadDocument = jest.fn<ReturnType<typeof getLegalDocument>, unknown[]>();
jest.mock('@/lib/legal/legal.server', () => ({
  getLegalDocument: (...args: unknown[]) => loadDocument(...args),
}));
jest.mock('@/lib/site/site.server', () => ({
  pageSite: () => Promise.resolve({ site: { country: 'kz', language: 'kk', surface: 'kiosk' } }),
}));
jest.mock('@/components/kiosk/kiosk-message', () => ({ KioskMessage: () => null }));
jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

describe('a document at a kiosk', () => {
  test.each([
    ['is not there', 'unknown', 'page'],
    ['cannot be loaded', 'unavailable', 'unavailableDocument'],
  ] as const)('that %s says so', async (_what, loaded, what) => {
    loadDocument.mockResolvedValue(loaded);
    const { default: KioskLegalPage } = await import('./page');
    const shown = await KioskLegalPage({ params: Promise.resolve({ code: 'offer' }) });
    expect(shown.props).toEqual({ what });
  });
});
