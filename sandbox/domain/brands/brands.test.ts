/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo } from '../../testing/send-to';
import { openBeforeTests } from '../../testing/hooks';

const ALMATY = 1;
const TBILISI = 101;
const SAMAL_BRAND = 1;

const brandPage = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string(),
      filials_count: z.number(),
      services: z.array(z.number()),
      is_booking_enabled: z.boolean(),
      home_position: z.number().nullable(),
    }),
  ),
  meta: z.object({ current_page: z.number(), last_page: z.number(), total: z.number() }),
});
const venuePage = z.object({
  data: z.array(
    z.object({
      filial_id: z.number(),
      brand_id: z.number(),
      brand_name: z.string(),
      name: z.string(),
      town: z.object({ id: z.number() }),
      services: z.array(z.number()),
    }),
  ),
  meta: z.object({ total: z.number() }),
});

let running: RunningSandbox;
openBeforeTests(1, (opened) => (running = opened));

async function brands(query: string, language = 'ru') {
  const headers = { 'accept-language': language };
  return brandPage.parse(
    (await sendTo(running.app, { url: `/brandy/api/v1/brands?${query}`, headers })).body,
  );
}

async function venuesOf(brandId: number, query = 'limit=100') {
  const url = `/brandy/api/v1/locations/brand/${brandId}?${query}`;
  return venuePage.parse((await sendTo(running.app, { url })).body);
}

async function venuesIn(town: number) {
  const url = `/takeaway/v2/locations?limit=100&town_id=${town}`;
  return venuePage.parse((await sendTo(running.app, { url })).body).data;
}

describe('brands', () => {
  it('brands of a town are those with a venue in it, by name, with their number and services there', async () => {
    const venues = await venuesIn(ALMATY);
    const { data, meta } = await brands(`town_id=${ALMATY}&limit=100`);
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(venues.map((venue) => venue.brand_id)));
    expect(meta.total).toBe(data.length);
    for (const brand of data) {
      const own = venues.filter((venue) => venue.brand_id === brand.id);
      expect([brand.id, brand.filials_count]).toEqual([brand.id, own.length]);
      expect(brand.services).toEqual([...new Set(own.flatMap(({ services }) => services))].sort());
    }
    const names = data.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'ru')));
  });

  it('come page by page without one lost or twice', async () => {
    const all = (await brands('limit=100')).data.map(({ id }) => id);
    const paged: number[] = [];
    const { last_page: last } = (await brands('limit=7')).meta;
    for (let page = 1; page <= last; page += 1) {
      paged.push(...(await brands(`limit=7&page=${page}`)).data.map(({ id }) => id));
    }
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThanOrEqual(42);
    expect((await brands(`limit=7&page=${last + 1}`)).data).toEqual([]);
  });

  it.each([
    [ALMATY, [5, 6, 7], ['Самал', 'Piano Pizza', 'Аула']],
    [TBILISI, [5, 6, 7], ['სუფრა', 'Narikala Pizza', 'Rioni Coffee']],
  ])('brands with tiles on Home are in their order in town %d', async (town, positions, names) => {
    const { data } = await brands(`town_id=${town}&filter[home]=1`);
    expect(data.map((brand) => brand.home_position)).toEqual(positions);
    expect(data.map(({ name }) => name)).toEqual(names);
  });

  it('brands that take reservations and those that deliver are fewer than all', async () => {
    const total = async (query: string) => (await brands(`town_id=${ALMATY}&limit=100${query}`)).data;
    const all = await total('');
    const booking = await total('&filter[booking]=1');
    const delivering = await total('&filter[service]=8');
    const takeaway = await total('&filter[service]=4');
    expect(booking.every((brand) => brand.is_booking_enabled)).toBe(true);
    expect(delivering.every(({ services }) => services.includes(4))).toBe(true);
    expect(takeaway.every(({ services }) => services.includes(1))).toBe(true);
    for (const some of [booking, delivering, takeaway]) {
      expect(some.length).toBeGreaterThan(0);
      expect(some.length).toBeLessThan(all.length + 1);
    }
    expect(booking.length).toBeLessThan(all.length);
  });

  it.each([
    ['САМАЛ', 'Самал'],
    ['samal', 'Самал'],
    ['пицца', 'Piano Pizza'],
    ['бешбармак', 'Самал'],
    ['бешбармек', 'Самал'],
  ])('are found by %s', async (text, name) => {
    const { data } = await brands(`town_id=${ALMATY}&limit=100&search=${encodeURIComponent(text)}`);
    const names = data.map((brand) => brand.name);
    expect(names).toContain(name);
    expect(names.length).toBeLessThan(25);
  });

  it('keep their number of venues when they are found by a product', async () => {
    const query = `town_id=${ALMATY}&limit=100`;
    const [found] = (await brands(`${query}&search=${encodeURIComponent('самал')}`)).data;
    const all = (await brands(query)).data.find(({ id }) => id === found?.id);
    expect(found?.filials_count).toBe(all?.filials_count);
  });

  it.each([
    ['kk', 'Қазақ асханасы'],
    ['ru', 'Казахская кухня'],
    ['en', 'Kazakh cuisine'],
  ])('are described in %s', async (language, description) => {
    const { data } = await brands('limit=100', language);
    expect(data.find(({ id }) => id === SAMAL_BRAND)?.description).toBe(description);
  });
});

