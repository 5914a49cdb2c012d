/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const POINT = { latitude: 43.25, longitude: 76.9 };
const zone = (isIn: boolean, cost: number) => ({
  json: { data: { is_in_delivery_zone: isIn, delivery_cost: cost } },
});

let platform: FakePlatform;
let checkDeliveryZone: typeof import('./delivery.server').checkDeliveryZone;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ checkDeliveryZone } = await import('./delivery.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('the check of a delivery zone', () => {
  // Holds DLV-17.
  test.each([
    [true, 690, { isInZone: true, costMinor: 69_000 }],
    [true, 0, { isInZone: true, costMinor: 0 }],
    [false, 0, { isInZone: false, costMinor: 0 }],
  ])(
    'reads whether the point is in the zone (%s) and what its delivery costs (%d)',
    async (isIn, cost, read) => {
      platform.answer(zone(isIn, cost));
      await expect(checkDeliveryZone(SITE, { venueId: 3107 }, POINT)).resolves.toEqual(read);
    },
  );

  // Holds DLV-18, DLV-19.
  test.each([
    ['a brand', { brandId: 51 }, '/brandy/api/v1/brands/51/delivery-zones/check'],
    ['a venue', { venueId: 3107 }, '/brandy/api/v1/locations/3107/delivery-zones/check'],
    [
      'a venue of a brand',
      { venueId: 3107, brandId: 51 },
      '/brandy/api/v1/locations/3107/delivery-zones/check',
    ],
  ])(
    'the check of a delivery zone of %s is requested with the coordinates in its headers',
    async (_what, deliverer, path) => {
      platform.answer(zone(true, 690));
      await checkDeliveryZone(SITE, deliverer, POINT);
      expect(platform.calls).toMatchObject([
        { method: 'GET', path, query: '', headers: { latitude: '43.25', longitude: '76.9' } },
      ]);
    },
  );

  // Holds DLV-20.
  test('the check of a delivery zone without a venue or a brand is in the zone and costs nothing, and requests nothing', async () => {
    platform.answer(zone(false, 690));
    await expect(checkDeliveryZone(SITE, {}, POINT)).resolves.toEqual({ isInZone: true, costMinor: 0 });
    expect(platform.calls).toEqual([]);
  });
});
