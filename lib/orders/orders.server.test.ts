/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '@/lib/site/site';
import { signedInOver } from '@/lib/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/fake-platform';
import { statusLabel } from './orders';
import { orderSchema, type TakeawayOrderRequest } from './orders.schema';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const DINER = { ...SITE, accessToken: 'token', deviceId: 'device-0001' };
const KEY = 'cart-00000001';

/** The contract's own example of an order. */
const contract = parse(readFileSync('sandbox/contract/entities.yaml', 'utf8')) as {
  schemas: {
    Order: { example: { attributes: object; current_order_status: object; relationships: object } };
  };
};
const EXAMPLE = contract.schemas.Order.example;
const orderWith = (attributes: object) => ({
  json: { data: { ...EXAMPLE, attributes: { ...EXAMPLE.attributes, ...attributes } } },
});

const REQUEST: TakeawayOrderRequest = {
  venueId: 3107,
  lines: [
    {
      productId: 1,
      sizeId: 5,
      additives: [{ additiveId: 7, count: 2 }],
      count: 3,
      priceMinor: 199_050,
      promoId: null,
    },
  ],
  comment: 'Пиязсыз',
  customerName: 'Айгерім',
  wantedAt: '2026-03-14T09:10:00.000Z',
  sumMinor: 597_150,
  hasConsented: true,
  isAgeConfirmed: false,
};

let platform: FakePlatform;
let server: typeof import('./orders.server');
let signedIn: Parameters<typeof server.getOrder>[0];

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./orders.server');
  const { userUpstream } = await import('@/lib/upstream/client');
  signedIn = signedInOver(userUpstream(DINER));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const place = () => server.placeTakeawayOrder(signedIn, SITE, KEY, REQUEST);
const fault = (status: number, code: string, more: object = {}) => ({
  status,
  json: { errors: [{ status: String(status), code, title: 'No', ...more }] },
});

describe('ordering a takeaway', () => {
  test('sends the payload with the diner’s key and the country', async () => {
    platform.answer(orderWith({}));
    await expect(place()).resolves.toEqual({ orderId: expect.any(Number) as unknown, venueId: 3107 });
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]).toMatchObject({
      method: 'POST',
      path: '/takeaway/v1/takeaway/order',
      headers: { 'idempotency-key': KEY, 'x-country-code': 'kz', authorization: 'Bearer token' },
      body: {
        filial_id: 3107,
        positions: [
          {
            product_id: 1,
            size_id: 5,
            additives: [{ additive_id: 7, count: 2 }],
            count: 3,
            price: 1990.5,
            reward_id: null,
          },
        ],
        comment: 'Пиязсыз',
        customer_name: 'Айгерім',
        phone: null,
        time: '2026-03-14T09:10:00.000Z',
        payment_type: 'cash',
        sum: 5971.5,
        personal_data_consent: true,
        offer_consent: true,
        age_confirmed: false,
        source: null,
      },
    });
  });

  test.each([
    ['terminal_not_found', 404, 'venue/not-found'],
    ['venue_closed', 422, 'venue/closed'],
    ['time_unavailable', 422, 'order/time'],
    ['consent_required', 422, 'order/consent'],
    ['age_confirmation_required', 422, 'order/age'],
    ['payment_type_unavailable', 422, 'order/payment'],
    ['sum_changed', 422, 'order/price-changed'],
    ['idempotency_key_reused', 422, 'order/already-sent'],
    ['a_code_of_tomorrow', 422, 'order/refused'],
    ['unauthorized', 401, 'auth/required'],
    ['idempotency_in_flight', 409, 'order/unknown-outcome'],
    ['internal', 500, 'order/unknown-outcome'],
    ['unavailable', 503, 'order/unknown-outcome'],
    ['rate_limited', 429, 'upstream/busy'],
  ])('reads %s with HTTP %i as %s, asked once', async (code, status, ours) => {
    platform.answer(fault(status, code));
    await expect(place()).rejects.toMatchObject({ name: 'AppError', code: ours });
    expect(platform.calls).toHaveLength(1);
  });

  test.each<[string, Parameters<FakePlatform['answer']>[0]]>([
    ['breaks off', (response) => response.destroy()],
    ['is no JSON', { text: '<html>' }],
    ['is no order', { json: { data: {} } }],
  ])('leaves open what became of it when the answer %s', async (_what, answer) => {
    platform.answer(answer);
    await expect(place()).rejects.toMatchObject({ code: 'order/unknown-outcome' });
    expect(platform.calls).toHaveLength(1);
  });

  test('says which positions stand in the way, and what they cost now', async () => {
    platform.answer({
      status: 422,
      json: {
        errors: [
          { code: 'product_stopped', source: { pointer: '/positions/0' } },
          { code: 'price_changed', source: { pointer: '/positions/2/price' }, meta: { new_price: 2100.5 } },
          {
            code: 'menu.productsExceeded',
            source: { pointer: '/positions/11' },
            meta: { available_count: 2 },
          },
        ],
      },
    });
    await expect(place()).rejects.toMatchObject({
      code: 'order/positions',
      options: {
        details: {
          lines: [
            { index: 0, issue: 'stopped', newPriceMinor: null, availableCount: null },
            { index: 2, issue: 'priceChanged', newPriceMinor: 210_050, availableCount: null },
            { index: 11, issue: 'exceeded', newPriceMinor: null, availableCount: 2 },
          ],
        },
      },
    });
  });

  test('waits 30 s for the answer, longer than for anything else', async () => {
    const realSetTimeout = setTimeout;
    const pause = () => new Promise((resolve) => realSetTimeout(resolve, 50));
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    platform.answer(() => undefined);
    let failure: unknown;
    const order = place().catch((error: unknown) => (failure = error));
    for (let tries = 0; platform.calls.length === 0 && tries < 20; tries += 1) await pause();
    await jest.advanceTimersByTimeAsync(29_999);
    await pause();
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await order;
    jest.useRealTimers();
    expect(failure).toMatchObject({ code: 'order/unknown-outcome' });
    expect(platform.calls).toHaveLength(1);
  });

  test('passes on how long to wait', async () => {
    platform.answer({ ...fault(429, 'rate_limited'), headers: { 'Retry-After': '9' } });
    await expect(place()).rejects.toMatchObject({ options: { retryAfterSeconds: 9 } });
  });
});

