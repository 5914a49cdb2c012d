/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const REQUEST = { venueId: 3107, productIds: [50211, 50340], serviceId: 1 };
const contract = readContract() as {
  schemas: { Product: { example: Record<string, unknown> } };
};
const product = (id: number, part: object = {}) => ({ ...contract.schemas.Product.example, id, ...part });

let platform: FakePlatform;
let listCrossSell: typeof import('./cross-sell.server').listCrossSell;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listCrossSell } = await import('./cross-sell.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('what goes with a cart', () => {
  // Holds MENU-46.
  test('is requested with all its products, again each time', async () => {
    platform.answer({ json: { data: [product(1)] } });
    await listCrossSell(SITE, REQUEST);
    await listCrossSell(SITE, REQUEST);
    expect(platform.calls).toHaveLength(2);
    expect(platform.calls[0]).toMatchObject({
      path: '/menu/v3/cross-sell/products',
      query: '?filial_id=3107&products[]=50211&products[]=50340',
    });
  });

  test.each([
    ['in the cart already', { id: 50340 }],
    ['sold out', { is_unavailable: true }],
    ['not for the service', { unavailable_service_types: [1] }],
    ['for grown-ups', { age_restriction: { kind: 'alcohol', min_age: 21 } }],
    ['unreadable', { price: null }],
    ['there twice', { id: 2 }],
  ])('leaves out what is %s', async (_what, part) => {
    platform.answer({ json: { data: [product(2), product(1, part)] } });
    expect((await listCrossSell(SITE, REQUEST)).map(({ id }) => id)).toEqual([2]);
  });

  test('is nothing at an unknown venue', async () => {
    platform.answer({ status: 404, json: { errors: [{ code: 'terminal_not_found' }] } });
    await expect(listCrossSell(SITE, REQUEST)).rejects.toMatchObject({ code: 'venue/not-found' });
  });
});
