/** @jest-environment node */
import type { Place, Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { FAR_DISTANCE_METERS, PAGE_SIZE, type Venue } from './venues';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE: Place = { townId: 1, service: 'takeaway' };
const META = { current_page: 1, last_page: 3, total: 41 };

/** The contract's own example of a venue. */
const contract = readContract() as {
  schemas: { Filial: { example: Record<string, unknown> } };
};
const EXAMPLE = contract.schemas.Filial.example;

let platform: FakePlatform;
let venues: typeof import('./venues.server');

beforeAll(async () => {
  platform = await startFakePlatform();
  venues = await import('./venues.server');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const page = (...data: unknown[]) => ({ json: { data, meta: META } });
const card = async (part: object = {}): Promise<Venue | null> => {
  platform.reset();
  platform.answer({ json: { data: { ...EXAMPLE, ...part } } });
  return venues.getVenue(SITE, 3107);
};

describe('a venue', () => {
  // Holds VEN-31, VEN-38, VEN-39.
  test('is read with its data of the platform', async () => {
    await expect(card()).resolves.toMatchObject({
      id: 3107,
      name: 'Ақ Дастархан, Достық',
      address: 'Достық даңғылы, 132',
      distanceMeters: 840,
      coordinates: EXAMPLE.coordinates,
      brandId: 51,
      brandName: 'Ақ Дастархан',
      townId: 1,
      townName: 'Алматы',
      services: [1, 3, 4],
      serviceType: 1,
      townConfig: { timezone: 'Asia/Almaty', countryCode: 'KZ', phoneCode: '+7' },
    });
  });

  // Holds VEN-33, TIME-07.
  test('has the whole week with days as numbers, and how long before closing orders end', async () => {
    const venue = await card();
    expect(venue?.openingHours[0]).toEqual({ weekday: 1, from: '09:00', to: '23:00' });
    expect(venue?.openingHours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const relationships = { filial_settings: { close_in_advance_minutes: 45 } };
    await expect(card({ relationships })).resolves.toMatchObject({ closeInAdvanceMinutes: 45 });
  });

  // Holds VEN-27, VEN-28.
  test('delivers unless something else is said, without a delay', async () => {
    const unsaid = { delivery_state: undefined, delivery_delay_time: undefined };
    await expect(card(unsaid)).resolves.toMatchObject({ deliveryState: 'open', deliveryDelayMinutes: 0 });
  });

  test.each(['open', 'weather_issues', 'night_shift', 'closed'])(
    'knows the delivery state %s',
    async (state) => {
      await expect(card({ delivery_state: state })).resolves.toMatchObject({ deliveryState: state });
    },
  );

  test('reads a delivery state of tomorrow as unknown', async () => {
    await expect(card({ delivery_state: 'by_drone' })).resolves.toMatchObject({ deliveryState: 'unknown' });
  });

  test('is read without its optional data', async () => {
    const bare = {
      address: { text: 'Достық, 132', distance: null },
      banner_info: null,
      extra: undefined,
      rating: null,
      image_url: null,
    };
    await expect(card(bare)).resolves.toMatchObject({
      distanceMeters: null,
      bannerMessage: null,
      description: null,
      phone: null,
      rating: null,
      imageUrl: null,
    });
  });

  // Holds VEN-44, VEN-46.
  test('is requested with include=extra, and from where distances are measured', async () => {
    platform.answer({ json: { data: EXAMPLE } });
    await venues.getVenue(SITE, 3107, { coordinates: { latitude: 43.24, longitude: 76.89 }, brandId: 51 });
    expect(platform.calls[0]).toMatchObject({
      method: 'GET',
      path: '/takeaway/locations/card/terminal/3107',
      query: '?include=extra&brand_id=51',
      headers: { latitude: '43.24', longitude: '76.89', 'accept-language': 'ru' },
    });
    expect(platform.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test('unknown to the platform is null', async () => {
    platform.answer({ status: 404, json: { errors: [{ code: 'terminal_not_found' }] } });
    await expect(venues.getVenue(SITE, 1)).resolves.toBeNull();
  });

  test('is not missing only because the platform fails', async () => {
    platform.answer({ status: 500, json: {} });
    await expect(venues.getVenue(SITE, 1)).rejects.toMatchObject({ status: 500 });
  });
});

describe('the banner of a venue', () => {
  const banner = (data: object) => {
    platform.answer({ json: { data } });
    return venues.getDeliveryBanner(SITE, 3107);
  };

  // Holds VEN-68.
  test('is requested as a webview does, and says how it delivers meanwhile', async () => {
    const data = {
      delivery_state: 'weather_issues',
      delivery_delay_time: 30,
      banner_info: { message: 'Гололёд' },
    };
    await expect(banner(data)).resolves.toEqual({
      deliveryState: 'weather_issues',
      deliveryDelayMinutes: 30,
      bannerMessage: 'Гололёд',
    });
    expect(platform.calls[0]).toMatchObject({
      path: '/takeaway/v2/filial/settings/banner/info/3107',
      query: '?is_web_view=1',
    });
  });

  test.each([
    ['night_shift', 'night_shift'],
    ['closed', 'closed'],
    ['a state of tomorrow', 'unknown'],
    [undefined, 'open'],
  ])('reads the state %s as %s', async (state, read) => {
    await expect(banner({ delivery_state: state, banner_info: null })).resolves.toEqual({
      deliveryState: read,
      deliveryDelayMinutes: 0,
      bannerMessage: null,
    });
  });
});

describe('a list of venues', () => {
  // Holds VEN-49, VEN-52, VEN-53, VEN-57 to VEN-64, UP-24.
  test.each<[what: string, ask: Parameters<typeof venues.listVenues>[1], query: string]>([
    [
      'takeaway: page 1, 20 of them, by distance, service 4',
      { place: PLACE },
      '?page=1&limit=20&sort=distance&town_id=1&include=extra&filter[service]=4',
    ],
    [
      'express: category 128, service 4',
      { place: { townId: 2, service: 'express' } },
      '?page=1&limit=20&sort=distance&town_id=2&category_id=128&include=extra&filter[service]=4',
    ],
    [
      'delivery: service 8',
      { place: { townId: 1, service: 'delivery' } },
      '?page=1&limit=20&sort=distance&town_id=1&include=extra&filter[service]=8',
    ],
    [
      'an unknown town',
      { place: { townId: 0, service: 'takeaway' } },
      '?page=1&limit=20&sort=distance&include=extra&filter[service]=4',
    ],
    [
      'promos only, by rating, a later page',
      { place: PLACE, page: 3, limit: 8, sort: 'rating', onlyPromo: true },
      '?page=3&limit=8&sort=rating&town_id=1&include=extra&filter[service]=4&filter[only-promo]=1',
    ],
    [
      'a search of one brand in a category, in a part of the map',
      {
        place: PLACE,
        search: 'лагман',
        brandId: 51,
        categoryId: 132,
        bounds: { west: 76.8, south: 43.1, east: 77, north: 43.3 },
      },
      '?page=1&limit=20&sort=distance&town_id=1&search=лагман&brand_id=51&category_id=132&bbox=76.8,43.1,77,43.3&include=extra&filter[service]=4',
    ],
    [
      'express, whatever other category',
      { place: { townId: 1, service: 'express' }, categoryId: 132 },
      '?page=1&limit=20&sort=distance&town_id=1&category_id=128&include=extra&filter[service]=4',
    ],
  ])('requests %s', async (_what, load, query) => {
    platform.answer(page());
    await venues.listVenues(SITE, load);
    expect(platform.calls[0]).toMatchObject({ path: '/takeaway/v2/locations', query });
    expect(platform.calls[0]?.query).not.toContain('user_id');
  });

  // Holds UP-22.
  test('says which page of how many it is', async () => {
    platform.answer(page(EXAMPLE));
    await expect(venues.listVenues(SITE, { place: PLACE })).resolves.toMatchObject({
      items: [{ id: 3107 }],
      page: 1,
      lastPage: 3,
      total: 41,
    });
  });

  test.each([
    ['without a name', { ...EXAMPLE, name: undefined }],
    ['without coordinates', { ...EXAMPLE, coordinates: null }],
    ['with hours that are none', { ...EXAMPLE, opening_hours: [{ weekday: 'Mon', from: '9', to: '25:00' }] }],
    ['in a town without a zone', { ...EXAMPLE, town: {} }],
    ['that is none', null],
  ])('survives a venue %s', async (_what, broken) => {
    platform.answer(page(broken, EXAMPLE));
    const { items } = await venues.listVenues(SITE, { place: PLACE });
    expect(items.map(({ id }) => id)).toEqual([3107]);
  });

  test('around one diner’s position bypasses the shared cache', async () => {
    platform.answer(page(EXAMPLE));
    const coordinates = { latitude: 43.238949, longitude: 76.889709 };
    const lists = () => platform.calls.filter(({ path }) => path.endsWith('/locations')).length;
    for (const calls of [1, 2]) {
      await venues.listVenuesAround(SITE, { place: PLACE, coordinates });
      expect(lists()).toBe(calls);
    }
    for (const calls of [3, 3]) {
      await venues.listVenues(SITE, { place: PLACE });
      expect(lists()).toBe(calls);
    }
  });

  // Holds UP-23.
  test('has its sizes', () => {
    expect([PAGE_SIZE, FAR_DISTANCE_METERS]).toEqual([20, 1500]);
  });
});
