/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { signedInBy } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { dinerDetailsSchema } from './product-details';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const REQUEST = { venueId: 3107, productId: 50211, serviceId: 1 };
const MENU = '/menu/v2/category/products';
const PUBLIC = '/menu/v2/product/additives';
const OWN = '/menu/v2/favourite-product/additives';
const WITH_ADDITIVES = '/menu/v2/products/with/additives/';

type Json = Record<string, unknown>;
const contract = readContract() as {
  schemas: Record<'MenuCategory' | 'AdditiveCategory' | 'Product', { example: Json }>;
};
const PRODUCT = contract.schemas.Product.example;
const GROUP = contract.schemas.AdditiveCategory.example;
const CATEGORY = contract.schemas.MenuCategory.example;

let platform: FakePlatform;
let server: typeof import('./menu.server');

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./menu.server');
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: [CATEGORY] } }, MENU);
  platform.answer({ json: { data: [GROUP] } }, PUBLIC);
});
afterAll(() => platform.close());

const signedIn = () => signedInBy('token', SITE);
const callsTo = (path: string) => platform.calls.filter((call) => call.path === path);
const chosen = (...last_selected: unknown[]): FakeAnswer => ({
  json: { data: [{ ...GROUP, last_selected }] },
});

describe('a product with its additives', () => {
  // Holds MENU-35.
  test('comes to a guest without a last choice, requested without a token', async () => {
    const details = await server.getProductDetails(SITE, REQUEST, null);
    expect(details).toMatchObject({ product: { id: 50211 }, groups: [{ id: 700 }], lastChoice: null });
    expect(dinerDetailsSchema.parse(details)).toEqual(details);
    expect(callsTo(PUBLIC)[0]?.query).toBe('?filial_id=3107&product_id=50211&service_type=1');
    expect(callsTo(PUBLIC)[0]?.headers.authorization).toBeUndefined();
    expect(callsTo(OWN)).toEqual([]);
  });

  test.each([3, 4])('is requested for service %i, by a guest and by a signed-in diner', async (serviceId) => {
    platform.answer(chosen(), OWN);
    await server.getProductDetails(SITE, { ...REQUEST, serviceId }, null);
    await server.getProductDetails(SITE, { ...REQUEST, serviceId }, await signedIn());
    const query = `?filial_id=3107&product_id=50211&service_type=${serviceId}`;
    expect([...callsTo(PUBLIC), ...callsTo(OWN)].map((call) => call.query)).toEqual([query, query]);
  });

  // Holds MENU-32, MENU-36.
  test('comes to a signed-in diner with their last choice', async () => {
    platform.answer(chosen({ additive_id: 7001, count: 2 }), OWN);
    const details = await server.getProductDetails(SITE, REQUEST, await signedIn());
    expect(details).toMatchObject({ groups: [{ id: 700 }], lastChoice: { 7001: 2 } });
    expect(dinerDetailsSchema.parse(JSON.parse(JSON.stringify(details)))).toEqual(details);
    expect(callsTo(OWN)[0]).toMatchObject({
      query: '?filial_id=3107&product_id=50211&service_type=1',
      headers: { authorization: 'Bearer token' },
    });
    expect(callsTo(PUBLIC)).toEqual([]);
  });

  test.each<[string, FakeAnswer, Record<number, number> | null]>([
    ['more than the item takes', chosen({ additive_id: 7001, count: 9 }), { 7001: 2 }],
    ['an additive that is gone', chosen({ additive_id: 1, count: 1 }), null],
    ['nothing', chosen(), null],
    ['an unreadable choice', chosen({ additive_id: 'x' }), null],
  ])('keeps the last choice within today’s bounds: %s', async (_what, answer, lastChoice) => {
    platform.answer(answer, OWN);
    const details = await server.getProductDetails(SITE, REQUEST, await signedIn());
    expect(details).toMatchObject({ groups: [{ id: 700 }], lastChoice });
  });

  test.each<[string, FakeAnswer]>([
    ['fails', { status: 500, json: {} }],
    [
      'is refused for the session',
      { status: 401, json: { errors: [{ status: '401', code: 'unauthorized' }] } },
    ],
    ['does not know the product', { status: 404, json: { errors: [] } }],
    ['is garbage', { text: '<html>' }],
  ])('comes as to a guest where the diner’s own call %s', async (_what, answer) => {
    platform.answer(answer, OWN);
    const details = await server.getProductDetails(SITE, REQUEST, await signedIn());
    expect(details).toMatchObject({ groups: [{ id: 700 }], lastChoice: null });
  });

  // Holds MENU-27: the list of marks is short, for an older one the product itself says so.
  test.each<[string, FakeAnswer, boolean]>([
    ['is marked', { json: { data: [{ id: 50211, is_favorite: true }] } }, true],
    ['is not marked', { json: { data: [{ id: 50211, is_favorite: false }] } }, false],
    ['is as in the menu where its details fail', { status: 500, json: {} }, PRODUCT.is_favorite === true],
  ])('a product with its additives for a signed-in diner %s', async (_what, answer, isFavourite) => {
    platform.answer(answer, WITH_ADDITIVES);
    const details = await server.getProductDetails(SITE, REQUEST, await signedIn());
    expect(details).toMatchObject({ product: { isFavourite } });
    expect(callsTo(WITH_ADDITIVES)[0]).toMatchObject({
      query: '?filial_id=3107&products[]=50211',
      headers: { authorization: 'Bearer token' },
    });
  });

  test('is nothing where the menu does not have it', async () => {
    await expect(server.getProductDetails(SITE, { ...REQUEST, productId: 1 }, null)).resolves.toBeNull();
  });

  test('makes no request for additive groups where it has none', async () => {
    const plain = { ...PRODUCT, has_additive_categories: false };
    platform.answer({ json: { data: [{ ...CATEGORY, relationships: { products: [plain] } }] } }, MENU);
    const details = await server.getProductDetails(SITE, REQUEST, await signedIn());
    expect(details).toMatchObject({ groups: [], lastChoice: null });
    expect(platform.calls.map(({ path }) => path)).toEqual([MENU, WITH_ADDITIVES]);
  });
});

