/** @jest-environment node */
import { encodeSite } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import type messages from '@/messages/en.json';

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
    getTranslations: (namespace?: 'details') =>
      Promise.resolve(createTranslator({ locale: 'en', messages: texts, namespace })),
  };
});

const { Filial } = (readContract() as { schemas: Record<'Filial', { example: { filial_id: number } }> })
  .schemas;
const venueId = Filial.example.filial_id;

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

// Holds NAV-46.
test.each([
  ['details', () => import('./[filialId]/details/page')],
  ['tables', () => import('./[filialId]/booking/page')],
] as const)('a link to the %s of a venue has the venue’s picture', async (_what, page) => {
  platform.answer({ json: { data: Filial.example } }, `/locations/v2/locations/card/terminal/${venueId}`);
  const { generateMetadata } = await page();
  const metadata = await generateMetadata({ params: Promise.resolve({ filialId: String(venueId) }) });
  expect(metadata.openGraph?.images).toEqual([
    expect.objectContaining({ url: `/api/venues/${venueId}/og-picture?language=en` }),
  ]);
});
