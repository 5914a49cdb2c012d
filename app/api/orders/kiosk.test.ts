/** @jest-environment node */
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import {
  bodyOf,
  ID,
  OVER,
  PATHS,
  refusal,
  request,
  ROUTES,
  schemas,
  SESSION,
  startKiosk,
  type Kiosk,
} from './test-kiosk';

let kiosk: Kiosk;
beforeAll(async () => {
  kiosk = await startKiosk();
});
afterAll(() => kiosk.platform.close());
beforeEach(() => kiosk.startOver());

// Holds KIOSK-07.
describe('a kiosk’s call', () => {
  test.each(ROUTES)(
    'a kiosk’s call to %s goes in its session, and no diner’s token goes with it',
    async (route) => {
      await expect(kiosk.send(route, bodyOf(route))).resolves.toMatchObject({ status: 200, cookies: [] });
      const calls = kiosk.platform.calls.filter(({ headers }) => headers['x-tablet-session'] !== undefined);
      expect(calls).toHaveLength(1);
      expect(calls[0]?.headers).toMatchObject({ 'x-tablet-session': SESSION, 'x-fingerprint': 'kiosk-0001' });
      for (const { headers } of kiosk.platform.calls) expect(headers.authorization).toBeUndefined();
    },
  );

  test.each(ROUTES)(
    'a kiosk’s call to %s with a session is the session’s on another surface, too',
    async (route) => {
      await expect(kiosk.send(route, { ...bodyOf(route), site: 'kz-ru-web' })).resolves.toMatchObject({
        status: 200,
      });
      for (const { headers } of kiosk.platform.calls) expect(headers.authorization).toBeUndefined();
    },
  );

  test.each(
    ROUTES.flatMap((route) =>
      [null, '', 'ts_1', 'x'.repeat(4096), 'ts_0000000000000000;drop', '<script>alert(1)</script>'].map(
        (session) => [route, session] as const,
      ),
    ),
  )(
    'a kiosk’s call to %s with the session %s fails before the platform is called',
    async (route, session) => {
      const answer = await kiosk.send(route, { ...bodyOf(route), session });
      expect(answer).toMatchObject({ status: 403, ...refusal('kiosk/session-over') });
      expect(kiosk.platform.calls).toEqual([]);
    },
  );

  test.each(ROUTES)('a kiosk’s call to %s in a session that is over says so', async (route) => {
    for (const path of [PATHS.takeaway, PATHS.read, PATHS.pay, PATHS.receipt])
      kiosk.platform.answer(OVER, path);
    const answer = await kiosk.send(route, bodyOf(route));
    expect(answer).toMatchObject({ status: 403, ...refusal('kiosk/session-over') });
  });

  // A kiosk has no sign-in: its guest would stand before a screen without a next step.
  test.each(ROUTES)(
    'a kiosk’s call to %s that the platform wants a sign-in for may be repeated',
    async (route) => {
      const signIn = { status: 401, json: { errors: [{ status: '401', code: 'unauthenticated' }] } };
      for (const path of [PATHS.takeaway, PATHS.read, PATHS.pay, PATHS.receipt])
        kiosk.platform.answer(signIn, path);
      const { status } = await kiosk.send(route, bodyOf(route));
      expect(status).toBe(route === 'place' || route === 'pay' ? 502 : 503);
    },
  );

  test.each(['read', 'state', 'pay', 'receipt'] as const)(
    'a kiosk’s call to %s another’s order is answered as unknown',
    async (route) => {
      const unknown = { status: 404, json: { errors: [{ status: '404', code: 'order_not_found' }] } };
      for (const path of [PATHS.read, PATHS.pay, PATHS.receipt]) kiosk.platform.answer(unknown, path);
      await expect(kiosk.send(route)).resolves.toMatchObject({ status: 404, ...refusal('order/not-found') });
    },
  );
});

test('a diner’s order goes with the diner’s token, and says nothing of a kiosk', async () => {
  const answer = await kiosk.send('place', { body: testOrderRequest(), session: null, site: 'kz-ru-web' });
  expect(answer.status).toBe(200);
  const [{ headers, body } = { headers: {}, body: {} }] = kiosk.arrived(PATHS.takeaway);
  expect(headers).toMatchObject({ authorization: 'Bearer token' });
  expect(body).not.toHaveProperty('is_tablet');
});

