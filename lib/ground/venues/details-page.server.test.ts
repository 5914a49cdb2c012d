/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const CARD = '/locations/v2/locations/card/terminal/3107';
const BANNER = '/takeaway/v2/filial/settings/banner/info/3107';
const contract = readContract() as { schemas: { Filial: { example: Record<string, unknown> } } };
const VENUE = {
  ...contract.schemas.Filial.example,
  services: [1, 3, 4],
  delivery_state: 'open',
  delivery_delay_time: 0,
  banner_info: null,
};

let platform: FakePlatform;
let loadDetailsPage: typeof import('./details-page.server').loadDetailsPage;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadDetailsPage } = await import('./details-page.server'));
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: VENUE } }, CARD);
  const banner = { delivery_state: 'closed', delivery_delay_time: 0, banner_info: { message: 'Storm' } };
  platform.answer({ json: { data: banner } }, BANNER);
  platform.answer(
    { json: { data: { services: [1], brand_id: null, analytics: null } } },
    '/takeaway/v1/custom-configs/takeaways',
  );
});

describe('the page of a venue’s details', () => {
  // Holds VEN-68.
  test('has the message of now, not that of the card', async () => {
    await expect(loadDetailsPage(SITE, '3107')).resolves.toMatchObject({
      bannerMessage: 'Storm',
      deliveryState: 'closed',
      services: [1, 3, 4],
    });
    expect(platform.calls.map(({ path }) => path)).toEqual([CARD, BANNER]);
  });

  test('has that of the card where its own call fails', async () => {
    platform.answer({ status: 500, json: {} }, BANNER);
    await expect(loadDetailsPage(SITE, '3107')).resolves.toMatchObject({
      bannerMessage: null,
      deliveryState: 'open',
    });
  });

  test('requests no message of an unknown venue', async () => {
    platform.answer({ status: 404, json: { errors: [] } }, CARD);
    await expect(loadDetailsPage(SITE, '3107')).resolves.toBe('unknown');
    expect(platform.calls.map(({ path }) => path)).not.toContain(BANNER);
  });

  // Holds LAY-35.
  test.each<[string, Partial<Site>, string | undefined, number[]]>([
    ['a webview, where nothing is delivered', { surface: 'webview' }, undefined, [1, 3]],
    ['a site that only sells takeaways', {}, 'takeaways', [1]],
  ])('names the services of %s', async (_what, part, code, services) => {
    await expect(loadDetailsPage({ ...SITE, ...part }, '3107', code)).resolves.toMatchObject({ services });
  });
});
