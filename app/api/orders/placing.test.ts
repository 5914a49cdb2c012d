/** @jest-environment node */
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { readContract } from '@/lib/core/upstream/test-contract';
import type { FakePlatform } from '@/lib/core/upstream/test-platform';
import { startOrdering, type Ordering } from './test-ordering';

type Example = { example: Record<string, unknown> };
const { schemas } = readContract() as {
  schemas: Record<'Filial' | 'Order' | 'BalanceInfo' | 'PrivateRewardBalance', Example>;
};
const PATHS = {
  card: '/takeaway/locations/card/terminal/3107',
  products: '/menu/v2/products/with/additives/',
  balance: '/ladder-go/api/v1/balance/calculate-info',
  reward: '/balance/user',
} as const;
const VENUE = { ...schemas.Filial.example, services: [1, 3, 4], is_cash_payment_type_enabled: true };

let platform: FakePlatform;
let order: Ordering['order'];

beforeAll(async () => {
  ({ platform, order } = await startOrdering());
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: schemas.Order.example } });
  setVenue();
  platform.answer({ json: { data: [] } }, PATHS.products);
  // 3,750 available, 30 % of the goods.
  platform.answer({ json: { error_code: 200, data: schemas.BalanceInfo.example } }, PATHS.balance);
  // 1,200 available, 50 % of the goods.
  platform.answer({ json: { data: schemas.PrivateRewardBalance.example } }, PATHS.reward);
});
const setVenue = (part: object = {}) =>
  platform.answer({ json: { data: { ...VENUE, ...part } } }, PATHS.card);
const ordered = () => platform.calls.filter(({ path }) => path.endsWith('/order'));
const refusal = (code: string) => ({ body: { error: { code } } });

describe('an order', () => {
  test('is sent to the platform and answered with its number', async () => {
    await expect(order(testOrderRequest())).resolves.toMatchObject({ status: 200, body: { venueId: 3107 } });
    expect(ordered()).toHaveLength(1);
  });

  test('needs a session', async () => {
    await expect(order(testOrderRequest(), { isSignedIn: false })).resolves.toMatchObject({ status: 401 });
    expect(platform.calls).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a negative sum', { sumMinor: -100 }, 'request/invalid'],
    ['negative bonuses', { bonusesMinor: -100 }, 'request/invalid'],
    ['no consent', { hasConsented: false }, 'request/invalid'],
    ['more bonuses than the share of the goods', { bonusesMinor: 54_001 }, 'order/bonuses'],
    [
      'more of the brand’s bonuses than the share of the goods',
      { bonusesMinor: 90_001, bonusAccount: 'privateReward' },
      'order/bonuses',
    ],
    ['more bonuses than there are', { bonusesMinor: 375_001, sumMinor: 9_000_000 }, 'order/bonuses'],
  ])('tampered to %s is refused, and nothing is ordered', async (_what, part, code) => {
    await expect(order({ ...testOrderRequest(), ...part })).resolves.toMatchObject(refusal(code));
    expect(ordered()).toEqual([]);
  });

  test.each([
    ['general', 54_000],
    ['privateReward', 90_000],
  ])('spends as many %s bonuses as allowed', async (bonusAccount, bonusesMinor) => {
    const answer = await order(testOrderRequest('takeaway', { bonusAccount, bonusesMinor }));
    expect(answer.status).toBe(200);
    expect(ordered()).toHaveLength(1);
  });

  test('never pays its delivery with bonuses', async () => {
    // 30 % of 1,800 are 540; 30 % of 2,490 would be more.
    const answer = await order(testOrderRequest('delivery', { bonusesMinor: 54_100 }));
    expect(answer).toMatchObject(refusal('order/bonuses'));
  });

  test.each<[string, object, Parameters<typeof testOrderRequest>, string]>([
    ['a service that is not offered', { services: [3] }, ['takeaway'], 'venue/not-found'],
    [
      'platform couriers where the venue delivers',
      { vendor_delivery_enabled: true },
      ['delivery'],
      'venue/not-found',
    ],
    ['the venue’s couriers where it has none', {}, ['vendorDelivery'], 'venue/not-found'],
    ['a micromarket that is none', {}, ['micromarket'], 'venue/not-found'],
    ['cash that is not taken', { is_cash_payment_type_enabled: false }, ['takeaway'], 'order/payment'],
    [
      'online where it is off',
      { disable_online_payment: true },
      ['takeaway', { payment: 'online' }],
      'order/payment',
    ],
    [
      'kaspi that is not taken',
      { is_kaspi_enabled: false },
      ['takeaway', { payment: 'kaspi' }],
      'order/payment',
    ],
    ['a venue that takes no orders', { disable_payment_button: true }, ['takeaway'], 'order/payment'],
  ])('an order for %s is refused', async (_what, venue, request, code) => {
    setVenue(venue);
    await expect(order(testOrderRequest(...request))).resolves.toMatchObject(refusal(code));
    expect(ordered()).toEqual([]);
  });

  test('an order for an unknown venue is refused', async () => {
    platform.answer(
      { status: 404, json: { errors: [{ status: '404', code: 'terminal_not_found' }] } },
      PATHS.card,
    );
    await expect(order(testOrderRequest())).resolves.toMatchObject(refusal('venue/not-found'));
  });

  test('an order for a venue that cannot be read is left to the platform', async () => {
    platform.answer({ status: 500, json: { errors: [] } }, PATHS.card);
    await expect(order(testOrderRequest())).resolves.toMatchObject({ status: 200 });
  });

  test('sent again goes to the platform unchecked, whatever the venue says now', async () => {
    setVenue({ disable_payment_button: true });
    await expect(order(testOrderRequest(), { isRepetition: true })).resolves.toMatchObject({ status: 200 });
    expect(platform.calls).toHaveLength(1);
  });
});
