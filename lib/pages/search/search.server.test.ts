/** @jest-environment node */
import { expiredTags } from '@/lib/core/cache/expired-tags.server';
import { isInMemory, beginFakeTimeouts, weakly } from '@/lib/core/process/test-memory';
import { menuTag } from '@/lib/core/cache/tags';
import type { Place, Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';

jest.mock('next-intl/server', () => {
  const { search } = jest.requireActual<typeof import('@/messages/ru.json')>('@/messages/ru.json');
  const texts: Record<string, string> = search;
  return { getTranslations: () => Promise.resolve((key: string) => texts[key] ?? key) };
});

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE: Place = { townId: 1, service: 'takeaway' };
const MENU = '/menu/v2/category/products';
const COUNTRY = '/locations/v1/countries/1';

let platform: FakePlatform;
let suggest: typeof import('./search.server').suggest;
let search: typeof import('./search.server').search;
let findDishes: typeof import('./dishes.server').findDishes;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ search, suggest } = await import('./search.server'));
  ({ findDishes } = await import('./dishes.server'));
});
beforeEach(() => {
  platform.reset();
  platform.answer({ status: 404, json: {} }, COUNTRY);
});
afterAll(() => platform.close());

const suggestRequests = () => platform.calls.filter(({ path }) => path === '/takeaway/v1/autocomplete');

const product = (id: number, name: string, part: object = {}) => ({
  id,
  product_id: id,
  terminal_id: 1,
  product_name: name,
  price: 1800,
  reward_id: null,
  sizes: null,
  images: [],
  is_unavailable: false,
  ...part,
});
const menu = (...products: object[]): FakeAnswer => ({
  json: {
    data: [
      {
        id: 1,
        attributes: { name: 'Блюда', is_active: true, is_show_photo: true, position: 1 },
        relationships: { products },
      },
    ],
  },
});

describe('suggestions', () => {
  test.each<[what: string, asked: Parameters<typeof suggest>[1], query: string]>([
    [
      'the town and the service',
      { text: 'лаг', place: PLACE },
      '?input=лаг&town_id=1&filter[service]=4&limit=3',
    ],
    [
      'delivery',
      { text: 'лаг', place: { townId: 2, service: 'delivery' } },
      '?input=лаг&town_id=2&filter[service]=8&limit=3',
    ],
    [
      'the express category',
      { text: 'лаг', place: { townId: 1, service: 'express' } },
      '?input=лаг&town_id=1&filter[service]=4&category_id=128&limit=3',
    ],
    ['one venue', { text: 'лаг', place: null, venueId: 3107 }, '?input=лаг&filial_id=3107&limit=3'],
  ])('are requested of %s', async (_what, requested, query) => {
    platform.answer({ json: { data: ['Лагман'] } });
    await expect(suggest(SITE, requested)).resolves.toEqual(['Лагман']);
    expect(suggestRequests()).toMatchObject([{ method: 'GET', query }]);
  });

  // Holds SRCH-33.
  test('are requested with the brand of a custom configuration', async () => {
    platform.answer(
      { json: { data: { services: [], brand_id: 51, analytics: null } } },
      '/takeaway/v1/custom-configs/own',
    );
    platform.answer({ json: { data: [] } }, '/takeaway/v1/autocomplete');
    await suggest(SITE, { text: 'плов', place: { ...PLACE, config: 'own' } });
    expect(platform.calls.at(-1)?.query).toContain('brand_id=51');
  });

  test('are at most three different texts', async () => {
    platform.answer({ json: { data: [' Плов ', 7, null, '', 'Плов', 'Плов 2', 'Плов 3', 'Плов 4'] } });
    await expect(suggest(SITE, { text: 'пло', place: PLACE })).resolves.toEqual(['Плов', 'Плов 2', 'Плов 3']);
  });

  test('suggestions of an equal query within seconds are requested once', async () => {
    platform.answer({ json: { data: ['Манты'] } });
    await Promise.all([
      suggest(SITE, { text: 'ман', place: PLACE }),
      suggest(SITE, { text: 'ман', place: PLACE }),
    ]);
    await suggest({ ...SITE, language: 'kk' }, { text: 'ман', place: PLACE });
    expect(suggestRequests().map(({ headers }) => headers['accept-language'])).toEqual(['ru', 'kk']);
  });

  test('leave the memory after 30 seconds even without a request', async () => {
    platform.answer({ json: { data: ['Шашлык'] } });
    beginFakeTimeouts();
    const texts = await weakly(() => suggest(SITE, { text: 'шаш', place: PLACE }));
    await expect(isInMemory(texts)).resolves.toBe(true);
    jest.advanceTimersByTime(30_001);
    await expect(isInMemory(texts)).resolves.toBe(false);
    jest.useRealTimers();
  });

  test('suggestions that the platform does not give fail, and are requested again', async () => {
    platform.answer([{ status: 500, json: {} }, { json: { data: ['Самса'] } }]);
    await expect(suggest(SITE, { text: 'сам', place: PLACE })).rejects.toMatchObject({ status: 500 });
    await expect(suggest(SITE, { text: 'сам', place: PLACE })).resolves.toEqual(['Самса']);
  });
});

