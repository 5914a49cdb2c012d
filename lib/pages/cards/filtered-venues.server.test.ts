/** @jest-environment node */
import { wireProduct } from '@/lib/menu/test-menu-wire';
import type { Site } from '@/lib/core/site/site';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { testVenue } from '@/lib/ground/venues/test-venue';
import { NO_FILTERS, type ListSort } from '@/lib/ground/venues/venue-filters';
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
type Lists = typeof import('./filtered-venues.server');
let listFiltered: Lists['listFiltered'];
let listMoment: Lists['listMoment'];
beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listFiltered, listMoment } = await import('./filtered-venues.server'));
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
  test('a list of venues of a limit in an order of the platform is the platform’s own page', async () => {
    expect((await list('rating', false, { page: 3, limit: 10 })).ids).toEqual([1, 2, 3, 4, 5]);
    expect(requested).toEqual([{ place: { townId: 1, service: 'takeaway' }, page: 3, limit: 10 }]);
    expect(platform.calls).toEqual([]);
  });

  test('a list of venues by time has the quickest open ones first, then those that say nothing, the closed ones last', async () => {
    expect((await list('time', false)).ids).toEqual([2, 4, 1, 5, 3]);
  });

  test('a list of venues by discount has the largest of the open ones first', async () => {
    expect((await list('discount', false)).ids).toEqual([4, 2, 1, 5, 3]);
  });

  test('a list of venues of open ones has no closed one and counts those that are left', async () => {
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

  test('a list of venues by a half hour has the fastest first, then unknown, then slower, then closed ones', async () => {
    // At noon: 40 minutes are too many for 12:30, 20 and none are not.
    expect((await list('distance', false, {}, '12:30')).ids).toEqual([2, 4, 5, 1, 3]);
    expect((await list('distance', false, {}, '13:00')).ids).toEqual([1, 2, 4, 5, 3]);
    expect((await list('time', false, {}, '13:00')).ids).toEqual([2, 4, 1, 5, 3]);
  });

  test('a list of venues by a half hour that has passed is as without it', async () => {
    expect((await list('distance', false, {}, '11:30')).ids).toEqual([1, 2, 4, 5, 3]);
  });

  test('a list of venues for a delivery by the venue itself counts its way', async () => {
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

// Holds VEN-78.
describe('a list in an order of the platform', () => {
  /** Every second of so many venues is closed; the platform lists a hundred at once. */
  const pageOf = (total: number) => (query: VenueListQuery) => {
    requested.push(query);
    const { page = 1, limit = 20 } = query;
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice(
      (page - 1) * limit,
      page * limit,
    );
    return Promise.resolve({
      items: ids.map((id) => (id % 2 === 0 ? open({ id }) : testVenue({ id }))),
      page,
      lastPage: Math.max(1, Math.ceil(total / limit)),
      total,
    });
  };
  const listPage = async (page: number, total: number) => {
    const query = { place: { townId: 1, service: 'takeaway' as const }, page };
    const filters = { sort: 'distance', open: false, by: null } as const;
    const { items, ...rest } = await listFiltered(SITE, query, filters, pageOf(total), NOON);
    return { ids: items.map(({ id }) => id), ...rest };
  };

  test('has every open venue of a hundred before the closed ones, over its pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listPage(page, 46)));
    const ids = pages.flatMap((page) => page.ids);
    expect(ids.slice(0, 23)).toEqual(Array.from({ length: 23 }, (_, index) => 2 * index + 2));
    expect(ids.slice(23)).toEqual(Array.from({ length: 23 }, (_, index) => 2 * index + 1));
    expect(pages.map(({ ids, lastPage, total }) => [ids.length, lastPage, total])).toEqual([
      [20, 3, 46],
      [20, 3, 46],
      [6, 3, 46],
    ]);
  });

  test('goes on with the next hundred', async () => {
    const { ids, ...rest } = await listPage(6, 130);
    expect(rest).toEqual({ page: 6, lastPage: 7, total: 130 });
    expect(ids.slice(0, 15)).toEqual(Array.from({ length: 15 }, (_, index) => 102 + 2 * index));
    expect(ids.slice(15)).toEqual([101, 103, 105, 107, 109]);
    expect(requested).toMatchObject([
      { page: 1, limit: 100 },
      { page: 2, limit: 100 },
    ]);
  });

  test('past its last page is empty, and requests nothing but its beginning', async () => {
    expect(await listPage(8, 130)).toEqual({ ids: [], page: 8, lastPage: 7, total: 130 });
    expect(requested).toMatchObject([{ page: 1, limit: 100 }]);
  });
});

// Holds VEN-78.
test('a list misses no venue that opens between two of its pages, since they share a moment', async () => {
  const hours = EVERY_DAY.map(({ weekday }) => ({ weekday, from: '12:10', to: '23:00' }));
  const opening = testVenue({ id: 31, openingHours: hours });
  const items = [...Array.from({ length: 30 }, (_, index) => open({ id: index + 1 })), opening];
  const firstMs = NOON.getTime();
  const pages = [listMoment(undefined, firstMs), listMoment(firstMs, firstMs + 20 * MINUTE_MS)].map(
    async (now, index) => {
      const query = { place: { townId: 1, service: 'takeaway' as const }, page: index + 1 };
      const whole = () =>
        Promise.resolve({ items: [testVenue({ id: 40 }), ...items], page: 1, lastPage: 1, total: 32 });
      return (await listFiltered(SITE, query, { ...NO_FILTERS, by: null }, whole, now)).items;
    },
  );
  expect((await Promise.all(pages)).flat().map(({ id }) => id)).toEqual([
    ...Array.from({ length: 30 }, (_, index) => index + 1),
    40,
    31,
  ]);
});

test.each([
  ['that of the first page', 30 * MINUTE_MS, 30 * MINUTE_MS],
  ['now, to the minute, after an hour', 61 * MINUTE_MS, 0],
  ['now, to the minute, where that is yet to come', -MINUTE_MS, 0],
])('the moment of a later page is %s', (_what, agoMs, expectedAgoMs) => {
  const nowMs = NOON.getTime() + 5;
  expect(listMoment(nowMs - 5 - agoMs, nowMs)).toEqual(new Date(NOON.getTime() - expectedAgoMs));
});

test('a list is null where the platform does not answer', async () => {
  const { listFilteredOrNull } = await import('./filtered-venues.server');
  platform.answer({ status: 503, json: {} });
  const query = { place: { townId: 1, service: 'takeaway' as const } };
  await expect(listFilteredOrNull(SITE, query, NO_FILTERS)).resolves.toBeNull();
});
