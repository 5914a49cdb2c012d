/** @jest-environment node */
import { begunPaymentSchema, type BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import { preorderSchema } from '@/lib/bill/preorder';
import {
  APP,
  sendTo,
  BACK,
  begun,
  CARD,
  fault,
  ID,
  pay,
  PAY,
  platform,
  PREORDER,
  REQUEST,
  startBillRoutes,
  venue,
  type RequestOptions,
} from './test-bill-routes';

startBillRoutes();

describe('paying a bill over the BFF', () => {
  test('begins a payment with the diner’s input, key and way back', async () => {
    platform.answer(venue(), CARD);
    platform.answer({ status: 201, ...begun() }, PAY);
    const { status, body } = await pay();
    expect(status).toBe(200);
    const { preorderId, paymentAddress } = begunPaymentSchema.parse(body);
    expect(preorderId).toBe(ID);
    const address = new URL(paymentAddress ?? '');
    expect([address.origin, address.pathname]).toEqual([platform.url, '/payment-page']);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      payment_url: PREORDER.payment.payment_url,
      environment: 'stage',
      success_url: BACK,
      failure_url: BACK,
      display_type: 'default',
      language: 'kk',
    });
    const sent = platform.calls.find(({ path }) => path === PAY);
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer token',
      'idempotency-key': 'once-0123456789',
    });
    expect(sent?.body).toEqual({
      payment_type: 'online',
      sum: 6600,
      bonuses: 600,
      bonus_account: 'private_reward',
      tips: { amount: 500.5, waiter_id: null },
      personal_data_consent: true,
      success_url: `${APP}/bills/preorder/{preorder_id}?country=kz&language=ru`,
      failure_url: `${APP}/bills/preorder/{preorder_id}?country=kz&language=ru`,
    });
  });

  test('sends no tips unless some are left, and has no payment page if bonuses pay everything', async () => {
    platform.answer(venue(), CARD);
    platform.answer(begun({ payment: null }), PAY);
    await expect(pay({ ...REQUEST, tipsMinor: 0 })).resolves.toEqual({
      status: 200,
      body: { preorderId: ID, paymentAddress: null },
    });
    expect(platform.calls.find(({ path }) => path === PAY)?.body).toMatchObject({ tips: null });
  });

  test.each<[number, string, string]>([
    [404, 'bill_not_found', 'bill/not-found'],
    [409, 'bill_already_paid', 'bill/in-payment'],
    [422, 'bill_changed', 'bill/changed'],
    [422, 'consent_required', 'consent/required'],
    [422, 'bonuses_exceeded', 'order/bonuses'],
    [422, 'payment_type_unavailable', 'order/payment'],
    [422, 'return_url_not_allowed', 'payment/return-address'],
    [422, 'tips_not_allowed', 'tips/not-allowed'],
    [422, 'idempotency_key_reused', 'bill/already-sent'],
    [409, 'idempotency_in_flight', 'bill/unknown-outcome'],
    [500, 'internal_error', 'bill/unknown-outcome'],
    [429, 'too_many_requests', 'upstream/busy'],
  ])('reports the refusal %d %s as %s, after one request', async (status, code, expected) => {
    platform.answer(venue(), CARD);
    platform.answer(fault(status, code), PAY);
    await expect(pay()).resolves.toMatchObject({ body: { error: { code: expected } } });
    expect(platform.calls.filter(({ path }) => path === PAY)).toHaveLength(1);
  });

  test('names the sum that the bill has grown to', async () => {
    platform.answer(venue(), CARD);
    platform.answer(fault(422, 'bill_changed', { sum: 7100 }), PAY);
    await expect(pay()).resolves.toMatchObject({ body: { error: { details: { sumMinor: 710_000 } } } });
  });

  test.each([
    ['shows no bills', { is_check_pulling_enabled: false }, 'bill/not-found'],
    ['takes no such payment', { disable_online_payment: true }, 'order/payment'],
  ])(
    'is refused beforehand where the venue %s, but not when it is a repetition',
    async (_what, part, code) => {
      platform.answer(venue(part), CARD);
      platform.answer(begun(), PAY);
      await expect(pay()).resolves.toMatchObject({ body: { error: { code } } });
      expect(platform.calls.some(({ path }) => path === PAY)).toBe(false);
      await expect(pay(REQUEST, { isRepetition: true })).resolves.toMatchObject({ status: 200 });
    },
  );

  test.each<[string, RequestOptions, Partial<Record<keyof BillPaymentRequest, unknown>>, number]>([
    ['by a guest', { isSignedIn: false }, {}, 401],
    ['without a key', { key: null }, {}, 400],
    ['without consent', {}, { hasConsented: false }, 400],
    ['in cash', {}, { payment: 'cash' }, 400],
    ['with bonuses below zero', {}, { bonusesMinor: -1 }, 400],
    ['with a part of a tiyn', {}, { tipsMinor: 0.5 }, 400],
    ['of a bill that has no such id', { params: { billId: '812' } }, {}, 400],
  ])('%s is refused without calling the platform', async (_what, options, part, status) => {
    await expect(pay({ ...REQUEST, ...part }, options)).resolves.toMatchObject({ status });
    expect(platform.calls).toEqual([]);
  });
});

describe('a payment of a bill over the BFF', () => {
  const read = (preorderId = ID) => sendTo('preorder', { params: { preorderId } });

  test('is read in minor units, with the page where it waits', async () => {
    platform.answer(begun());
    const { body } = await read();
    expect(preorderSchema.parse(body)).toMatchObject({
      id: ID,
      status: 'pending',
      table: { venueId: 3107, tableId: 812, mainTerminalId: 3107 },
      bill: { number: '4471', toPayMinor: 660_000 },
      tipsMinor: 50_000,
      bonusesSpentMinor: 60_000,
      bonusesEarnedMinor: 54_000,
      cashbackPercentage: 10,
    });
    expect(body.paymentAddress).toContain(`${platform.url}/payment-page?`);
    expect(platform.calls[0]).toMatchObject({ path: `/takeaway/v1/preorder/${ID}/bill` });
  });

  test('a payment of a bill over the BFF that is paid leads to no page', async () => {
    platform.answer(begun({ status: 'paid', paid_by_card: 6500, paid_at: '2026-03-14T08:30:00Z' }));
    await expect(read()).resolves.toMatchObject({
      body: { status: 'paid', paidByCardMinor: 650_000, paymentAddress: null },
    });
  });

  test('does not lead to a page that would redirect to another site', async () => {
    platform.answer(begun({ payment: { ...PREORDER.payment, success_url: 'https://evil.example/' } }));
    await expect(read()).resolves.toMatchObject({ status: 200, body: { paymentAddress: null } });
  });

  test('a payment of a bill over the BFF of another diner is reported as unknown', async () => {
    platform.answer(fault(404, 'bill_not_found'));
    await expect(read()).resolves.toMatchObject({ status: 404, body: { error: { code: 'bill/not-found' } } });
  });
});
