/** @jest-environment node */
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const config = (analytics: object | null) => ({
  json: { data: { services: [], brand_id: null, is_brand_list_home: false, analytics } },
});

let platform: FakePlatform;
let analyticsKeyOf: typeof import('./analytics-key.server').analyticsKeyOf;
beforeAll(async () => {
  platform = await startFakePlatform({ ANALYTICS_URL: 'http://analytics.test/', CUSTOM_CONFIG: 'own-site' });
  ({ analyticsKeyOf } = await import('./analytics-key.server'));
});
afterAll(() => platform.close());

// Holds ANL-01.
test('the counter is that of the deployment’s own configuration, unless a page or a visit has another', async () => {
  const custom = '/takeaway/v1/custom-configs';
  platform.answer(config({ is_enabled: true, key: 'own-site-kz' }), `${custom}/own-site`);
  platform.answer(config(null), `${custom}/silent`);
  platform.answer(config({ is_enabled: true, key: 'visit-kz' }), `${custom}/visit`);
  await expect(analyticsKeyOf({ ofPage: undefined })).resolves.toBe('own-site-kz');
  await expect(analyticsKeyOf({ ofPage: undefined, ofVisit: 'no code' })).resolves.toBe('own-site-kz');
  await expect(analyticsKeyOf({ ofPage: undefined, ofVisit: 'visit' })).resolves.toBe('visit-kz');
  await expect(analyticsKeyOf({ ofPage: 'silent', ofVisit: 'visit' })).resolves.toBeNull();
});
