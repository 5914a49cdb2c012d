/** @jest-environment node */
import { reorderSchema } from '@/lib/cart/reorder.schema';
import type { Site } from '@/lib/core/site/site';
import { signedInOver } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'kk', surface: 'web' };
const DINER = { ...SITE, accessToken: 'token', deviceId: 'device-0001' };
const ORDER = '/takeaway/v2/user/order';
const PRODUCTS = '/menu/v2/products/with/additives/';
const VENUE = '/takeaway/locations/card/terminal/3107';

const contract = readContract() as {
  schemas: Record<'Order' | 'Product' | 'AdditiveCategory' | 'Filial', { example: Record<string, unknown> }>;
};
const product = (part: object = {}) => ({
  ...contract.schemas.Product.example,
  additive_categories: [contract.schemas.AdditiveCategory.example],
  ...part,
});

let platform: FakePlatform;
let reorder: typeof import('./reorder.server').reorder;
let signedIn: Parameters<typeof reorder>[1];

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ reorder } = await import('./reorder.server'));
  const { userUpstream } = await import('@/lib/core/upstream/client');
  signedIn = signedInOver(userUpstream(DINER));
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: contract.schemas.Order.example } }, ORDER);
  platform.answer({ json: { data: [product()] } }, PRODUCTS);
  platform.answer({ json: { data: contract.schemas.Filial.example } }, VENUE);
});
afterAll(() => platform.close());

describe('a reorder', () => {
  test('is a cart of the venue with today’s products', async () => {
    const again = await reorder(SITE, signedIn, 90031);
    expect(again).toMatchObject({
      venue: { id: 3107, moneyFormat: { currency: 'KZT' } },
      lines: [
        {
          productId: 50211,
          size: { id: 91, name: 'Үлкен' },
          additives: [{ additiveId: 7001, count: 1, priceMinor: 15_000 }],
          priceMinor: 265_000,
          fullPriceMinor: 295_000,
          promoId: 340,
          pieceLimit: 3,
          count: 2,
        },
      ],
      payment: 'online',
      changes: [],
    });
    expect(reorderSchema.parse(again)).toEqual(again);
    expect(platform.calls.find(({ path }) => path === ORDER)?.query).toBe('?order_id=90031');
    expect(platform.calls.find(({ path }) => path === PRODUCTS)?.query).toBe(
      '?filial_id=3107&products[]=50211',
    );
  });

  test('is for the service it was ordered for', async () => {
    platform.answer({ json: { data: [product({ unavailable_service_types: [4] })] } }, PRODUCTS);
    await expect(reorder(SITE, signedIn, 90031)).resolves.toMatchObject({
      lines: [],
      changes: [{ kind: 'notForService', productId: 50211, name: 'Лағман ұйғырша' }],
    });
  });

  test('reports products that are no longer available', async () => {
    platform.answer({ json: { data: [] } }, PRODUCTS);
    await expect(reorder(SITE, signedIn, 90031)).resolves.toMatchObject({
      lines: [],
      changes: [{ kind: 'gone' }],
    });
  });

  test('leaves out a gift of a promo code, which would be paid for today', async () => {
    const { relationships, ...order } = contract.schemas.Order.example;
    const { positions, ...others } = relationships as { positions: object[] };
    const gift = { ...positions[0], id: 2, product_id: 50300, size: null, additives: [], count: 1 };
    const given = [{ ...gift, price: 0, old_price: 900, sum: 0 }];
    // A dish that cost nothing before either is no gift.
    const free = [{ ...gift, product_id: 50301, price: 0, old_price: undefined, sum: 0 }];
    platform.answer(
      {
        json: {
          data: { ...order, relationships: { ...others, positions: [...positions, ...given, ...free] } },
        },
      },
      ORDER,
    );
    await expect(reorder(SITE, signedIn, 90031)).resolves.toMatchObject({
      lines: [{ productId: 50211 }],
      changes: [{ kind: 'gone', productId: 50301 }],
    });
    expect(platform.calls.find(({ path }) => path === PRODUCTS)?.query).toBe(
      '?filial_id=3107&products[]=50211&products[]=50301',
    );
  });

  test.each([404, 403])('is not found where it is unknown or another diner’s (HTTP %i)', async (status) => {
    platform.answer({ status, json: { errors: [] } }, ORDER);
    await expect(reorder(SITE, signedIn, 1)).rejects.toMatchObject({ code: 'order/not-found' });
  });

  test.each([
    ['card', VENUE],
    ['menu', PRODUCTS],
  ])('is not found where the venue has no %s any more', async (_what, path) => {
    platform.answer({ status: 404, json: { errors: [] } }, path);
    await expect(reorder(SITE, signedIn, 90031)).rejects.toMatchObject({ code: 'venue/not-found' });
  });

  test('fails where today’s menu cannot be read', async () => {
    platform.answer({ status: 500, json: {} }, PRODUCTS);
    await expect(reorder(SITE, signedIn, 90031)).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});