// Holds SRCH-36.
describe('a price without a name', () => {
  const { Filial } = (readContract() as { schemas: { Filial: { example: Record<string, unknown> } } })
    .schemas;

  test('is looked for in every venue of a page, and the pages go on', async () => {
    const venues = Array.from({ length: 9 }, (_, index) => ({ ...Filial.example, filial_id: 3200 + index }));
    platform.answer({ json: { data: venues, meta: { current_page: 1, last_page: 3, total: 41 } } });
    platform.answer({ status: 404, json: {} }, COUNTRY);
    platform.answer(menu(product(9, 'Плов', { price: 90 }), product(10, 'Чай')), MENU);
    const found = await search(SITE, { text: 'до 100', place: PLACE, page: 1 });
    expect(found.selling.map(({ venue }) => venue.id)).toEqual(venues.map(({ filial_id: id }) => id));
    expect(found.selling.every(({ dishes }) => dishes.map(({ id }) => id).join() === '9')).toBe(true);
    expect(found).toMatchObject({ named: [], others: [], page: 1, lastPage: 3, total: null });
  });
});

const venue = (part: object) => ({
  ...(readContract() as { schemas: { Filial: { example: Record<string, unknown> } } }).schemas.Filial.example,
  ...part,
});
const LOCATIONS = '/takeaway/v2/locations';
const POPULAR = '/menu/v3/popular/products';

// Holds SRCH-40.
test('a search that finds nothing has popular dishes of the town, of each brand once, without those for adults', async () => {
  const listed = [venue({ filial_id: 3301, brand_id: 1 }), venue({ filial_id: 3302, brand_id: 1 })];
  platform.answer((response, { query }) => {
    const data = query.includes('search') ? [] : listed;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ data, meta: { current_page: 1, last_page: 1, total: data.length } }));
  }, LOCATIONS);
  platform.answer(
    {
      json: {
        data: [
          product(1, 'Плов'),
          product(2, 'Пиво', { age_restriction: { kind: 'alcohol', min_age: 21 } }),
          product(3, 'Чай', { is_unavailable: true }),
        ],
      },
    },
    POPULAR,
  );
  const found = await search(SITE, { text: 'йцукен', place: PLACE, page: 1 });
  expect(found).toMatchObject({ named: [], selling: [], others: [], total: 0, corrected: null });
  expect(found.popular.map(({ venue: { id }, dishes }) => [id, dishes.map(({ name }) => name)])).toEqual([
    [3301, ['Плов']],
  ]);
});

