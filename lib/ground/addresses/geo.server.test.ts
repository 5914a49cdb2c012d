/** @jest-environment node */
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { geoPlacesSchema, geoPointSchema } from './address.schema';

/** The contract's own example of a place. */
const contract = readContract() as {
  schemas: { GeoAddress: { example: Record<string, unknown> } };
};
const PLACE = contract.schemas.GeoAddress.example;

let platform: FakePlatform;
let geo: typeof import('./geo.server');

beforeAll(async () => {
  platform = await startFakePlatform();
  geo = await import('./geo.server');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('suggestions', () => {
  // Holds ADDR-23.
  test('are requested three at most, in the language of the page', async () => {
    platform.answer({ json: { data: [PLACE] } });
    const places = await geo.suggestPlaces('kk', 'Алматы Абая 52');
    expect(geoPlacesSchema.parse({ places }).places).toEqual([PLACE]);
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]).toMatchObject({ method: 'GET', path: '/geo-service/suggestions/' });
    expect(platform.calls[0]?.headers).toMatchObject({ locale: 'kk' });
    const sent = new URLSearchParams(platform.calls[0]?.query);
    expect(Object.fromEntries(sent)).toEqual({ address: 'Алматы Абая 52', limit: '3' });
  });

  test('are three also where the service sends more, and lose what cannot be read', async () => {
    platform.answer({ json: { data: [{ ...PLACE, latitude: 'x' }, PLACE, PLACE, PLACE, PLACE] } });
    await expect(geo.suggestPlaces('ru', 'Абая')).resolves.toEqual([PLACE, PLACE, PLACE]);
  });
});

describe('the address at a point', () => {
  const point = { latitude: 43.2401, longitude: 76.9189 };

  // Holds ADDR-24.
  test('is requested by its degrees', async () => {
    platform.answer({ json: { data: PLACE } });
    const place = await geo.placeAt('ka', point);
    expect(geoPointSchema.parse({ place }).place).toEqual(PLACE);
    expect(platform.calls[0]).toMatchObject({
      path: '/geo-service/reverse-geocode/',
      query: '?lat=43.2401&long=76.9189',
      headers: { locale: 'ka' },
    });
  });

  test('is null if the service knows no address', async () => {
    platform.answer({ status: 404, json: { message: 'No address here' } });
    await expect(geo.placeAt('ru', point)).resolves.toBeNull();
  });

  test('is not known where the service refuses', async () => {
    platform.answer({ status: 422, json: { message: 'lat: must be between -90 and 90' } });
    const refusal = await geo.placeAt('ru', point).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422 });
    expect(String(refusal)).not.toContain('lat');
  });
});
