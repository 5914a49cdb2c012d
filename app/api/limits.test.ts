/** @jest-environment node */
import { NextRequest } from 'next/server';
import { LIMITS, type LimitName } from '@/lib/core/bff/limits';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

/* Calls that reach staff or begin a payment: each has a limit before the platform. */

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
const ID = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';

let platform: FakePlatform;
let cookieName: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookieName = sessionCookieName();
});
beforeEach(() => {
  // A fixed clock: no requests become available again meanwhile.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterAll(() => platform.close());

/** Answers of so many requests; their empty bodies are refused, so that none reaches the platform. */
async function statuses(handler: Handler, times: number, headers: Record<string, string>, body: object = {}) {
  const requested = () =>
    new NextRequest('http://app.test/api/things', {
      method: 'POST',
      headers: {
        'x-site': 'kz-ru-web',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'once-0123456789',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const params = Promise.resolve({ billId: ID, orderId: '90032' });
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) answers.push((await handler(requested(), { params })).status);
  return answers;
}
const passedAndRefused = (times: number) => [...Array<number>(times).fill(400), 429];

describe('a diner who sends requests without end', () => {
  test.each<[string, LimitName, () => Promise<{ POST: unknown }>]>([
    ['for a waiter', 'waiter', () => import('./bill/waiter-calls/route')],
    ['for support', 'support', () => import('./support/route')],
    ['to pay a bill', 'payment', () => import('./bill/[billId]/payment/route')],
    ['to pay an order', 'payment', () => import('./orders/[orderId]/payment/route')],
    ['to leave tips', 'payment', () => import('./tips/route')],
  ])('%s is refused above the limit %s', async (_what, limit, load) => {
    const { POST } = await load();
    const { requests } = LIMITS[limit];
    const diner = { cookie: `${cookieName}=${await sealedSession('token')}` };
    const answers = await statuses(POST as Handler, requests + 1, diner);
    expect(answers).toEqual(passedAndRefused(requests));
    expect(platform.calls).toEqual([]);
  });

  test('a diner who sends requests without end for a waiter as a guest shares the address’s limit, which serves many tables', async () => {
    const { POST } = await import('./bill/waiter-calls/route');
    const most = LIMITS.waiter.requests * LIMITS.waiter.addressTimes;
    const answers = await statuses(POST, most + 1, { 'x-forwarded-for': '203.0.113.9' });
    expect(answers).toEqual(passedAndRefused(most));
  });
});

describe('codes that are tried', () => {
  const cookieOf = async () => ({ cookie: `${cookieName}=${await sealedSession('token')}` });
  const CART = {
    venueId: 3107,
    lines: [{ productId: 1, sizeId: null, additives: [], count: 1, priceMinor: 1, promoId: null }],
  };

  test('share one limit: promo codes, coupons, a cart’s quote, and orders declared as retries', async () => {
    const diner = await cookieOf();
    const [code, coupons, quote] = await Promise.all([
      import('./promos/code/route'),
      import('./promos/coupons/route'),
      import('./cart/quote/route'),
    ]);
    const { requests } = LIMITS.promoCode;
    const half = requests / 2;
    expect(await statuses(code.POST, half, diner)).toEqual(Array(half).fill(400));
    expect(await statuses(coupons.POST, half, diner)).toEqual(Array(half).fill(400));
    expect(await statuses(code.POST, 1, diner)).toEqual([429]);
    expect(await statuses(coupons.POST, 1, diner)).toEqual([429]);
    expect(await statuses(quote.POST, 1, diner, { ...CART, promoCode: 'DOSTAR500' })).toEqual([429]);
    expect(await statuses(quote.POST, 1, diner, CART)).not.toEqual([429]);
    const repetition = { ...diner, 'x-repetition': '1' };
    const order = await import('./orders/route');
    const withCode = testOrderRequest('takeaway', { promoCode: 'DOSTAR500' });
    expect(await statuses(order.POST, 1, repetition, withCode)).toEqual([429]);
    expect(await statuses(order.POST, 1, repetition, testOrderRequest())).not.toEqual([429]);
    platform.reset();
  });
});

describe('a table', () => {
  const at = (address: string, deviceId?: string) => ({
    'x-forwarded-for': address,
    ...(deviceId === undefined ? {} : { cookie: `deviceId=${deviceId}` }),
  });

  test('limits waiter calls by device; other devices there can still call', async () => {
    const { POST } = await import('./bill/waiter-calls/route');
    const { requests } = LIMITS.waiter;
    const answers = await statuses(POST, requests + 1, at('203.0.113.31', 'device-0001'));
    expect(answers).toEqual(passedAndRefused(requests));
    expect(await statuses(POST, 1, at('203.0.113.31', 'device-0002'))).toEqual([400]);
  });

  test('limits waiter calls by IP address and venue, on any device', async () => {
    const { POST } = await import('./bill/waiter-calls/route');
    platform.answer({ status: 201, json: { data: { status: 'sent' } } });
    const most = LIMITS.waiterAtVenue.requests * LIMITS.waiterAtVenue.addressTimes;
    const call = (venueId: number) => ({ venueId, tableId: 812, reason: 'waiter', comment: '' });
    const answers = await statuses(POST, most + 1, at('203.0.113.32'), call(3107));
    expect(answers).toEqual([...Array<number>(most).fill(200), 429]);
    expect(await statuses(POST, 1, at('203.0.113.32'), call(3108))).toEqual([200]);
    platform.reset();
  });
});
