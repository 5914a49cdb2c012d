/** @jest-environment node */
import { NextRequest } from 'next/server';
import { receiptSchema } from '@/lib/orders/receipt.schema';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { sealedSession } from '@/lib/session/test-session';
import { readContract } from '@/lib/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/test-platform';

type Example = { example: Record<string, unknown> };
const { schemas } = readContract() as {
  schemas: Record<'Filial' | 'Order' | 'Payment' | 'Receipt' | 'TabletSession', Example>;
};
const SESSION = String(schemas.TabletSession.example.session);
const ID = 90031;
const PATHS = {
  card: '/takeaway/locations/card/terminal/3107',
  products: '/menu/v2/products/with/additives/',
  takeaway: '/takeaway/v1/takeaway/order',
  express: '/takeaway/v1/express/order',
  read: '/takeaway/v2/user/order',
  pay: `/takeaway/v1/order/${ID}/payment`,
  receipt: `/takeaway/v1/order/${ID}/receipt`,
} as const;
const OVER = {
  status: 403,
  json: { errors: [{ status: '403', code: 'tablet_session_invalid', title: 'Over' }] },
};

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

let platform: FakePlatform;
let routes: Record<'place' | 'read' | 'state' | 'pay' | 'receipt', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://platform.test' });
  const payment = await import('./[orderId]/payment/route');
  routes = {
    place: (await import('./route')).POST,
    read: (await import('./[orderId]/route')).GET,
    state: payment.GET,
    pay: payment.POST,
    receipt: (await import('./[orderId]/receipt/route')).GET,
  };
  const { sessionCookieName } = await import('@/lib/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token')}; deviceId=kiosk-0001`;
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.reset();
  const venue = { ...schemas.Filial.example, services: [1, 3, 4], is_cash_payment_type_enabled: true };
  platform.answer({ json: { data: venue } }, PATHS.card);
  platform.answer({ json: { data: [] } }, PATHS.products);
  for (const path of [PATHS.takeaway, PATHS.express, PATHS.read])
    platform.answer({ json: { data: schemas.Order.example } }, path);
  const attempt = {
    ...schemas.Payment.example,
    success_url: `http://app.test/kiosk/payment/success/${ID}`,
    failure_url: `http://app.test/kiosk/payment/failure/${ID}`,
  };
  platform.answer({ status: 201, json: { data: attempt } }, PATHS.pay);
  platform.answer({ json: { data: schemas.Receipt.example } }, PATHS.receipt);
});

interface Asked {
  session?: string | null;
  site?: string;
  body?: object;
  orderId?: string;
  isRepetition?: boolean;
}

/** Asks with the cookie of a diner too, who has signed in with the same browser. */
async function ask(route: keyof typeof routes, asked: Asked = {}) {
  const { session = SESSION, site = 'kz-ru-kiosk', body, orderId = String(ID), isRepetition } = asked;
  const isPost = route === 'place' || route === 'pay';
  const request = new NextRequest(`http://app.test/api/orders/${orderId}`, {
    method: isPost ? 'POST' : 'GET',
    headers: {
      'x-site': site,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'idempotency-key': 'cart-00000001',
      ...(isRepetition ? { 'x-repetition': '1' } : {}),
      cookie,
      ...(session === null ? {} : { 'x-tablet-session': session }),
    },
    ...(isPost ? { body: JSON.stringify(body ?? { payment: 'online' }) } : {}),
  });
  const response = await routes[route](request, { params: Promise.resolve({ orderId }) });
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    body: (await response.json()) as unknown,
  };
}

const request = (part: object = {}, type: 'takeaway' | 'express' = 'takeaway') => ({
  ...testOrderRequest(type),
  customerName: 'Әсел',
  ...(type === 'express' ? { table: null } : {}),
  ...part,
});
const place = (part: object = {}, asked: Asked = {}) => ask('place', { body: request(part), ...asked });
const arrived = (path: string) => platform.calls.filter((call) => call.path === path);
const refusal = (code: string) => ({ body: { error: { code } } });
const ROUTES = ['place', 'read', 'state', 'pay', 'receipt'] as const;
const bodyOf = (route: keyof typeof routes) => (route === 'place' ? { body: request() } : {});

