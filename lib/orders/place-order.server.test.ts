/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '@/lib/site/site';
import { signedInOver } from '@/lib/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/fake-platform';
import { ORDER_KINDS, type OrderKind } from './order-kind';
import type { OrderRequest } from './order-request.schema';
import { testOrderRequest } from './test-order-request';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const DINER = { ...SITE, accessToken: 'token', deviceId: 'device-0001' };
const KEY = 'cart-00000001';

/** The contract's own example of an order. */
const contract = parse(readFileSync('sandbox/contract/entities.yaml', 'utf8')) as {
  schemas: {
    Payment: { example: object };
    Order: { example: { attributes: object; current_order_status: object; relationships: object } };
  };
};
const EXAMPLE = contract.schemas.Order.example;

const REQUEST = testOrderRequest('takeaway', {
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
});

let platform: FakePlatform;
let server: typeof import('./place-order.server');
let signedIn: Parameters<typeof server.placeOrder>[0];

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://platform.test' });
  server = await import('./place-order.server');
  const { userUpstream } = await import('@/lib/upstream/client');
  signedIn = signedInOver(userUpstream(DINER));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const place = (request: OrderRequest = REQUEST) => server.placeOrder(signedIn, SITE, KEY, request);
const PAYMENT = contract.schemas.Payment.example;
const RETURN = {
  success_url: 'http://app.test/payment/success/1',
  failure_url: 'http://app.test/payment/failure/1',
};
const placedWith = (payment: unknown) => ({
  json: { data: { ...EXAMPLE, relationships: { ...EXAMPLE.relationships, payment } } },
});
const fault = (status: number, code: string, more: object = {}) => ({
  status,
  json: { errors: [{ status: String(status), code, title: 'No', ...more }] },
});

