/** @jest-environment node */
import type { Metadata } from 'next';
import { encodeSite } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import messages from '@/messages/en.json';

const mockSite = encodeSite(
  { country: 'kz', language: 'en', surface: 'web' },
  { townId: 1, service: 'takeaway' },
);
jest.mock('next/root-params', () => ({ site: () => Promise.resolve(mockSite) }));
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
jest.mock('next-intl/server', () => {
  const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
  const texts = jest.requireActual<typeof messages>('@/messages/en.json');
  return {
    getTranslations: (namespace?: 'brands') =>
      Promise.resolve(createTranslator({ locale: 'en', messages: texts, namespace })),
  };
});

const { Filial } = (readContract() as { schemas: Record<'Filial', { example: object }> }).schemas;
const VENUES = '/brandy/api/v1/locations/brand/51';
const PAGES = [
  ['its venues', 'filials', messages.brands.title],
  ['its venues that take reservations', 'booking', messages.booking.title],
] as const;

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const answerVenues = (data: object[]) =>
  platform.answer({ json: { data, meta: { current_page: 1, last_page: 1, total: data.length } } }, VENUES);

async function metadataOf(page: 'filials' | 'booking'): Promise<Metadata> {
  const { generateMetadata } =
    page === 'filials' ? await import('./filials/[brandId]/page') : await import('./booking/[brandId]/page');
  return generateMetadata({ params: Promise.resolve({ brandId: '51' }) });
}

describe.each(PAGES)('the page of a brand with %s', (_what, page, heading) => {
  test('is not indexed in a town without one, and has the screen’s title', async () => {
    answerVenues([]);
    const { title, robots } = await metadataOf(page);
    expect(robots).toEqual({ index: false });
    expect(title).toEqual({ absolute: expect.stringContaining(heading) as unknown });
  });

  test('is indexed under the brand’s name where there is one', async () => {
    answerVenues([{ ...Filial.example, brand_id: 51, brand_name: 'Brand of the test' }]);
    const { title, robots } = await metadataOf(page);
    expect(robots).toBeUndefined();
    expect(title).toEqual({ absolute: expect.stringContaining('Brand of the test') as unknown });
  });

  test('says nothing of itself while the platform does not answer', async () => {
    platform.answer({ status: 500, json: {} }, VENUES);
    expect(await metadataOf(page)).toEqual({});
  });
});