describe('venues of a brand', () => {
  it('come with those of its sister brands, by the brand’s name, then their own', async () => {
    const { data } = await venuesOf(SAMAL_BRAND, `town_id=${ALMATY}&limit=100`);
    expect(new Set(data.map((venue) => venue.brand_id))).toEqual(new Set([1, 2, 3]));
    expect(data.every(({ town }) => town.id === ALMATY)).toBe(true);
    const names = data.map((venue) => venue.brand_name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'ru')));
    expect([...new Set(names)]).toHaveLength(3);
  });

  it('keep a brand together over the pages', async () => {
    const all = (await venuesOf(SAMAL_BRAND)).data.map((venue) => venue.filial_id);
    const paged: number[] = [];
    for (let page = 1; paged.length < all.length && page < 50; page += 1) {
      paged.push(...(await venuesOf(SAMAL_BRAND, `limit=4&page=${page}`)).data.map((one) => one.filial_id));
    }
    expect(paged).toEqual(all);
  });

  it('are only its own where it has no sisters', async () => {
    const { data } = await venuesOf(28);
    expect(new Set(data.map((venue) => venue.brand_id))).toEqual(new Set([28]));
  });
});

describe('a custom configuration', () => {
  const config = async (code: string, language = 'en') => {
    const headers = { 'accept-language': language };
    return (await sendTo(running.app, { url: `/takeaway/v1/custom-configs/${code}`, headers })).body;
  };

  it.each([
    [
      'samal-kz',
      { services: [1, 3], brand_id: 1, is_brand_list_home: true, town_ids: [1, 2], title: 'Самал' },
    ],
    ['piano-pizza-kz', { services: [1], brand_id: 14, is_brand_list_home: false, analytics: null }],
    ['bank-app-kz', { services: [1, 3], brand_id: null, is_brand_list_home: false, town_ids: null }],
    ['supra-ge', { services: [1, 4], brand_id: 101, town_ids: [101, 102] }],
    ['mall-ge', { services: [], brand_id: null, is_brand_list_home: true, town_ids: [101], title: null }],
  ])('%s', async (code, expected) => {
    expect(await config(code)).toMatchObject({ data: expected });
  });

  it('names brands and towns that there are', async () => {
    const known = new Set((await brands('limit=100')).data.map(({ id }) => id));
    for (const code of ['samal-kz', 'piano-pizza-kz', 'supra-ge']) {
      const { data } = z.object({ data: z.object({ brand_id: z.number() }) }).parse(await config(code));
      expect(known.has(data.brand_id)).toBe(true);
    }
  });

  it('has a title in the language that is asked for', async () => {
    const titles = await Promise.all(['kk', 'ru', 'en'].map((language) => config('bank-app-kz', language)));
    expect(new Set(titles.map((title) => JSON.stringify(title))).size).toBe(3);
  });
});
