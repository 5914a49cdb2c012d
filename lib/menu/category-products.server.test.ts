/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const contract = readContract() as {
  schemas: { Product: { example: Record<string, unknown> } };
};
const product = (id: number) => ({ ...contract.schemas.Product.example, id, age_restriction: null });
const category = (id: number, ...ids: number[]) => ({
  id,
  attributes: { name: `Раздел ${id}`, is_active: true, is_show_photo: true, position: id },
  relationships: { products: ids.map(product) },
});

let platform: FakePlatform;
let listCategoryProducts: typeof import('./category-products.server').listCategoryProducts;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listCategoryProducts } = await import('./category-products.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('the products of a category', () => {
  test('are those of the menu, which is read once for all its categories', async () => {
    platform.answer({ json: { data: [category(1, 10, 11), category(2, 20)] } });
    const load = async (categoryId: number) =>
      (await listCategoryProducts(SITE, { venueId: 1, categoryId }))?.map(({ id }) => id);
    expect(await load(1)).toEqual([10, 11]);
    expect(await load(2)).toEqual([20]);
    expect(platform.calls).toHaveLength(1);
  });

  // Holds MENU-05.
  test('are of a menu that is cached for its venue, and for no other', async () => {
    const load = async (venueId: number) =>
      (await listCategoryProducts(SITE, { venueId, categoryId: 1 }))?.map(({ id }) => id);
    platform.answer({ json: { data: [category(1, 10)] } });
    expect(await load(5)).toEqual([10]);
    platform.answer({ json: { data: [category(1, 20)] } });
    expect(await load(6)).toEqual([20]);
    expect([await load(5), await load(6)]).toEqual([[10], [20]]);
    expect(platform.calls.map(({ query }) => query)).toEqual(['?filial_id=5', '?filial_id=6']);
  });

  test('are requested in each language', async () => {
    platform.answer({ json: { data: [category(1, 10)] } });
    await listCategoryProducts(SITE, { venueId: 2, categoryId: 1 });
    await listCategoryProducts({ ...SITE, language: 'en' }, { venueId: 2, categoryId: 1 });
    expect(platform.calls.map(({ headers }) => headers['accept-language'])).toEqual(['ru', 'en']);
  });

  test('are empty when the category left the menu, and null for an unknown venue', async () => {
    platform.answer({ json: { data: [category(1, 10)] } });
    expect(await listCategoryProducts(SITE, { venueId: 3, categoryId: 9 })).toEqual([]);
    platform.answer({ status: 404, json: { errors: [] } });
    expect(await listCategoryProducts(SITE, { venueId: 4, categoryId: 1 })).toBeNull();
  });
});
