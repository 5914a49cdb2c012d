/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control } from '../../testing/send-to';
import { openBeforeTests } from '../../testing/hooks';

let running: RunningSandbox;

openBeforeTests(1, (opened) => (running = opened));

const page = z.object({
  data: z.array(
    z.object({
      filial_id: z.number(),
      brand_id: z.number(),
      brand_name: z.string(),
      name: z.string(),
      rating: z.number().nullable(),
      services: z.array(z.number()),
      town: z.object({ id: z.number() }),
      coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
      address: z.object({ distance: z.number().nullable() }),
    }),
  ),
  meta: z.object({ current_page: z.number(), last_page: z.number(), total: z.number() }),
});

type Query = Record<string, string | number>;
const written = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

async function list(query: Query, headers: Record<string, string> = {}) {
  const answer = await sendTo(running.app, { url: `/takeaway/v2/locations?${written(query)}`, headers });
  return page.parse(answer.body);
}

async function suggest(query: Query, language = 'ru'): Promise<string[]> {
  const url = `/takeaway/v1/autocomplete?${written(query)}`;
  const answer = await sendTo(running.app, { url, headers: { 'accept-language': language } });
  return z.object({ data: z.array(z.string()) }).parse(answer.body).data;
}

const CENTRE = { latitude: '43.2385', longitude: '76.9456' };

describe('a list of venues', () => {
  const distances = (found: z.output<typeof page>) =>
    found.data.map(({ address }) => address.distance ?? Number.NaN);

  it('goes on from page to page, nearest first, each venue once', async () => {
    const pages = [];
    for (let number = 1; number <= 3; number += 1) {
      pages.push(await list({ town_id: 1, limit: 20, page: number }, CENTRE));
    }
    const all = pages.flatMap(({ data }) => data);
    expect(pages[0]?.meta).toEqual({ current_page: 1, last_page: 3, total: all.length });
    expect(new Set(all.map(({ filial_id: id }) => id)).size).toBe(all.length);
    const meters = pages.flatMap(distances);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
    expect(all.every(({ town }) => town.id === 1)).toBe(true);
  });

  it('is sorted from the town’s centre without coordinates, and by name without a town', async () => {
    const centred = await list({ town_id: 101, limit: 100 });
    expect(centred.data[0]?.filial_id).toBe(4107);
    expect(centred.data.every(({ address }) => address.distance === null)).toBe(true);
    const names = (await list({ limit: 100 })).data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare));
  });

  it('is sorted from far away too', async () => {
    const meters = distances(await list({ town_id: 101, limit: 100 }, CENTRE));
    expect(meters.length).toBeGreaterThan(20);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
  });

  it('has the best first, the nearest of equals, the unrated last', async () => {
    const { data } = await list({ town_id: 1, sort: 'rating', limit: 100 }, CENTRE);
    const order = data.map(({ rating, address }) => [-(rating ?? 0), address.distance ?? 0] as const);
    expect(order).toEqual(order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    expect(data.at(-1)?.rating).toBeNull();
  });

  it('has the venues in the window of the map and no others', async () => {
    const all = (await list({ town_id: 1, limit: 100 })).data;
    const inside = all.filter(
      ({ coordinates: { latitude, longitude } }) =>
        latitude >= 43.22 && latitude <= 43.25 && longitude >= 76.92 && longitude <= 76.96,
    );
    const found = await list({ bbox: '76.92,43.22,76.96,43.25', limit: 100 });
    const ids = (data: { filial_id: number }[]) => data.map(({ filial_id: id }) => id).sort((a, b) => a - b);
    expect(ids(found.data)).toEqual(ids(inside));
    expect(inside.length).toBeGreaterThan(0);
    expect((await list({ bbox: '0,0,1,1' })).meta).toEqual({ current_page: 1, last_page: 1, total: 0 });
  });

  it.each([
    '77.1,43.1,76.8,43.4',
    '76.8,43.4,77.1,43.1',
    '-181,43,77,44',
    '76,43,181,44',
    '76,-91,77,44',
    '76,43,77,90.5',
  ])('refuses the window %s', async (bbox) => {
    const answer = await sendTo(running.app, { url: `/takeaway/v2/locations?bbox=${bbox}` });
    expect([answer.status, ...codesOf(answer)]).toEqual([422, 'validation_failed']);
  });
});

