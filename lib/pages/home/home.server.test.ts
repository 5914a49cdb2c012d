/** @jest-environment node */
import { readContract } from '@/lib/core/upstream/test-contract';
import {
  startFakePlatform,
  type ArrivedCall,
  type FakeAnswer,
  type FakePlatform,
} from '@/lib/core/upstream/test-platform';
import type { PagePlace } from '@/lib/ground/venues/place.server';

/** The contract's own examples. */
const contract = readContract() as {
  schemas: Record<'Brand' | 'Filial' | 'Town', { example: Record<string, unknown> }>;
};
const FILIAL = contract.schemas.Filial.example;
const BRAND = contract.schemas.Brand.example;

const LISTS = '/takeaway/v2/locations';
const NEAR = '/brandy/api/v1/locations/near';
const BRANDS = '/brandy/api/v1/brands';

const WHERE: Pick<PagePlace, 'site' | 'place' | 'config' | 'town'> = {
  site: { country: 'kz', language: 'ru', surface: 'web' },
  place: { townId: 1, service: 'takeaway' },
  config: null,
  town: undefined,
};

let platform: FakePlatform;
let loadHome: typeof import('./home.server').loadHome;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadHome } = await import('./home.server'));
});
beforeEach(() => {
  platform.reset();
  platform.answer(list([]), BRANDS);
});
afterAll(() => platform.close());

const list = (ids: number[], total = ids.length, part: object = {}) => ({
  json: {
    data: ids.map((id) => ({ ...FILIAL, filial_id: id, ...part })),
    meta: { current_page: 1, last_page: Math.max(1, Math.ceil(total / 16)), total },
  },
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Answers the lists by their requests. */
function answerLists(of: (call: ArrivedCall) => ReturnType<typeof list> | 'fails') {
  const answer: FakeAnswer = (response, call) => {
    const answered = of(call);
    response.writeHead(answered === 'fails' ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answered === 'fails' ? {} : answered.json));
  };
  platform.answer(answer, LISTS);
  platform.answer(answer, NEAR);
}

async function load(where: Partial<typeof WHERE> = {}) {
  const home = await loadHome({ ...WHERE, ...where });
  if (home === 'unavailable') throw new Error('unavailable');
  return home;
}
const shown = (rows: Awaited<ReturnType<typeof load>>) =>
  rows.map(({ key, list: page }) => [key, page?.items.map(({ id }) => id) ?? null]);

describe('Home', () => {
  // Holds VEN-15, VEN-21, VEN-51, VEN-54, VEN-55, VEN-65.
  test('requests promos, near and popular venues, two pages at once, and its brands', async () => {
    answerLists(() => list([1]));
    await load({ town: { coordinates: { latitude: 43.24, longitude: 76.89 } } as PagePlace['town'] });
    const requests = platform.calls.map(({ path, query }) => path + query).sort();
    expect(requests).toEqual([
      `${BRANDS}?town_id=1&filter[service]=4&filter[home]=1&limit=100`,
      `${NEAR}?page=1&limit=16&sort=distance&town_id=1&include=extra&filter[service]=4`,
      `${LISTS}?page=1&limit=16&sort=distance&town_id=1&include=extra&filter[service]=4&filter[only-promo]=1`,
      `${LISTS}?page=1&limit=16&sort=rating&town_id=1&include=extra&filter[service]=4`,
    ]);
    const lists = platform.calls.filter(({ path }) => path !== BRANDS);
    for (const { headers } of lists) expect(headers).toMatchObject({ latitude: '43.24' });
    for (const { query } of lists) expect(query).not.toContain('user_id');
  });

  // Holds VEN-22, VEN-23.
  test('has the order promo, near, popular, then the brands of positions 5 to 7 with their venues', async () => {
    platform.answer(
      {
        json: {
          data: [
            { ...BRAND, id: 7, name: 'Седьмой', home_position: 7 },
            { ...BRAND, id: 5, name: 'Пятый', home_position: 5, image_url: 'https://images.example/5.jpg' },
          ],
          meta: { current_page: 1, last_page: 1, total: 2 },
        },
      },
      BRANDS,
    );
    answerLists(({ query }) => list(query.includes('brand_id=5') ? [51, 52] : [1]));
    const home = await load();
    expect(home.map(({ position, name }) => [position, name])).toEqual([
      [1, null],
      [3, null],
      [4, null],
      [5, 'Пятый'],
      [7, 'Седьмой'],
    ]);
    expect(home[3]).toMatchObject({
      key: 'brand-5',
      name: 'Пятый',
      imageUrl: 'https://images.example/5.jpg',
      position: 5,
      payload: { brand: 5, limit: 6 },
      list: { page: 1, lastPage: 1, total: 2, items: [{ id: 51 }, { id: 52 }] },
    });
  });

  test('shows a venue in one row only, and continues paging after the pages of that row', async () => {
    answerLists(({ path, query }) => {
      if (path === NEAR) return list(range(1, 16), 40);
      return query.includes('only-promo') ? list(range(1, 8), 8) : list(range(20, 35), 40);
    });
    const home = await load();
    expect(shown(home)).toEqual([
      ['promo', range(1, 8)],
      ['near', range(9, 16)],
      ['popular', range(20, 27)],
    ]);
    expect(home.map(({ list: page }) => [page?.page, page?.lastPage])).toEqual([
      [1, 1],
      [2, 5],
      [1, 5],
    ]);
  });

  test('does without a row that is empty, and leaves one that failed to the browser', async () => {
    answerLists(({ path, query }) => {
      if (path === NEAR) return 'fails';
      return list(query.includes('only-promo') ? [] : [1]);
    });
    expect(shown(await load())).toEqual([
      ['near', null],
      ['popular', [1]],
    ]);
  });

  test('does without brands that do not come', async () => {
    platform.answer({ status: 500, json: {} }, BRANDS);
    answerLists(() => list([1]));
    expect(await load()).toHaveLength(3);
  });

  test('Home of a brand’s own configuration shows that brand only, without tiles of brands', async () => {
    answerLists(() => list([1]));
    await load({ config: { brandId: 51 } as PagePlace['config'] });
    expect(platform.calls.map(({ path }) => path)).not.toContain(BRANDS);
    for (const { query } of platform.calls) expect(query).toContain('brand_id=51');
  });

  test('is unavailable when every row fails', async () => {
    answerLists(() => 'fails');
    await expect(loadHome(WHERE)).resolves.toBe('unavailable');
  });

  test('is unavailable when only promotions were answered, and there are none', async () => {
    answerLists(({ path, query }) => (path !== NEAR && query.includes('only-promo') ? list([]) : 'fails'));
    await expect(loadHome(WHERE)).resolves.toBe('unavailable');
  });

  test('Home of a town without venues has no rows, also when some of them failed', async () => {
    answerLists(({ path }) => (path === NEAR ? 'fails' : list([])));
    await expect(load()).resolves.toEqual([]);
  });
});
