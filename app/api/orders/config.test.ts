/** @jest-environment node */
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { readContract } from '@/lib/core/upstream/test-contract';
import type { FakePlatform } from '@/lib/core/upstream/test-platform';
import { startOrdering, type Ordering } from './test-ordering';

const { schemas } = readContract() as {
  schemas: { Filial: { example: object }; Order: { example: object } };
};
const CARD = '/takeaway/locations/card/terminal/3107';

let platform: FakePlatform;
let order: Ordering['order'];

beforeAll(async () => {
  ({ platform, order } = await startOrdering());
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: schemas.Order.example } });
  platform.answer({ json: { data: schemas.Filial.example } }, CARD);
  platform.answer({ json: { data: [] } }, '/menu/v2/products/with/additives/');
  platform.answer(
    { json: { data: { services: [1], brand_id: 51, analytics: null } } },
    '/takeaway/v1/custom-configs/aq-site',
  );
});

const ordered = () => platform.calls.filter(({ path }) => path.endsWith('/order'));

describe('an order from a brand’s own site', () => {
  test('an order from a brand’s own site for a service that it does not offer is refused, and nothing is ordered', async () => {
    await expect(order(testOrderRequest('express'), { site: 'kz-ru-web~aq-site' })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'venue/not-found' } },
    });
    expect(ordered()).toEqual([]);
  });

  test('requests the venue’s card with the brand, and is refused where the venue is of another one', async () => {
    platform.answer({ status: 404, json: { errors: [{ code: 'terminal_not_found' }] } }, CARD);
    await expect(order(testOrderRequest('takeaway'), { site: 'kz-ru-web~aq-site' })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'venue/not-found' } },
    });
    expect(platform.calls.find(({ path }) => path === CARD)?.query).toContain('brand_id=51');
    expect(ordered()).toEqual([]);
  });

  // Holds HOST-07.
  test('an order from a brand’s own site of a town that it leaves out is refused, and nothing is ordered', async () => {
    platform.answer(
      { json: { data: { services: [], brand_id: null, analytics: null, town_ids: [99] } } },
      '/takeaway/v1/custom-configs/far-towns',
    );
    await expect(
      order(testOrderRequest('takeaway'), { site: 'kz-ru-webview~far-towns' }),
    ).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'venue/not-found' } },
    });
    expect(ordered()).toEqual([]);
  });

  test('an order from a brand’s own site for an offered service is placed', async () => {
    const answer = await order(testOrderRequest('takeaway'), { site: 'kz-ru-web~aq-site' });
    expect(answer.status).toBe(200);
    expect(ordered()).toHaveLength(1);
  });
});

test('a delivery order from a webview, which offers none, is refused', async () => {
  const answer = await order(testOrderRequest('delivery'), { site: 'kz-ru-webview' });
  expect(answer.status).toBe(404);
  expect(ordered()).toEqual([]);
});
