/** @jest-environment node */
import type { Place, Site } from '@/lib/core/site/site';
import { WEEKDAY_CODES } from '@/lib/core/time/weekday';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: Record<'Town' | 'CountryConfig' | 'Filial', { example: Record<string, unknown> }>;
};
const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PLACE: Place = { townId: 1, service: 'takeaway' };
const WISH = { people: 2, sumMinor: 1_000_000, without: [] };
const NEAR = '/brandy/api/v1/locations/near';
const MENU = '/menu/v2/category/products';
const openOn = (codes: readonly string[]) =>
  codes.map((weekday) => ({ weekday, from: '00:00', to: '23:59' }));

let platform: FakePlatform;
let listMeals: typeof import('./meals.server').listMeals;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listMeals } = await import('./meals.server'));
});
beforeEach(() => {
  platform.reset();
  const towns = [{ ...contract.schemas.Town.example, id: 1 }];
  const config = { ...contract.schemas.CountryConfig.example, code: 'kz' };
  platform.answer({ json: { data: { id: 1, code: 'kz', config, towns } } }, '/locations/v1/countries/1');
});
afterAll(() => platform.close());

const venues = (...parts: object[]): FakeAnswer => ({
  json: {
    data: parts.map((part) => ({
      ...contract.schemas.Filial.example,
      services: [1, 3, 4],
      opening_hours: openOn(WEEKDAY_CODES),
      ...part,
    })),
    meta: { current_page: 1, last_page: 1, total: parts.length },
  },
});
const product = (id: number, price: number, part: object = {}) => ({
  id,
  product_id: id,
  terminal_id: 1,
  product_name: `Блюдо ${id}`,
  price,
  reward_id: null,
  sizes: null,
  images: [],
  is_unavailable: false,
  ...part,
});
const section = (id: number, name: string, products: object[]) => ({
  id,
  attributes: { name, is_active: true, is_show_photo: true, position: id },
  relationships: { products },
});
const menu = (dearer: number): FakeAnswer => ({
  json: {
    data: [
      section(
        1,
        'Горячее',
        [1, 2, 3, 4].map((id) => product(id, 1500 + 250 * id + dearer)),
      ),
      section(
        2,
        'Напитки',
        [11, 12, 13].map((id) => product(id, 100 * id - 600)),
      ),
    ],
  },
});

/** Each brand's list and menus are requested anew. */
const list = (brandId: number, wish: Parameters<typeof listMeals>[2] = WISH) =>
  listMeals(SITE, { place: PLACE, limits: { brandId, townIds: null } }, wish);

test('lays a meal at an open venue of each brand, the one that uses the sum first', async () => {
  platform.answer(
    venues(
      { filial_id: 1, brand_id: 1, name: 'Дешёвый' },
      { filial_id: 2, brand_id: 2, name: 'Точный' },
      { filial_id: 3, brand_id: 2, name: 'Второй той же сети' },
      { filial_id: 4, brand_id: 4, name: 'Закрытый', opening_hours: [] },
    ),
    NEAR,
  );
  platform.answer((response, { query }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const answer = menu(query.includes('filial_id=2') ? 2000 : -1000);
    response.end(JSON.stringify('json' in answer ? answer.json : null));
  }, MENU);
  const { meals } = await list(1);
  expect(meals.map(({ venue }) => venue.name)).toEqual(['Точный', 'Дешёвый']);
  const [first] = meals;
  const sum = first?.plates.reduce(
    (all, { lines: [line] }) => all + (line?.priceMinor ?? 0) * (line?.count ?? 0),
    0,
  );
  expect(sum).toBeLessThanOrEqual(WISH.sumMinor);
  expect(sum).toBeGreaterThanOrEqual(WISH.sumMinor * 0.95);
  // A substitute of a plate is not on the table already, and is as many portions.
  const onTable = new Set(first?.plates.map(({ lines: [line] }) => line?.productId));
  for (const { lines } of first?.plates ?? []) {
    expect(lines.slice(1).some(({ productId }) => onTable.has(productId))).toBe(false);
    expect(new Set(lines.map(({ count }) => count)).size).toBe(1);
  }
});

test('lays the same wish at one place once for all diners', async () => {
  platform.answer(venues({ filial_id: 8, brand_id: 8 }), NEAR);
  platform.answer(menu(0), MENU);
  const [first, second] = await Promise.all([list(8), list(8)]);
  expect(first).toBe(second);
  expect(await list(8)).toBe(first);
});

test('names the least sum where the wish buys no meal', async () => {
  platform.answer(venues({ filial_id: 6, brand_id: 6 }), NEAR);
  platform.answer(menu(0), MENU);
  await expect(list(6, { people: 8, sumMinor: 300_000, without: [] })).resolves.toEqual({
    meals: [],
    leastSumMinor: 4 * 175_000 + 4 * 200_000,
  });
});

test('leaves out a venue whose menu does not come', async () => {
  platform.answer(venues({ filial_id: 5, brand_id: 5 }), NEAR);
  platform.answer({ status: 500, json: {} }, MENU);
  await expect(list(5)).resolves.toEqual({ meals: [], leastSumMinor: null });
});