// Holds KIOSK-07.
describe('a kiosk’s call', () => {
  test.each(ROUTES)('to %s goes in its session, and no diner’s token goes with it', async (route) => {
    await expect(ask(route, bodyOf(route))).resolves.toMatchObject({ status: 200, cookies: [] });
    const calls = platform.calls.filter(({ headers }) => headers['x-tablet-session'] !== undefined);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers).toMatchObject({ 'x-tablet-session': SESSION, 'x-fingerprint': 'kiosk-0001' });
    for (const { headers } of platform.calls) expect(headers.authorization).toBeUndefined();
  });

  test.each(ROUTES)('to %s with a session is the session’s on another surface, too', async (route) => {
    await expect(ask(route, { ...bodyOf(route), site: 'kz-ru-web' })).resolves.toMatchObject({ status: 200 });
    for (const { headers } of platform.calls) expect(headers.authorization).toBeUndefined();
  });

  test.each(
    ROUTES.flatMap((route) =>
      [null, '', 'ts_1', 'x'.repeat(4096), 'ts_0000000000000000;drop', '<script>alert(1)</script>'].map(
        (session) => [route, session] as const,
      ),
    ),
  )('to %s with the session %s is refused before the platform is asked', async (route, session) => {
    const answer = await ask(route, { ...bodyOf(route), session });
    expect(answer).toMatchObject({ status: 403, ...refusal('kiosk/session-over') });
    expect(platform.calls).toEqual([]);
  });

  test.each(ROUTES)('to %s in a session that is over says so', async (route) => {
    for (const path of [PATHS.takeaway, PATHS.read, PATHS.pay, PATHS.receipt]) platform.answer(OVER, path);
    const answer = await ask(route, bodyOf(route));
    expect(answer).toMatchObject({ status: 403, ...refusal('kiosk/session-over') });
  });

  // Nobody can sign in at a kiosk: its guest would stand before a screen that does nothing any more.
  test.each(ROUTES)('to %s that the platform wants a sign-in for may be repeated', async (route) => {
    const signIn = { status: 401, json: { errors: [{ status: '401', code: 'unauthenticated' }] } };
    for (const path of [PATHS.takeaway, PATHS.read, PATHS.pay, PATHS.receipt]) platform.answer(signIn, path);
    const { status } = await ask(route, bodyOf(route));
    expect(status).toBe(route === 'place' || route === 'pay' ? 502 : 503);
  });

  test.each(['read', 'state', 'pay', 'receipt'] as const)(
    'to %s another’s order is answered as unknown',
    async (route) => {
      const unknown = { status: 404, json: { errors: [{ status: '404', code: 'order_not_found' }] } };
      for (const path of [PATHS.read, PATHS.pay, PATHS.receipt]) platform.answer(unknown, path);
      await expect(ask(route)).resolves.toMatchObject({ status: 404, ...refusal('order/not-found') });
    },
  );
});

test('a diner’s order goes with the diner’s token, and says nothing of a kiosk', async () => {
  const answer = await ask('place', { body: testOrderRequest(), session: null, site: 'kz-ru-web' });
  expect(answer.status).toBe(200);
  const [{ headers, body } = { headers: {}, body: {} }] = arrived(PATHS.takeaway);
  expect(headers).toMatchObject({ authorization: 'Bearer token' });
  expect(body).not.toHaveProperty('is_tablet');
});

test('a diner’s order in the restaurant needs its table', async () => {
  const body = request({}, 'express');
  const answer = await ask('place', { body, session: null, site: 'kz-ru-web' });
  expect(answer).toMatchObject({ status: 422, ...refusal('order/table-required') });
  expect(arrived(PATHS.express)).toEqual([]);
});