test('a diner’s order in the restaurant needs its table', async () => {
  const body = request({}, 'express');
  const answer = await kiosk.send('place', { body, session: null, site: 'kz-ru-web' });
  expect(answer).toMatchObject({ status: 422, ...refusal('order/table-required') });
  expect(kiosk.arrived(PATHS.express)).toEqual([]);
});

describe('an order at a kiosk', () => {
  test.each([
    ['takeaway', PATHS.takeaway],
    ['express', PATHS.express],
  ] as const)('is made to take away or to eat in: %s', async (type, path) => {
    const { status, body } = await kiosk.send('place', { body: request({}, type) });
    // A kiosk shows a number first, and not the order.
    expect(status).toBe(200);
    expect(body).toHaveProperty('orderId');
    expect(body).not.toHaveProperty('order');
    const [sent] = kiosk.arrived(path);
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
    await kiosk.place({ payment: 'online' });
    expect(kiosk.arrived(PATHS.takeaway)[0]?.body).toMatchObject({
      success_url: 'http://app.test/kiosk/payment/success/{order_id}',
      failure_url: 'http://app.test/kiosk/payment/failure/{order_id}',
    });
    await kiosk.send('pay');
    expect(kiosk.arrived(PATHS.pay)[0]?.body).toMatchObject({
      success_url: 'http://app.test/kiosk/payment/success/{order_id}',
    });
  });

  test.each([
    ['  Әсел  ', 'Әсел'],
    ['Анна\n\nМария', 'Анна Мария'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['<b>Зоя</b>', '<b>Зоя</b>'],
    ['n'.repeat(40), 'n'.repeat(40)],
  ])('an order at a kiosk under the name %j is under %j', async (typed, name) => {
    await expect(kiosk.place({ customerName: typed })).resolves.toMatchObject({ status: 200 });
    expect(kiosk.arrived(PATHS.takeaway)[0]?.body).toMatchObject({ customer_name: name });
  });

  // A name is requested, and may be left out (KIOSK-02).
  test('an order at a kiosk without a name is placed without one', async () => {
    await expect(kiosk.place({ customerName: null })).resolves.toMatchObject({ status: 200 });
    expect(kiosk.arrived(PATHS.takeaway)[0]?.body).toMatchObject({ customer_name: null });
  });

  test.each<[string, object, string]>([
    ['an empty name', { customerName: '   ' }, 'customerName'],
    ['an invisible name', { customerName: '\u200b\u202e\u2060' }, 'customerName'],
    ['a name of 41 signs', { customerName: 'n'.repeat(41) }, 'customerName'],
    ['a name of four kilobytes', { customerName: 'n'.repeat(4096) }, 'customerName'],
    ['bonuses', { bonusesMinor: 100 }, 'bonusesMinor'],
    ['a promo code', { promoCode: 'NAURYZ26' }, 'promoCode'],
  ])('an order at a kiosk with %s is refused, and nothing is ordered', async (_what, part, member) => {
    for (const isRepetition of [false, true]) {
      const answer = await kiosk.place(part, { isRepetition });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'request/invalid', details: { member } } },
      });
    }
    expect(kiosk.platform.calls).toEqual([]);
  });

  test.each(['delivery', 'micromarket', 'vendorDelivery'] as const)(
    'an order at a kiosk of the kind %s is rejected',
    async (type) => {
      const body = { ...testOrderRequest(type), customerName: 'Әсел' };
      const answer = await kiosk.send('place', { body });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'request/invalid', details: { member: 'type' } } },
      });
      expect(kiosk.platform.calls).toEqual([]);
    },
  );

  test('an order at a kiosk whose answer is lost may have been made: it is repeated by its key', async () => {
    kiosk.platform.answer((response) => response.destroy(), PATHS.takeaway);
    await expect(kiosk.place()).resolves.toMatchObject(refusal('order/unknown-outcome'));
    kiosk.platform.answer({ json: { data: schemas.Order.example } }, PATHS.takeaway);
    await expect(kiosk.place({}, { isRepetition: true })).resolves.toMatchObject({ status: 200 });
    const keys = kiosk.arrived(PATHS.takeaway).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['cart-00000001', 'cart-00000001']);
  });
});

test('a kiosk reads the number of its order', async () => {
  const answer = await kiosk.send('read');
  expect(answer.body).toMatchObject({ id: ID, number: 'A-127' });
});