describe('ordering a takeaway', () => {
  test('sends the payload with the diner’s key and the country', async () => {
    platform.answer(placedWith(null));
    await expect(place()).resolves.toEqual({
      orderId: expect.any(Number) as unknown,
      venueId: 3107,
      paymentAddress: null,
    });
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
        bonuses: 0,
        bonus_account: 'general',
        promo_code: null,
        sum: 5971.5,
        personal_data_consent: true,
        offer_consent: true,
        marketing_consent: false,
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
    ['table_required', 422, 'order/table-required'],
    ['table_not_found', 404, 'order/table-unknown'],
    ['delivery_suspended', 422, 'delivery/suspended'],
    ['delivery_zone_unserved', 422, 'delivery/out-of-zone'],
    ['delivery_cost_changed', 422, 'delivery/cost-changed'],
    ['min_sum_not_reached', 422, 'order/below-minimum'],
    ['max_sum_exceeded', 422, 'order/above-maximum'],
    ['promo_code_invalid', 422, 'order/promo-code'],
    ['bonuses_exceeded', 422, 'order/bonuses'],
    ['return_url_not_allowed', 422, 'payment/return-address'],
    ['idempotency_key_required', 400, 'order/refused'],
    ['tablet_session_invalid', 403, 'order/refused'],
    ['validation_failed', 422, 'order/refused'],
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

describe('an order of each kind', () => {
  const BROUGHT = {
    address: {
      city: 'Алматы',
      street: 'проспект Абая',
      building: '52',
      entrance: '2',
      floor: '5',
      apartment: '41',
      is_private_house: false,
      comment: 'Домофон 41К',
      latitude: 43.2401,
      longitude: 76.9189,
    },
    address_id: 4021,
    delivery_cost: 690,
  };
  const MEMBERS = [
    'table_id',
    'main_terminal_id',
    'table_number',
    'address',
    'address_id',
    'delivery_cost',
    'tariff_id',
    'transport_type',
  ];

  test.each<[OrderKind, string, string | undefined, object]>([
    ['takeaway', 'takeaway', 'kz', {}],
    ['express', 'express', 'kz', { table_number: '12' }],
    ['delivery', 'delivery', 'kz', { ...BROUGHT, tariff_id: 'foot-standard', transport_type: 'FOOT' }],
    ['micromarket', 'micromarket', 'kz', {}],
    ['vendorDelivery', 'vendor-delivery', undefined, BROUGHT],
  ])('%s has its call, its country header and its members', async (kind, path, country, members) => {
    platform.answer(placedWith(null));
    await place(testOrderRequest(kind));
    const [call] = platform.calls;
    expect(call?.path).toBe(`/takeaway/v1/${path}/order`);
    expect(call?.headers['x-country-code']).toBe(country);
    expect(call?.headers['idempotency-key']).toBe(KEY);
    const body = call?.body as Record<string, unknown>;
    const own = Object.fromEntries(Object.entries(body).filter(([name]) => MEMBERS.includes(name)));
    expect(own).toEqual(members);
  });

  test('in the restaurant names a scanned table by its id, and the terminal that holds it', async () => {
    platform.answer(placedWith(null));
    await place(
      testOrderRequest('express', { table: { kind: 'scanned', tableId: 812, mainTerminalId: 3100 } }),
    );
    expect(platform.calls[0]?.body).toMatchObject({ table_id: 812, main_terminal_id: 3100 });
    expect(platform.calls[0]?.body).not.toHaveProperty('table_number');
  });

  test('at a table whose code names no terminal is sent without one', async () => {
    platform.answer(placedWith(null));
    await place(testOrderRequest('express', { table: { kind: 'scanned', tableId: 812 } }));
    expect(platform.calls[0]?.body).toMatchObject({ table_id: 812 });
    expect(platform.calls[0]?.body).not.toHaveProperty('main_terminal_id');
  });

  test.each(ORDER_KINDS)('(%s) says what of bonuses, code, source and advertising there is', async (kind) => {
    platform.answer(placedWith(null));
    const part = {
      bonusesMinor: 50_050,
      bonusAccount: 'privateReward',
      promoCode: 'NAURYZ26',
      acceptsMarketing: true,
      source: 'QR',
    };
    await place(testOrderRequest(kind, part));
    expect(platform.calls[0]?.body).toMatchObject({
      bonuses: 500.5,
      bonus_account: 'private_reward',
      promo_code: 'NAURYZ26',
      marketing_consent: true,
      source: 'QR',
    });
  });
});

describe('an order that is paid on the hosted page', () => {
  const online = testOrderRequest('takeaway', { payment: 'online' });

  test('names our pages to come back to, with the order’s number left to the platform', async () => {
    platform.answer(placedWith({ ...PAYMENT, ...RETURN }));
    await place(online);
    expect(platform.calls[0]?.body).toMatchObject({
      payment_type: 'online',
      success_url: 'http://app.test/payment/success/{order_id}',
      failure_url: 'http://app.test/payment/failure/{order_id}',
    });
  });

  test.each([
    ['default', '/payment-page'],
    ['kaspi', '/payment-page/kaspi'],
  ])('with display type %s leads to %s with its six values', async (display_type, path) => {
    platform.answer(placedWith({ ...PAYMENT, ...RETURN, display_type }));
    const { paymentAddress } = await place(online);
    const address = new URL(paymentAddress ?? '');
    expect(address.origin + address.pathname).toBe(`https://platform.test${path}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      payment_url: 'https://pay.example/checkout/7a5d1c90',
      environment: 'stage',
      display_type,
      language: 'kk',
      ...RETURN,
    });
  });

  test.each<[string, unknown]>([
    ['leads back to a stranger', { ...PAYMENT, ...RETURN, success_url: 'https://evil.example/' }],
    ['is reached without encryption', { ...PAYMENT, ...RETURN, payment_url: 'http://pay.example/x' }],
    ['is no address', { ...PAYMENT, ...RETURN, payment_url: 'javascript:alert(1)' }],
    ['is over', { ...PAYMENT, ...RETURN, status: 'expired' }],
    ['cannot be read', { id: 7 }],
    ['is missing', null],
  ])('exists all the same when its payment %s', async (_what, payment) => {
    platform.answer(placedWith(payment));
    await expect(place(online)).resolves.toMatchObject({ venueId: 3107, paymentAddress: null });
  });
});

describe('what stands behind a refusal', () => {
  test.each([
    ['sum_changed', { sum: 6000 }, { sumMinor: 600_000 }],
    ['delivery_cost_changed', { delivery_cost: 990 }, { deliveryMinor: 99_000 }],
    ['min_sum_not_reached', { min_sum: 3000 }, { minMinor: 300_000 }],
    ['max_sum_exceeded', { max_sum: 50_000.5 }, { maxMinor: 5_000_050 }],
    ['bonuses_exceeded', { max_bonuses: 120 }, { mostBonusesMinor: 12_000 }],
    ['bonuses_exceeded', { max_bonuses: 'many' }, {}],
  ])('%s with %j is told as %j', async (code, meta, details) => {
    platform.answer(fault(422, code, { meta }));
    await expect(place()).rejects.toMatchObject({ options: { details: { message: 'No', ...details } } });
  });
});
