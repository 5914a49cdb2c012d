/** @jest-environment node */
import { ORDER_KINDS, type OrderKind } from '@/lib/ground/ordering/order-kind';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { readContract } from '@/lib/core/upstream/test-contract';
import type { FakePlatform } from '@/lib/core/upstream/test-platform';
import { startOrdering, type Ordering } from './test-ordering';

type Town = { config: { meta: object } };
const { schemas } = readContract() as {
  schemas: { Filial: { example: { town: Town } }; Order: { example: object } };
};
const { example: VENUE } = schemas.Filial;

let platform: FakePlatform;
let order: Ordering['order'];

beforeAll(async () => {
  ({ platform, order } = await startOrdering());
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: schemas.Order.example } });
  platform.answer({ json: { data: [] } }, '/menu/v2/products/with/additives/');
});

/** The venue is in this country and takes such orders. */
function standsIn(country: 'KZ' | 'GE', kind: OrderKind) {
  const { config } = VENUE.town;
  const town = { ...VENUE.town, config: { ...config, meta: { ...config.meta, country_code: country } } };
  const data = {
    ...VENUE,
    town,
    is_micromarket: kind === 'micromarket',
    vendor_delivery_enabled: kind === 'vendorDelivery',
  };
  platform.answer({ json: { data } }, '/takeaway/locations/card/terminal/3107');
}
const ordered = () => platform.calls.filter(({ path }) => path.endsWith('/order'));

describe.each(ORDER_KINDS)('an order (%s) of a venue in another country than the site’s', (kind) => {
  test.each([
    ['kz-ru-web', 'GE', 'ge'],
    ['ge-ru-web', 'KZ', 'kz'],
  ] as const)(
    'through %s is refused with the venue’s country, and nothing is ordered',
    async (site, where, country) => {
      standsIn(where, kind);
      await expect(order(testOrderRequest(kind), { site })).resolves.toMatchObject({
        status: 422,
        body: { error: { code: 'venue/other-country', details: { country } } },
      });
      expect(ordered()).toEqual([]);
    },
  );

  test('is made through the site of that country', async () => {
    standsIn('GE', kind);
    await expect(order(testOrderRequest(kind), { site: 'ge-ru-web' })).resolves.toMatchObject({
      status: 200,
    });
    expect(ordered()).toHaveLength(1);
  });

  test('that is repeated goes to the platform unchecked: it may be made already', async () => {
    standsIn('GE', kind);
    const answer = await order(testOrderRequest(kind), { isRepetition: true });
    expect(answer.status).toBe(200);
  });
});
