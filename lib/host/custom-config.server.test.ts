/** @jest-environment node */
import type { knownConfig as KnownConfig } from './config-directory.server';
import type { configOf as ConfigOf } from './custom-config.server';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/fake-platform';

const SITE = { country: 'kz', language: 'ru' } as const;
const BRAND_SITE = {
  services: [3, 1, 9],
  brand_id: 51,
  analytics: { is_enabled: true, key: 'k' },
  is_brand_list_home: true,
  town_ids: [1, 2],
  title: 'Ақ Дастархан',
};

let platform: FakePlatform;
let configOf: typeof ConfigOf;
let knownConfig: typeof KnownConfig;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ configOf } = await import('./custom-config.server'));
  ({ knownConfig } = await import('./config-directory.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('a custom configuration', () => {
  test('is read with services in its own order, brand, analytics, towns and title', async () => {
    platform.answer({ json: { data: BRAND_SITE } });
    await expect(configOf(SITE, 'aq-site')).resolves.toEqual({
      code: 'aq-site',
      services: ['express', 'takeaway'],
      brandId: 51,
      analytics: { isEnabled: true, key: 'k' },
      isBrandListHome: true,
      townIds: [1, 2],
      title: 'Ақ Дастархан',
    });
    expect(platform.calls[0]?.path).toBe('/takeaway/v1/custom-configs/aq-site');
  });

  test('is none without a code, for an unknown one, and while the platform fails', async () => {
    await expect(configOf(SITE, undefined)).resolves.toBeNull();
    platform.answer({ status: 404, json: { errors: [{ code: 'not_found' }] } });
    await expect(configOf(SITE, 'nobody')).resolves.toBeNull();
    platform.answer({ status: 500, json: {} });
    await expect(configOf(SITE, 'broken')).resolves.toBeNull();
  });
});

describe('the configurations that the door knows', () => {
  test('are asked once, unknown ones too', async () => {
    platform.answer({ json: { data: BRAND_SITE } }, '/takeaway/v1/custom-configs/aq');
    platform.answer(
      { status: 404, json: { errors: [{ code: 'not_found' }] } },
      '/takeaway/v1/custom-configs/none',
    );
    for (let visit = 0; visit < 3; visit += 1) {
      await expect(knownConfig('aq')).resolves.toMatchObject({ brandId: 51 });
      await expect(knownConfig('none')).resolves.toBeNull();
    }
    expect(platform.calls).toHaveLength(2);
  });

  test('are asked again after the platform failed', async () => {
    platform.answer([{ status: 500, json: {} }, { json: { data: BRAND_SITE } }]);
    await expect(knownConfig('later')).resolves.toBeNull();
    await expect(knownConfig('later')).resolves.toMatchObject({ brandId: 51 });
  });
});