// Holds SRCH-41.
test('the kinds of food of a town are those that most venues sell, each with the picture of a dish', async () => {
  const pictured = { images: [{ image_url: 'https://pictures.test/a.webp' }] };
  platform.answer(
    {
      json: {
        data: [venue({ filial_id: 3311 }), venue({ filial_id: 3312 })],
        meta: { current_page: 1, last_page: 1, total: 2 },
      },
    },
    LOCATIONS,
  );
  platform.answer(
    [
      menu(
        product(1, 'Плов праздничный', pictured),
        product(2, 'Самса с тыквой', pictured),
        product(3, 'Лагман'),
      ),
      menu(product(4, 'Самса', pictured)),
    ],
    MENU,
  );
  const { foodKinds } = await import('./food-kinds.server');
  const kinds = await foodKinds(SITE, { townId: 77, service: 'takeaway' });
  expect(kinds.map(({ kind }) => kind)).toEqual(['samsa', 'plov']);
});

describe('dishes of a venue', () => {
  test('are found by name, available ones first', async () => {
    platform.answer(
      menu(
        product(1, 'Плов', { is_unavailable: true }),
        product(2, 'Чай'),
        product(3, 'Плов'),
        product(3, 'Плов'),
      ),
      MENU,
    );
    const found = await findDishes(SITE, 11, 'плов');
    expect(found?.map(({ id }) => id)).toEqual([3, 1]);
    expect(platform.calls).toHaveLength(1);
  });

  test('are searched in the country’s other languages where their own has none', async () => {
    const byLanguage: Record<string, string> = { ru: 'Говядина с бататом', kk: 'Тәтті картоп', en: 'Beef' };
    platform.answer((response, { headers }) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const answer = menu(product(4, byLanguage[headers['accept-language'] ?? ''] ?? '?'));
      response.end(JSON.stringify('json' in answer ? answer.json : null));
    }, MENU);
    const found = await findDishes(SITE, 12, 'beef');
    expect(found?.map(({ name }) => name)).toEqual(['Говядина с бататом']);
  });

  // Holds SRCH-35.
  test('dishes of a venue that are sure in another language come before those that are misspelled in the page’s own', async () => {
    const byLanguage: Record<string, [string, string]> = {
      ru: ['Какао', 'Торт'],
      kk: ['Какао', 'Торт'],
      en: ['Cocoa', 'Cake'],
    };
    platform.answer((response, { headers }) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const [drink, sweet] = byLanguage[headers['accept-language'] ?? ''] ?? ['?', '?'];
      const answer = menu(product(7, drink), product(8, sweet));
      response.end(JSON.stringify('json' in answer ? answer.json : null));
    }, MENU);
    const found = await findDishes(SITE, 15, 'cake');
    expect(found?.map(({ name }) => name)).toEqual(['Торт', 'Какао']);
  });

  // Holds SRCH-36.
  test('are narrowed by a price limit, with and without a name', async () => {
    platform.answer(
      menu(product(9, 'Плов'), product(10, 'Плов', { price: 90 }), product(11, 'Чай', { price: 90 })),
      MENU,
    );
    const ids = async (text: string) => (await findDishes(SITE, 16, text))?.map(({ id }) => id);
    await expect(ids('плов до 100')).resolves.toEqual([10]);
    await expect(ids('до 100')).resolves.toEqual([10, 11]);
  });

  test('are those of the new menu as soon as the old one is expired', async () => {
    platform.answer([menu(product(5, 'Плов')), menu(product(6, 'Плов'))], MENU);
    const ids = async () => (await findDishes(SITE, 14, 'плов'))?.map(({ id }) => id);
    await expect(ids()).resolves.toEqual([5]);
    await expect(ids()).resolves.toEqual([5]);
    await expiredTags().expire([menuTag(14)]);
    await expect(ids()).resolves.toEqual([6]);
  });

  test('are null for an unknown venue', async () => {
    platform.answer({ status: 404, json: { errors: [{ code: 'terminal_not_found' }] } }, MENU);
    await expect(findDishes(SITE, 13, 'плов')).resolves.toBeNull();
  });
});