describe('products with their additives', () => {
  const withGroups = (id: number, part: Json = {}) => ({
    ...PRODUCT,
    id,
    additive_categories: [GROUP],
    ...part,
  });

  // Holds MENU-38.
  test('are requested by id, each once, and come with their groups', async () => {
    platform.answer(
      { json: { data: [withGroups(1), withGroups(2, { additive_categories: [] })] } },
      WITH_ADDITIVES,
    );
    const found = await server.listProductsWithAdditives(SITE, 3107, [1, 2, 1]);
    expect(found.map(({ product, groups }) => [product.id, groups.map(({ id }) => id)])).toEqual([
      [1, [700]],
      [2, []],
    ]);
    expect(callsTo(WITH_ADDITIVES)[0]?.query).toBe('?filial_id=3107&products[]=1&products[]=2');
  });

  test('are requested a hundred at a time', async () => {
    platform.answer((response, { query }) => {
      const first = Number(/products\[\]=(\d+)/.exec(query)?.[1]);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ data: [withGroups(first)] }));
    }, WITH_ADDITIVES);
    const ids = Array.from({ length: 201 }, (_, index) => index + 1);
    const found = await server.listProductsWithAdditives(SITE, 3107, ids);
    expect(found.map(({ product }) => product.id)).toEqual([1, 101, 201]);
    const sizes = callsTo(WITH_ADDITIVES).map(({ query }) => query.split('products[]').length - 1);
    expect(sizes.sort((one, other) => other - one)).toEqual([100, 100, 1]);
  });

  test('are not requested where there are none', async () => {
    await expect(server.listProductsWithAdditives(SITE, 3107, [])).resolves.toEqual([]);
    expect(platform.calls).toEqual([]);
  });

  test('survive one that cannot be read', async () => {
    const list = [
      withGroups(1, { price: 'many' }),
      withGroups(2, { additive_categories: null }),
      withGroups(3),
    ];
    platform.answer({ json: { data: list } }, WITH_ADDITIVES);
    const found = await server.listProductsWithAdditives(SITE, 3107, [1, 2, 3]);
    expect(found.map(({ product }) => product.id)).toEqual([3]);
  });

  test('are always the platform’s word of the moment', async () => {
    platform.answer({ json: { data: [withGroups(1)] } }, WITH_ADDITIVES);
    await server.listProductsWithAdditives(SITE, 3107, [1]);
    await server.listProductsWithAdditives(SITE, 3107, [1]);
    expect(callsTo(WITH_ADDITIVES)).toHaveLength(2);
  });
});