describe('search in a list', () => {
  const brandsFound = async (search: string, more: Query = {}) =>
    new Set((await list({ search, limit: 100, ...more })).data.map(({ brand_name: name }) => name));

  it.each([
    ['самал', 'Самал'],
    ['САМ', 'Самал'],
    ['амал', 'Самал'],
    ['Samal', 'Самал'],
    ['кымызхана', 'Қымызхана'],
    ['кымызхона', 'Қымызхана'],
    ['Qymyzkhana', 'Қымызхана'],
    ['шанырак', 'Шаңырақ'],
    ['супра', 'სუფრა'],
    ['хинклис', 'ხინკლის სახლი'],
    ['პიცა', 'Narikala Pizza'],
    ['кофейня', 'Аула'],
    ['риони кофе', 'Rioni Coffee'],
    ['самал лагман', 'Самал'],
  ])('finds by "%s" the brand %s', async (typed, brand) => {
    expect(await brandsFound(typed)).toContain(brand);
  });

  it('finds the venues that sell a product, in any of the languages', async () => {
    const sellers = await brandsFound('лагман', { town_id: 1 });
    expect(sellers.size).toBeGreaterThan(2);
    expect(sellers).toContain('Самал');
    expect(sellers).not.toContain('Таң кофе');
    for (const typed of ['лағман', 'lagman', 'ЛАГМАН', 'логман', 'лагмн']) {
      expect([typed, await brandsFound(typed, { town_id: 1 })]).toEqual([typed, sellers]);
    }
  });

  it('keeps the order of the list and its filters', async () => {
    const found = await list({ search: 'лагман', town_id: 1, 'filter[service]': 8, limit: 100 }, CENTRE);
    const meters = found.data.map(({ address }) => address.distance ?? 0);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
    expect(found.data.every(({ services, town }) => services.includes(4) && town.id === 1)).toBe(true);
    expect(found.meta.total).toBe(found.data.length);
  });

  it.each(['квазар', '🍜', '%', '_', '—', "' or 1=1 --", 'ъ', '<script>alert(1)</script>'])(
    'finds nothing by %s',
    async (search) => {
      expect((await list({ search })).meta.total).toBe(0);
    },
  );

  it('leaves out a venue that has no more of it', async () => {
    const sellers = (await list({ search: 'бешбармак самал', town_id: 1, limit: 100 })).data;
    expect(sellers.map(({ filial_id: id }) => id)).toContain(3107);
    const sold = await suggestedIds(3107, 'бешбармак');
    for (const id of sold) await control(running.app, 'POST', `products/${id}`, { deleted: true });
    const left = (await list({ search: 'бешбармак самал', town_id: 1, limit: 100 })).data;
    expect(left.map(({ filial_id: id }) => id)).not.toContain(3107);
    expect(left).toHaveLength(sellers.length - 1);
    expect(await suggest({ input: 'бешбармак', filial_id: 3107 })).toEqual([]);
    await control(running.app, 'POST', 'reset');
  });
});

/** Products of the venue with the text in a name. */
async function suggestedIds(venue: number, text: string): Promise<number[]> {
  const answer = await sendTo(running.app, {
    url: `/menu/v2/category/products?filial_id=${venue}`,
    headers: { 'accept-language': 'ru' },
  });
  const products = z.array(z.object({ id: z.number(), product_name: z.string() }));
  const menu = z.object({ data: z.array(z.object({ relationships: z.object({ products }) })) });
  return menu
    .parse(answer.body)
    .data.flatMap(({ relationships }) => relationships.products)
    .filter(({ product_name: name }) => name.toLowerCase().includes(text))
    .map(({ id }) => id);
}

describe('autocomplete', () => {
  it('gives three names, of the asked language, those that begin so first', async () => {
    const russian = await suggest({ input: 'лаг' });
    expect(russian).toHaveLength(3);
    expect(russian[0]).toMatch(/^Лаг/);
    expect((await suggest({ input: 'лағ' }, 'kk')).join()).toMatch(/лағман/i);
    expect((await suggest({ input: 'lag' }, 'en')).join()).toMatch(/lagman/i);
    expect((await suggest({ input: 'ხაჭ', town_id: 101 }, 'ka'))[0]).toMatch(/^ხაჭ/);
  });

  it('puts beginnings before words before insides', async () => {
    const found = await suggest({ input: 'мант', limit: 10 });
    const places = found.map((name) => (/^мант/i.test(name) ? 0 : /(^|[^а-яё])мант/i.test(name) ? 1 : 2));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
  });

  it.each([
    ['логман', 'ru', /лагман/i],
    ['хачипури', 'ru', /хачапури/i],
    ['кымыз', 'kk', /^Қымызхана/],
    ['burgr', 'en', /burger/i],
    ['курица', 'en', /куриц/i],
  ])('forgives "%s" in %s', async (input, language, expected) => {
    expect((await suggest({ input }, language)).join()).toMatch(expected);
  });

  it('is unique and at most as long as asked', async () => {
    for (const limit of [1, 10]) {
      const found = await suggest({ input: 'с', limit });
      expect(found).toHaveLength(limit);
      expect(new Set(found).size).toBe(limit);
    }
  });

  it('stays with the town, the service, the category, the brand and the venue', async () => {
    expect(await suggest({ input: 'самал' })).toContain('Самал');
    expect(await suggest({ input: 'самал', town_id: 101 })).not.toContain('Самал');
    expect(await suggest({ input: 'самал', brand_id: 101 })).not.toContain('Самал');
    expect(await suggest({ input: 'ла', filial_id: 4107, limit: 10 })).not.toContain('Лагман «Или»');
    expect(await suggest({ input: 'ла', filial_id: 999_999 })).toEqual([]);
    expect(await suggest({ input: 'са', town_id: 999 })).toEqual([]);
    expect(await suggest({ input: 'са', category_id: 77 })).toEqual([]);
    expect(await suggest({ input: 'самал', category_id: 133 })).not.toContain('Самал');
    expect(await suggest({ input: 'са', 'filter[service]': 4, category_id: 128 })).not.toEqual([]);
  });

  it('knows nothing of hidden categories', async () => {
    const shown = await suggest({ input: 'новогод', limit: 10 });
    expect(shown).toEqual([]);
  });

  it.each(['🍜', '%', '—', "'; drop table venues; --", '\u0000'])('has nothing for %j', async (input) => {
    expect(await suggest({ input })).toEqual([]);
  });
});
