/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { groupByBrand, onlyOfSiteBrand } from './brands';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE = { townId: 1, service: 'takeaway' } as const;

/** The contract's own examples. */
const contract = readContract() as {
  schemas: Record<'Brand' | 'Filial', { example: Record<string, unknown> }>;
};
const BRAND = contract.schemas.Brand.example;
const FILIAL = contract.schemas.Filial.example;

let platform: FakePlatform;
let brands: typeof import('./brands.server');

beforeAll(async () => {
  platform = await startFakePlatform();
  brands = await import('./brands.server');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const page = (data: unknown[], last_page = 1) => ({
  json: { data, meta: { current_page: 1, last_page, total: data.length } },
});

describe('brands', () => {
  test.each<[what: string, query: Parameters<typeof brands.listBrands>[1], sent: string]>([
    ['of a service', { place: PLACE }, '?town_id=1&filter[service]=4&limit=100'],
    ['that take reservations', { place: PLACE, booking: true }, '?town_id=1&filter[booking]=1&limit=100'],
    ['of Home', { place: PLACE, home: true }, '?town_id=1&filter[service]=4&filter[home]=1&limit=100'],
  ])('%s are requested with %j', async (_what, query, sent) => {
    platform.answer(page([BRAND]));
    await expect(brands.listBrands(SITE, query)).resolves.toMatchObject([
      { id: 51, homePosition: 5, venueCount: 6 },
    ]);
    expect(platform.calls[0]).toMatchObject({ path: '/brandy/api/v1/brands', query: sent });
  });

  // Holds TOWN-19.
  test.each([1, 2])('and their venues are those of the town %d, also for a guest', async (townId) => {
    platform.answer(page([BRAND]), '/brandy/api/v1/brands');
    platform.answer(page([FILIAL]), '/brandy/api/v1/locations/brand/51');
    await brands.listBrands(SITE, { place: { ...PLACE, townId } });
    await brands.listBrandVenues(SITE, 51, townId);
    expect(platform.calls).toHaveLength(2);
    for (const { query, headers } of platform.calls) {
      expect(new URLSearchParams(query).get('town_id')).toBe(String(townId));
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  test('are those that have the very service: the platform’s filter knows delivery and the rest', async () => {
    platform.answer(
      page([
        { ...BRAND, id: 1, services: [1] },
        { ...BRAND, id: 2, services: [3, 4] },
      ]),
    );
    const express = await brands.listBrands(SITE, { place: { townId: 1, service: 'express' } });
    expect(express.map(({ id }) => id)).toEqual([2]);
    const booking = await brands.listBrands(SITE, {
      place: { townId: 1, service: 'express' },
      booking: true,
    });
    expect(booking.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('are those of all pages, up to five', async () => {
    // Of the first page none has the very service.
    platform.answer([
      page([{ ...BRAND, id: 1, services: [1] }], 2),
      page([{ ...BRAND, id: 2, services: [3] }], 2),
    ]);
    const found = await brands.listBrands(SITE, { place: { townId: 1, service: 'express' } });
    expect(found.map(({ id }) => id)).toEqual([2]);
    expect(platform.calls.map(({ query }) => query)).toEqual([
      '?town_id=1&filter[service]=4&limit=100',
      '?town_id=1&filter[service]=4&page=2&limit=100',
    ]);
    platform.reset();
    platform.answer(page([BRAND], 100_000));
    await expect(brands.listBrands(SITE, { place: PLACE })).resolves.toHaveLength(5);
  });

  test('brands of Home stand by their position, others are left out', async () => {
    const at = (id: number, home_position: number | null) => ({ ...BRAND, id, home_position });
    platform.answer(page([at(1, 7), at(2, null), at(3, 5), at(4, 6)]));
    const shown = await brands.listHomeBrands(SITE, PLACE);
    expect(shown.map(({ id }) => id)).toEqual([3, 4, 1]);
  });

  test('survive one that cannot be read', async () => {
    platform.answer(page([{ id: 'x' }, BRAND]));
    await expect(brands.listBrands(SITE, { place: PLACE })).resolves.toHaveLength(1);
  });
});

describe('the venues of a brand', () => {
  // Holds VEN-66.
  test('are all its pages, for the town', async () => {
    platform.answer(page([FILIAL], 3));
    const venues = await brands.listBrandVenues(SITE, 51, 2);
    expect(venues?.items).toHaveLength(3);
    expect(platform.calls.map(({ path, query }) => path + query).sort()).toEqual([
      '/brandy/api/v1/locations/brand/51?town_id=2&page=1&limit=100',
      '/brandy/api/v1/locations/brand/51?town_id=2&page=2&limit=100',
      '/brandy/api/v1/locations/brand/51?town_id=2&page=3&limit=100',
    ]);
  });

  test('stop at five pages, even where the platform names a later last page', async () => {
    platform.answer(page([FILIAL], 100_000));
    await brands.listBrandVenues(SITE, 51, 1);
    expect(platform.calls).toHaveLength(5);
  });

  test('is empty for an unknown brand', async () => {
    platform.answer({ status: 404, json: { errors: [{ code: 'not_found' }] } });
    await expect(brands.listBrandVenues(SITE, 1, 1)).resolves.toBeNull();
  });

  // Holds VEN-67.
  test('are grouped by brand name, in the order in which the names come', () => {
    const venue = (id: number, brandName: string) => ({ id, brandName });
    const groups = groupByBrand([venue(1, 'A'), venue(2, 'B'), venue(3, 'A')]);
    expect(groups.map(({ brandName, venues }) => [brandName, venues.map(({ id }) => id)])).toEqual([
      ['A', [1, 3]],
      ['B', [2]],
    ]);
  });
});

// Holds VEN-12.
describe('a list on a brand’s own site', () => {
  const venues = [{ brandId: 51 }, { brandId: 52 }];
  const shownOn = (siteBrandId: number | null | undefined) =>
    onlyOfSiteBrand(venues, siteBrandId, ({ brandId }) => brandId);

  test('shows that brand alone', () => {
    expect(shownOn(51)).toEqual([{ brandId: 51 }]);
    expect(shownOn(7)).toEqual([]);
  });

  test.each([null, undefined])('shows everything where there is none (%s)', (siteBrandId) => {
    expect(shownOn(siteBrandId)).toEqual(venues);
  });
});
