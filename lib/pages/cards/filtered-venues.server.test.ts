/** @jest-environment node */
import { wireProduct } from '@/lib/menu/test-menu-wire';
import type { Site } from '@/lib/core/site/site';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { testVenue } from '@/lib/ground/venues/test-venue';
import type { ListSort } from '@/lib/ground/venues/venue-filters';
import type { VenueListQuery } from '@/lib/ground/venues/venues.server';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const NOON = new Date('2026-03-16T07:00:00Z');

/** A menu of one dish, which is cooked so long and reduced so far; 0: it is not. */
const menu = (minutes: number, discountPercent: number) => ({
  data: [
    {
      id: 1,
      attributes: { name: 'Ас', is_active: true, is_show_photo: true, position: 1 },
      relationships: {
        products: [
          wireProduct({ price: 1000 - 10 * discountPercent, old_price: 1000, cooking_time: minutes }),
        ],
      },
    },
  ],
});
/** By the venue's number; the platform has no other ones. */
const MENUS = new Map([
  ['1', menu(40, 0)],
  ['2', menu(0, 10)],
  ['3', menu(10, 50)],
  ['4', menu(20, 30)],
]);
const EVERY_DAY = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  from: '00:00',
  to: '23:59',
}));
const open = (part: Parameters<typeof testVenue>[0]) => testVenue({ openingHours: EVERY_DAY, ...part });
const venues = [open({ id: 1 }), open({ id: 2 }), testVenue({ id: 3 }), open({ id: 4 }), open({ id: 5 })];
const requested: VenueListQuery[] = [];
const load = (query: VenueListQuery) => {
  requested.push(query);
  return Promise.resolve({ items: venues, page: 1, lastPage: 1, total: venues.length });
};

let platform: FakePlatform;
let listFiltered: typeof import('./filtered-venues.server').listFiltered;
beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listFiltered } = await import('./filtered-venues.server'));
});
beforeEach(() => {
  requested.length = 0;
  platform.reset();
  platform.answer((response, { query }) => {
    const found = MENUS.get(new URLSearchParams(query).get('filial_id') ?? '');
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(found ?? { errors: [] }));
  }, '/menu/v2/category/products');
});
afterAll(() => platform.close());

const list = async (
  sort: ListSort,
  onlyOpen: boolean,
  part: Partial<VenueListQuery> = {},
  by: string | null = null,
) => {
  const query = { place: { townId: 1, service: 'takeaway' as const }, ...part };
  const { items, ...page } = await listFiltered(SITE, query, { sort, open: onlyOpen, by }, load, NOON);
  return { ids: items.map(({ id }) => id), ...page };
};

describe('a list of venues', () => {
  test('in an order of the platform is the platform’s own page', async () => {
    expect((await list('rating', false, { page: 3 })).ids).toEqual([1, 2, 3, 4, 5]);
    expect(requested).toEqual([{ place: { townId: 1, service: 'takeaway' }, page: 3 }]);
    expect(platform.calls).toEqual([]);
  });

  test('by time has the quickest open ones first, then those that say nothing, the closed ones last', async () => {
    expect((await list('time', false)).ids).toEqual([4, 1, 2, 5, 3]);
  });

  test('by discount has the largest of the open ones first', async () => {
    expect((await list('discount', false)).ids).toEqual([4, 2, 1, 5, 3]);
  });

  test('of open ones has no closed one and counts those that are left', async () => {
    expect(await list('distance', true)).toEqual({ ids: [1, 2, 4, 5], page: 1, lastPage: 1, total: 4 });
  });

  test('is paged as the others are', async () => {
    expect(await list('time', true, { page: 2, limit: 3 })).toEqual({
      ids: [5],
      page: 2,
      lastPage: 2,
      total: 4,
    });
    expect(requested).toMatchObject([{ page: 1, limit: 100 }]);
  });

  test('by a half hour has those that can first, then those that say nothing, then those that take longer, closed ones last', async () => {
    // At noon: 40 minutes are too many for 12:30, 20 are not.
    expect((await list('distance', false, {}, '12:30')).ids).toEqual([4, 2, 5, 1, 3]);
    expect((await list('distance', false, {}, '13:00')).ids).toEqual([1, 4, 2, 5, 3]);
    expect((await list('time', false, {}, '13:00')).ids).toEqual([4, 1, 2, 5, 3]);
  });

  test('by a half hour that has passed is as without it', async () => {
    expect((await list('distance', false, {}, '11:30')).ids).toEqual([1, 2, 4, 5, 3]);
  });

  test('for a delivery by the venue itself counts its way', async () => {
    const vendorDelivery = { costMinor: 0, minMinor: null, maxMinor: null };
    const near = [open({ id: 4, vendorDelivery }), open({ id: 1 })];
    const query = { place: { townId: 1, service: 'delivery' as const } };
    const { items } = await listFiltered(
      SITE,
      query,
      { sort: 'time', open: false, by: null },
      () => Promise.resolve({ items: near, page: 1, lastPage: 1, total: 2 }),
      NOON,
    );
    expect(items.map(({ id }) => id)).toEqual([1, 4]);
  });
});