describe('an order at a kiosk', () => {
  test.each([
    ['takeaway', PATHS.takeaway],
    ['express', PATHS.express],
  ] as const)('is made to take away or to eat in: %s', async (type, path) => {
    await expect(ask('place', { body: request({}, type) })).resolves.toMatchObject({ status: 200 });
    const [sent] = arrived(path);
    expect(sent?.headers).toMatchObject({ 'idempotency-key': 'cart-00000001', 'x-country-code': 'kz' });
    expect(sent?.body).toMatchObject({
      is_tablet: true,
      source: 'TABLET',
      customer_name: 'Әсел',
      phone: null,
      bonuses: 0,
      promo_code: null,
    });
    expect(sent?.body).not.toHaveProperty('table_id');
    expect(sent?.body).not.toHaveProperty('table_number');
  });

  test('leads back to the kiosk’s own pages after it is paid', async () => {
    await place({ payment: 'online' });
    expect(arrived(PATHS.takeaway)[0]?.body).toMatchObject({
      success_url: 'http://app.test/kiosk/payment/success/{order_id}',
      failure_url: 'http://app.test/kiosk/payment/failure/{order_id}',
    });
    await ask('pay');
    expect(arrived(PATHS.pay)[0]?.body).toMatchObject({
      success_url: 'http://app.test/kiosk/payment/success/{order_id}',
    });
  });

  test.each([
    ['  Әсел  ', 'Әсел'],
    ['Анна\n\nМария', 'Анна Мария'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['<b>Зоя</b>', '<b>Зоя</b>'],
    ['n'.repeat(40), 'n'.repeat(40)],
  ])('under the name %j is under %j', async (typed, name) => {
    await expect(place({ customerName: typed })).resolves.toMatchObject({ status: 200 });
    expect(arrived(PATHS.takeaway)[0]?.body).toMatchObject({ customer_name: name });
  });

  // A name is asked for, and may be left out (KIOSK-02).
  test('without a name is placed without one', async () => {
    await expect(place({ customerName: null })).resolves.toMatchObject({ status: 200 });
    expect(arrived(PATHS.takeaway)[0]?.body).toMatchObject({ customer_name: null });
  });

  test.each<[string, object, string]>([
    ['an empty name', { customerName: '   ' }, 'customerName'],
    ['a name that nobody sees', { customerName: '\u200b\u202e\u2060' }, 'customerName'],
    ['a name of 41 signs', { customerName: 'n'.repeat(41) }, 'customerName'],
    ['a name of four kilobytes', { customerName: 'n'.repeat(4096) }, 'customerName'],
    ['bonuses', { bonusesMinor: 100 }, 'bonusesMinor'],
    ['a promo code', { promoCode: 'NAURYZ26' }, 'promoCode'],
  ])('with %s is refused, and nothing is ordered', async (_what, part, member) => {
    for (const isRepetition of [false, true]) {
      const answer = await place(part, { isRepetition });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'request/invalid', details: { member } } },
      });
    }
    expect(platform.calls).toEqual([]);
  });

  test.each(['delivery', 'micromarket', 'vendorDelivery'] as const)(
    'of the kind %s is none',
    async (type) => {
      const body = { ...testOrderRequest(type), customerName: 'Әсел' };
      const answer = await ask('place', { body });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'request/invalid', details: { member: 'type' } } },
      });
      expect(platform.calls).toEqual([]);
    },
  );

  test('whose answer is lost may have been made: it is repeated by its key', async () => {
    platform.answer((response) => response.destroy(), PATHS.takeaway);
    await expect(place()).resolves.toMatchObject(refusal('order/unknown-outcome'));
    platform.answer({ json: { data: schemas.Order.example } }, PATHS.takeaway);
    await expect(place({}, { isRepetition: true })).resolves.toMatchObject({ status: 200 });
    const keys = arrived(PATHS.takeaway).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['cart-00000001', 'cart-00000001']);
  });
});

test('a kiosk reads the number of its order', async () => {
  const answer = await ask('read');
  expect(answer.body).toMatchObject({ id: ID, number: 'A-127' });
});

describe('a receipt', () => {
  const receive = (part: object) =>
    platform.answer({ json: { data: { ...schemas.Receipt.example, ...part } } }, PATHS.receipt);

  test('has what is printed, in minor units', async () => {
    const { body } = await ask('receipt');
    expect(receiptSchema.parse(body)).toEqual({
      number: 'R-3107-000412',
      orderNumber: 'A-127',
      title: 'Чек',
      seller: expect.objectContaining({ taxNumber: '990140001234' }) as unknown,
      lines: [{ name: 'Лағман ұйғырша, Үлкен', count: 2, priceMinor: 280_000, sumMinor: 560_000 }],
      positionsSumMinor: 560_000,
      discountMinor: 0,
      serviceChargeMinor: 0,
      deliveryMinor: 0,
      sumMinor: 560_000,
      bonusesSpentMinor: 0,
      paidMinor: 560_000,
      currency: 'KZT',
      payment: 'kaspi',
      issuedAt: '2026-03-14T08:27:00Z',
      fiscalUrl: null,
    });
  });

  test('is a signed-in diner’s, too', async () => {
    const answer = await ask('receipt', { session: null, site: 'kz-ru-web' });
    expect(answer.status).toBe(200);
    expect(arrived(PATHS.receipt)[0]?.headers).toMatchObject({ authorization: 'Bearer token' });
  });

  test.each([
    ['javascript:alert(1)', null],
    ['http://till.example/1', null],
    ['https://till.example/1', 'https://till.example/1'],
  ])('with the fiscal link %s has %s', async (link, fiscalUrl) => {
    receive({ fiscal_url: link });
    expect((await ask('receipt')).body).toMatchObject({ fiscalUrl });
  });

  test.each([
    ['an amount of three decimals', { paid: 10.001 }],
    ['a negative amount', { sum: -1 }],
    ['no lines', { lines: [] }],
    ['another currency', { currency: 'USD' }],
  ])('with %s is none', async (_what, part) => {
    receive(part);
    await expect(ask('receipt')).resolves.toMatchObject(refusal('upstream/unavailable'));
  });

  test('takes nothing but the number of an order', async () => {
    await expect(ask('receipt', { orderId: 'A-127' })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});
