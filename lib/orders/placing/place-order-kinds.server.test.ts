/** @jest-environment node */
import { SENT_PLACE } from '@/lib/ground/addresses/test-address';
import { ORDER_KINDS, type OrderKind } from '@/lib/ground/ordering/order-kind';
import { LAUNCH_SOURCES } from '@/lib/ground/ordering/visit';
import { testOrderRequest } from './test-order-request';
import { KEY, PAYMENT, placedWith, RETURN, startPlacing, type Placing } from './test-place-order';

let testbed: Placing;
beforeAll(async () => {
  testbed = await startPlacing();
});
beforeEach(() => testbed.platform.reset());
afterAll(() => testbed.platform.close());

describe('an order of each kind', () => {
  const BROUGHT = {
    address: SENT_PLACE,
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

  // Holds CHK-06 to CHK-14.
  test.each<[OrderKind, string, string | undefined, object]>([
    ['takeaway', 'takeaway', 'kz', {}],
    ['express', 'express', 'kz', { table_number: '12' }],
    ['delivery', 'delivery', 'kz', { ...BROUGHT, tariff_id: 'foot-standard', transport_type: 'FOOT' }],
    ['micromarket', 'micromarket', 'kz', {}],
    ['vendorDelivery', 'vendor-delivery', undefined, BROUGHT],
  ])('%s has its call, its country header and its members', async (kind, path, country, members) => {
    testbed.platform.answer(placedWith(null));
    await testbed.place(testOrderRequest(kind));
    const [call] = testbed.platform.calls;
    expect(call?.path).toBe(`/takeaway/v1/${path}/order`);
    expect(call?.headers['x-country-code']).toBe(country);
    expect(call?.headers['idempotency-key']).toBe(KEY);
    const body = call?.body as Record<string, unknown>;
    const own = Object.fromEntries(Object.entries(body).filter(([name]) => MEMBERS.includes(name)));
    expect(own).toEqual(members);
  });

  test('an order of each kind in the restaurant names a scanned table by its id, and the terminal that holds it', async () => {
    testbed.platform.answer(placedWith(null));
    await testbed.place(
      testOrderRequest('express', { table: { kind: 'scanned', tableId: 812, mainTerminalId: 3100 } }),
    );
    expect(testbed.platform.calls[0]?.body).toMatchObject({ table_id: 812, main_terminal_id: 3100 });
    expect(testbed.platform.calls[0]?.body).not.toHaveProperty('table_number');
  });

  // Holds BILL-14.
  test('an order of each kind in the restaurant carries the secret of the table’s code; other orders carry none', async () => {
    const secret = { 'x-table-secret': 'samal-15' };
    for (const kind of ORDER_KINDS) {
      testbed.platform.reset();
      testbed.platform.answer(placedWith(null));
      await testbed.place(testOrderRequest(kind), secret);
      const sent = testbed.platform.calls[0]?.headers['x-table-secret'];
      expect([kind, sent]).toEqual([kind, kind === 'express' ? 'samal-15' : undefined]);
    }
  });

  test('an order of each kind at a table whose code names no terminal is sent without one', async () => {
    testbed.platform.answer(placedWith(null));
    await testbed.place(testOrderRequest('express', { table: { kind: 'scanned', tableId: 812 } }));
    expect(testbed.platform.calls[0]?.body).toMatchObject({ table_id: 812 });
    expect(testbed.platform.calls[0]?.body).not.toHaveProperty('main_terminal_id');
  });

  test.each(ORDER_KINDS)(
    '(%s) carries its bonuses, code, source and consent to advertising',
    async (kind) => {
      testbed.platform.answer(placedWith(null));
      const part = {
        bonusesMinor: 50_050,
        bonusAccount: 'privateReward',
        promoCode: 'NAURYZ26',
        acceptsMarketing: true,
        source: 'QR',
      };
      await testbed.place(testOrderRequest(kind, part));
      expect(testbed.platform.calls[0]?.body).toMatchObject({
        bonuses: 500.5,
        bonus_account: 'private_reward',
        promo_code: 'NAURYZ26',
        marketing_consent: true,
        source: 'QR',
      });
    },
  );
});

// Holds HOST-26.
test.each(LAUNCH_SOURCES)('an order of a visit from %s says so to the platform', async (source) => {
  testbed.platform.answer(placedWith(null));
  await testbed.place(testOrderRequest('takeaway', { source }));
  expect(testbed.platform.calls[0]?.body).toMatchObject({ source });
});

describe('an order that is paid on the hosted page', () => {
  const online = testOrderRequest('takeaway', { payment: 'online' });

  test('names our pages to return to, with the order’s number left to the platform', async () => {
    testbed.platform.answer(placedWith({ ...PAYMENT, ...RETURN }));
    await testbed.place(online);
    expect(testbed.platform.calls[0]?.body).toMatchObject({
      payment_type: 'online',
      success_url: 'http://app.test/payment/success/{order_id}?country=kz&language=ru',
      failure_url: 'http://app.test/payment/failure/{order_id}?country=kz&language=ru',
    });
  });

  // Holds PAY-06 to PAY-09.
  test.each([
    ['default', '/payment-page'],
    ['kaspi', '/payment-page/kaspi'],
  ])(
    'an order that is paid on the hosted page with display type %s leads to %s with its six values',
    async (display_type, path) => {
      testbed.platform.answer(placedWith({ ...PAYMENT, ...RETURN, display_type }));
      const { paymentAddress, order } = await testbed.place(online);
      // The payment comes before the order's page.
      expect(order).toBeUndefined();
      const address = new URL(paymentAddress ?? '');
      expect(address.origin + address.pathname).toBe(`https://platform.test${path}`);
      expect(Object.fromEntries(address.searchParams)).toEqual({
        payment_url: 'https://pay.example/checkout/7a5d1c90',
        environment: 'stage',
        display_type,
        language: 'kk',
        ...RETURN,
      });
    },
  );

  test.each<[string, unknown]>([
    ['leads back to a stranger', { ...PAYMENT, ...RETURN, success_url: 'https://evil.example/' }],
    ['is reached without encryption', { ...PAYMENT, ...RETURN, payment_url: 'http://pay.example/x' }],
    ['is no address', { ...PAYMENT, ...RETURN, payment_url: 'javascript:alert(1)' }],
    ['is over', { ...PAYMENT, ...RETURN, status: 'expired' }],
    ['cannot be read', { id: 7 }],
    ['is missing', null],
  ])('exists all the same when its payment %s', async (_what, payment) => {
    testbed.platform.answer(placedWith(payment));
    await expect(testbed.place(online)).resolves.toMatchObject({ venueId: 3107, paymentAddress: null });
  });
});
