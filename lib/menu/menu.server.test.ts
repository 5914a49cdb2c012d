/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const MENU = '/menu/v2/category/products';
const POPULAR = '/menu/v3/popular/products';
const contract = readContract() as { schemas: { Product: { example: { product_id: number } } } };
const PRODUCT = contract.schemas.Product.example;
const CATEGORY = {
  id: 61,
  external_id: 132,
  attributes: { name: 'Первые блюда', is_active: true, is_show_photo: true, position: 1 },
  relationships: { products: [PRODUCT] },
};

let platform: FakePlatform;
let menus: typeof import('./menu.server');

beforeAll(async () => {
  platform = await startFakePlatform();
  menus = await import('./menu.server');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const requests = () => platform.calls.map(({ path, query }) => path + query);

// Holds MENU-01.
describe('the menu of a venue', () => {
  test('is requested by the venue’s id, without a token', async () => {
    platform.answer({ json: { data: [CATEGORY] } }, MENU);
    const { categories } = await menus.getMenu(SITE, 3107);
    expect(categories.map(({ products }) => products.map(({ id }) => id))).toEqual([[PRODUCT.product_id]]);
    expect(requests()).toEqual([`${MENU}?filial_id=3107`]);
    expect(platform.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test('is null for an unknown venue and fails with the platform', async () => {
    platform.answer({ status: 404, json: { errors: [] } }, MENU);
    await expect(menus.getMenuOrNull(SITE, 3107)).resolves.toBeNull();
    platform.answer({ status: 500, json: { errors: [] } }, MENU);
    await expect(menus.getMenuOrNull(SITE, 3107)).rejects.toMatchObject({ status: 500 });
  });
});

// Holds MENU-40.
test('the best sellers of a venue are requested by its id, at most twenty products', async () => {
  platform.answer({ json: { data: [PRODUCT] } }, POPULAR);
  const popular = await menus.listPopularProducts(SITE, 3107);
  expect(popular.map(({ id }) => id)).toEqual([PRODUCT.product_id]);
  expect(requests()).toEqual([`${POPULAR}?filial_id=3107&limit=20`]);
});
