/** @jest-environment node */
import { afterMinutes } from '@/lib/core/process/test-per-process';
import type {
  configOf as ConfigOf,
  knownConfig as KnownConfig,
} from '@/lib/core/custom-config/config-directory.server';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

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
  ({ configOf, knownConfig } = await import('@/lib/core/custom-config/config-directory.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('a custom configuration', () => {
  // Holds VEN-09.
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

  test('is null without a code and for an unknown one, and throws when the platform fails', async () => {
    await expect(configOf(SITE, undefined)).resolves.toBeNull();
    platform.answer({ status: 404, json: { errors: [{ code: 'not_found' }] } });
    await expect(configOf(SITE, 'nobody')).resolves.toBeNull();
    platform.answer({ status: 500, json: {} });
    await expect(configOf(SITE, 'broken')).rejects.toMatchObject({ status: 500 });
  });

  test('is what the request pipeline knows of it while the platform fails', async () => {
    platform.answer([{ json: { data: BRAND_SITE } }, { status: 500, json: {} }]);
    await knownConfig('known-to-pipeline');
    await expect(configOf(SITE, 'known-to-pipeline')).resolves.toMatchObject({ brandId: 51 });
  });
});

describe('the configurations that the request pipeline knows', () => {
  test('are requested once, unknown ones too', async () => {
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

  test('are requested again some seconds after the platform failed, and not before', async () => {
    platform.answer([{ status: 500, json: {} }, { json: { data: BRAND_SITE } }]);
    await expect(knownConfig('later')).resolves.toBeNull();
    await expect(knownConfig('later')).resolves.toBeNull();
    expect(platform.calls).toHaveLength(1);
    afterMinutes(11 / 60);
    await expect(knownConfig('later')).resolves.toMatchObject({ brandId: 51 });
  });

  test('do not hold a visit up when the platform hangs', async () => {
    platform.answer(() => undefined);
    await expect(knownConfig('hangs')).resolves.toBeNull();
  });
});