describe('one order', () => {
  test('is asked by its number and read with sums in minor units', async () => {
    platform.answer(
      orderWith({ sum: 6290.5, to_pay: 0, paid_by_card: 5790, bonuses_spent: 500.5, bonuses_earned: 392 }),
    );
    const order = await server.getOrder(signedIn, 90031);
    expect(platform.calls[0]).toMatchObject({
      method: 'GET',
      path: '/takeaway/v2/user/order',
      query: '?order_id=90031',
    });
    expect(order).toMatchObject({
      sumMinor: 629_050,
      toPayMinor: 0,
      paidByCardMinor: 579_000,
      bonusesSpentMinor: 50_050,
      bonusesEarnedMinor: 39_200,
      venue: { id: 3107, timezone: 'Asia/Almaty' },
    });
    expect(orderSchema.parse(order)).toEqual(order);
  });

  test('has its reason where it was declined', async () => {
    platform.answer(orderWith({ status: 'canceled', decline_reason: { code: 'x', message: 'Нет риса' } }));
    await expect(server.getOrder(signedIn, 1)).resolves.toMatchObject({
      status: 'canceled',
      declineMessage: 'Нет риса',
    });
  });

  test.each([404, 403])('that is unknown or somebody else’s (HTTP %i) is none', async (status) => {
    platform.answer({ status, json: { errors: [] } });
    await expect(server.getOrder(signedIn, 1)).resolves.toBeNull();
  });
});

describe('the label of a status', () => {
  test.each([
    ['created', 'paid', 'takeaway', 'paid'],
    ['created', 'on_receipt', 'takeaway', 'accepted'],
    ['created', 'pending', 'takeaway', 'waitingForPayment'],
    ['created', 'failed', 'delivery', 'waitingForPayment'],
    ['created', 'expired', 'delivery', 'waitingForPayment'],
    ['cooking', 'paid', 'takeaway', 'cooking'],
    ['ready', 'on_receipt', 'takeaway', 'ready'],
    ['delivery', 'paid', 'delivery', 'delivery'],
    ['completed', 'paid', 'takeaway', 'pickedUp'],
    ['completed', 'paid', 'micromarket', 'pickedUp'],
    ['completed', 'paid', 'delivery', 'delivered'],
    ['completed', 'paid', 'vendor_delivery', 'delivered'],
    ['completed', 'paid', 'express', 'served'],
    ['canceled', 'paid', 'takeaway', 'canceled'],
  ] as const)('%s, %s, %s reads %s', (status, paymentStatus, type, label) => {
    expect(statusLabel({ status, paymentStatus, type })).toBe(label);
  });
});
