/** @jest-environment node */
import type { ServiceName } from '@/lib/core/site/service-names';
import { encodeSite, type Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

let mockSite = '';
jest.mock('next/root-params', () => ({ site: () => Promise.resolve(mockSite) }));
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));

const contract = readContract() as {
  schemas: Record<'Filial' | 'MenuCategory' | 'Subsidy', { example: Record<string, unknown> }>;
};
const { Filial, MenuCategory, Subsidy } = contract.schemas;

let platform: FakePlatform;
let loadMenuPage: typeof import('./menu-page.server').loadMenuPage;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadMenuPage } = await import('./menu-page.server'));
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  const answers = {
    '/takeaway/locations/card/terminal/3107': { ...Filial.example, services: [1, 3, 4] },
    '/menu/v2/category/products': [MenuCategory.example],
    '/menu-promos/v1/promos/subsidies': [Subsidy.example],
    '/takeaway/v1/custom-configs/takeaways': { services: [1], brand_id: null, analytics: null },
  };
  for (const [path, data] of Object.entries(answers)) platform.answer({ json: { data } }, path);
});

describe('the page of a menu', () => {
  const SUBSIDY = { thresholds: [{ discountMinor: 30_000 }, { discountMinor: 69_000 }] };

  // Holds LAY-35, PROMO-05.
  test.each<[string, Partial<Site>, ServiceName, string | undefined, object | null]>([
    ['shows the subsidy of its delivery', {}, 'delivery', undefined, SUBSIDY],
    ['shows none for a takeaway', {}, 'takeaway', undefined, null],
    [
      'shows none in a webview, where nothing is delivered',
      { surface: 'webview' },
      'delivery',
      undefined,
      null,
    ],
    ['shows none on a site that only sells takeaways', {}, 'delivery', 'takeaways', null],
  ])('%s', async (_what, part, service, config, subsidy) => {
    const site: Site = { country: 'kz', language: 'ru', surface: 'web', ...part };
    mockSite = encodeSite(site, { townId: 1, service, config });
    const page = await loadMenuPage('3107');
    expect(page).toMatchObject({ subsidy });
  });

  // Holds ERR-01.
  test('is unavailable while the platform fails, and not unknown', async () => {
    mockSite = encodeSite(
      { country: 'kz', language: 'kk', surface: 'web' },
      { townId: 1, service: 'takeaway' },
    );
    platform.answer({ status: 500, json: {} }, '/menu/v2/category/products');
    await expect(loadMenuPage('3107')).resolves.toBe('unavailable');
  });
});
