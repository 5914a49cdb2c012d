/** @jest-environment node */
import { NextRequest } from 'next/server';
import { orderPaymentSchema } from '@/lib/orders/payment/payment.schema';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

type Example = Record<string, unknown>;
const { schemas } = readContract() as {
  schemas: {
    Order: { example: { attributes: Example; relationships: Example } };
    Payment: { example: Example };
    Filial: { example: Example };
  };
};
const ORDER = schemas.Order.example;
const READ = '/takeaway/v2/user/order';
const PAY = '/takeaway/v1/order/90031/payment';
const CARD = '/takeaway/locations/card/terminal/3107';
const ATTEMPT = {
  ...schemas.Payment.example,
  success_url: 'http://app.test/payment/success/90031',
  failure_url: 'http://app.test/payment/failure/90031',
};

type Route = typeof import('./[orderId]/payment/route');
let platform: FakePlatform;
let route: Route;
let page: typeof import('@/lib/orders/payment/payment-page.server');
let cookie: { name: string; value: string };

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://platform.test' });
  route = await import('./[orderId]/payment/route');
  page = await import('@/lib/orders/payment/payment-page.server');
  const session = await import('@/lib/core/session/session.server');
  cookie = { name: session.sessionCookieName(), value: await sealedSession('token') };
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  setOrder({});
  platform.answer({ json: { data: schemas.Filial.example } }, CARD);
  platform.answer({ status: 201, json: { data: ATTEMPT } }, PAY);
});
const setOrder = (attributes: object, payment: object | null = schemas.Payment.example) =>
  platform.answer(
    {
      json: {
        data: {
          ...ORDER,
          attributes: {
            ...ORDER.attributes,
            status: 'created',
            payment_status: 'pending',
            to_pay: 5790,
            type: 'takeaway',
            ...attributes,
          },
          relationships: { ...ORDER.relationships, payment },
        },
      },
    },
    READ,
  );

async function send(method: 'GET' | 'POST', orderId = '90031', body: unknown = { payment: 'online' }) {
  const request = new NextRequest(`http://app.test/api/orders/${orderId}/payment`, {
    method,
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'idempotency-key': 'pay-90031-1',
      cookie: `${cookie.name}=${cookie.value}`,
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const response = await route[method](request, { params: Promise.resolve({ orderId }) });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the payment state of an order', () => {
  test('is as the platform reports it, with the ways to pay that the venue takes', async () => {
    const { body } = await send('GET');
    expect(orderPaymentSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      orderId: 90031,
      venueId: 3107,
      orderStatus: 'created',
      paymentStatus: 'pending',
      toPayMinor: 579_000,
      currency: 'KZT',
      openUntil: '2026-03-14T08:40:00Z',
      types: ['online', 'kaspi'],
    });
  });

  test.each<[string, object]>([
    ['paid', { payment_status: 'paid', to_pay: 0 }],
    ['canceled', { status: 'canceled', to_pay: 0, payment_status: 'expired' }],
    ['completed', { status: 'completed', payment_status: 'on_receipt' }],
  ])('leaves nothing to pay when it is %s', async (_what, attributes) => {
    setOrder(attributes);
    await expect(send('GET')).resolves.toMatchObject({ status: 200, body: { types: [] } });
    expect(platform.calls.some(({ path }) => path === CARD)).toBe(false);
  });

  test('an order in cash can be paid online before it is received', async () => {
    setOrder({ payment_status: 'on_receipt', status: 'cooking' }, null);
    await expect(send('GET')).resolves.toMatchObject({
      body: { paymentStatus: 'onReceipt', openUntil: null, types: ['online', 'kaspi'] },
    });
  });

  test('offers no payment type that the venue does not take', async () => {
    platform.answer({ json: { data: { ...schemas.Filial.example, is_kaspi_enabled: false } } }, CARD);
    await expect(send('GET')).resolves.toMatchObject({ body: { types: ['online'] } });
  });

  test.each([404, 403])(
    'the payment state of an order of another diner’s order is not found (HTTP %i)',
    async (status) => {
      platform.answer({ status, json: { errors: [] } }, READ);
      await expect(send('GET')).resolves.toMatchObject({
        status: 404,
        body: { error: { code: 'order/not-found' } },
      });
    },
  );
});

describe('paying again', () => {
  test('begins another attempt of the same order with the key of the press, and makes no order', async () => {
    const { status, body } = await send('POST', '90031', { payment: 'kaspi' });
    expect(status).toBe(200);
    const address = new URL((body as { paymentAddress: string }).paymentAddress);
    expect(address.origin).toBe('https://platform.test');
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]).toMatchObject({
      method: 'POST',
      path: PAY,
      headers: { 'idempotency-key': 'pay-90031-1' },
      body: {
        payment_type: 'kaspi',
        success_url: 'http://app.test/payment/success/{order_id}?country=kz&language=ru',
        failure_url: 'http://app.test/payment/failure/{order_id}?country=kz&language=ru',
      },
    });
  });

  test.each([
    ['order_not_found', 404, 'order/not-found'],
    ['order_already_paid', 409, 'order/already-paid'],
    ['payment_type_unavailable', 422, 'order/payment'],
    ['return_url_not_allowed', 422, 'payment/return-address'],
    ['idempotency_in_flight', 409, 'payment/failed'],
    ['internal_error', 500, 'payment/failed'],
  ])('reads %s (HTTP %i) as %s', async (code, status, ours) => {
    platform.answer({ status, json: { errors: [{ status: String(status), code, title: 'No' }] } }, PAY);
    await expect(send('POST')).resolves.toMatchObject({ body: { error: { code: ours } } });
    expect(platform.calls).toHaveLength(1);
  });

  test('is refused where the payment page is on a foreign host', async () => {
    platform.answer(
      { status: 201, json: { data: { ...ATTEMPT, failure_url: 'https://evil.example/' } } },
      PAY,
    );
    await expect(send('POST')).resolves.toMatchObject({ body: { error: { code: 'payment/failed' } } });
  });

  test.each([
    ['0', { payment: 'online' }],
    ['x', { payment: 'online' }],
    ['90031', { payment: 'cash' }],
    ['90031', {}],
  ])('a new payment of %s with %j is refused without calling the platform', async (orderId, body) => {
    await expect(send('POST', orderId, body)).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});

describe('the page after paying', () => {
  const SITE = { country: 'kz', language: 'ru', surface: 'web' } as const;
  const jar = { get: (name: string) => (name === cookie.name ? cookie : undefined), getAll: () => [cookie] };
  const load = (orderId: string) => page.loadPaymentPage(jar, SITE, orderId);

  test('calls the platform', async () => {
    setOrder({ payment_status: 'failed' });
    await expect(load('90031')).resolves.toMatchObject({ orderId: 90031, paymentStatus: 'failed' });
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483648'])(
    'refuses the order id %s',
    async (orderId) => {
      await expect(load(orderId)).resolves.toBe('unknown');
      expect(platform.calls).toEqual([]);
    },
  );

  test('requires a signed-in diner', async () => {
    const guest = { get: () => undefined, getAll: () => [] };
    await expect(page.loadPaymentPage(guest, SITE, '90031')).resolves.toBe('signedOut');
  });

  test('says when the platform does not answer', async () => {
    platform.answer({ status: 500, json: { errors: [] } }, READ);
    await expect(load('90031')).resolves.toBe('unavailable');
  });
});
