/** @jest-environment node */
import { NextRequest } from 'next/server';
import { begunPaymentSchema, type BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import { preorderSchema } from '@/lib/bill/preorder';
import { sealedSession } from '@/lib/session/test-session';
import { readContract } from '@/lib/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/test-platform';

type Example = Record<string, unknown>;
const contract = readContract() as {
  schemas: Record<'Preorder' | 'Filial' | 'BalanceInfo', { example: Example }>;
};
const PREORDER = contract.schemas.Preorder.example as Example & { payment: Example; bill: Example };
const ID = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
const BILL = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';
const APP = 'https://app.test';
const BACK = `${APP}/bills/preorder/${ID}`;
const PAY = `/takeaway/v1/bill/${BILL}/payment`;
const CARD = '/takeaway/locations/card/terminal/3107';
const REQUEST: BillPaymentRequest = {
  venueId: 3107,
  payment: 'online',
  toPayMinor: 660_000,
  bonusesMinor: 60_000,
  bonusAccount: 'privateReward',
  tipsMinor: 50_050,
  hasConsented: true,
};

type Handler = typeof import('./route').GET;
let platform: FakePlatform;
let handlers: Record<'bill' | 'payment' | 'payer' | 'preorder' | 'waiter', Handler>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform({ APP_ORIGIN: APP });
  handlers = {
    bill: (await import('./route')).GET,
    payment: (await import('./[billId]/payment/route')).POST,
    payer: (await import('./payer/route')).GET,
    preorder: (await import('./preorder/[preorderId]/route')).GET,
    waiter: (await import('./waiter-calls/route')).POST,
  };
  const session = await import('@/lib/session/session.server');
  cookie = `${session.sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

/** What the platform answers: a payment of the bill that leads back to us. */
const begun = (part: Example = {}) => ({
  json: {
    data: {
      ...PREORDER,
      payment: { ...PREORDER.payment, success_url: BACK, failure_url: BACK },
      ...part,
    },
  },
});
const fault = (status: number, code: string, meta: object = {}) => ({
  status,
  json: { errors: [{ status: String(status), code, title: '', meta }] },
});
const venue = (part: Example = {}) => ({
  json: {
    data: {
      ...contract.schemas.Filial.example,
      id: 3107,
      is_check_pulling_enabled: true,
      disable_online_payment: false,
      disable_payment_button: false,
      ...part,
    },
  },
});

type Asked = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  key?: string | null;
  isRepetition?: boolean;
  isSignedIn?: boolean;
  secret?: string;
};

async function ask(which: keyof typeof handlers, options: Asked = {}) {
  const { params = {}, query = '', body, key = 'once-0123456789', isSignedIn = true } = options;
  const request = new NextRequest(`${APP}/api/bill${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(options.isRepetition ? { 'x-repetition': '1' } : {}),
      ...(isSignedIn ? { cookie } : {}),
      ...(options.secret === undefined ? {} : { 'x-table-secret': options.secret }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handlers[which](request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as Example };
}
const pay = (body: unknown = REQUEST, options: Asked = {}) =>
  ask('payment', { params: { billId: BILL }, body, ...options });

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
      success_url: `${APP}/bills/preorder/{preorder_id}`,
      failure_url: `${APP}/bills/preorder/{preorder_id}`,
    });
  });

  test('sends no tips where none are left, and has no payment page where bonuses pay it all', async () => {
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
    [422, 'consent_required', 'order/consent'],
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

  test.each<[string, Asked, Partial<Record<keyof BillPaymentRequest, unknown>>, number]>([
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
  const read = (preorderId = ID) => ask('preorder', { params: { preorderId } });

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

  test('that is paid leads to no page', async () => {
    platform.answer(begun({ status: 'paid', paid_by_card: 6500, paid_at: '2026-03-14T08:30:00Z' }));
    await expect(read()).resolves.toMatchObject({
      body: { status: 'paid', paidByCardMinor: 650_000, paymentAddress: null },
    });
  });

  test('does not lead to a page that would redirect to another site', async () => {
    platform.answer(begun({ payment: { ...PREORDER.payment, success_url: 'https://evil.example/' } }));
    await expect(read()).resolves.toMatchObject({ status: 200, body: { paymentAddress: null } });
  });

  test('of another diner is reported as unknown', async () => {
    platform.answer(fault(404, 'bill_not_found'));
    await expect(read()).resolves.toMatchObject({ status: 404, body: { error: { code: 'bill/not-found' } } });
  });
});

describe('what pays', () => {
  test('are the bonuses of both balances, as the venue’s flags say', async () => {
    const balance = { balance: 4250, available_balance: 3750, expires_at: null };
    const rule = { filial_id: 3107, max_bonus_usage_percentage: 30, cashback_percentage: 7 };
    platform.answer(venue({ private_reward_enabled: true, hide_chocobalance: false }), CARD);
    platform.answer(
      { json: { error_code: 200, data: { ...balance, rule } } },
      '/ladder-go/api/v1/balance/calculate-info',
    );
    const reward = { cashback_amount: 56, cashback_used_balance: 44, max_bonus_usage_percentage: 50 };
    platform.answer({ json: { data: { ...balance, available_balance: 0, ...reward } } }, '/balance/user');
    await expect(ask('payer', { query: '?venueId=3107' })).resolves.toEqual({
      status: 200,
      body: {
        accounts: [{ name: 'general', availableMinor: 375_000, maxUsagePercentage: 30 }],
        levelPercentage: 7,
      },
    });
  });
});

describe('calling a waiter over the BFF', () => {
  const body = { venueId: 3107, tableId: 812, reason: 'bill', comment: ' Картой ' };
  const CALLS = '/takeaway/v1/filial/3107/waiter-calls';
  const made = { status: 201, json: { data: { status: 'sent' } } };

  test.each([true, false])('needs no sign-in (signed in: %s)', async (isSignedIn) => {
    platform.answer(made, CALLS);
    await expect(ask('waiter', { body, isSignedIn })).resolves.toEqual({
      status: 200,
      body: { status: 'sent' },
    });
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]?.body).toEqual({ table_id: 812, reason: 'bill', comment: 'Картой' });
    expect(platform.calls[0]?.headers.authorization).toBe(isSignedIn ? 'Bearer token' : undefined);
  });

  test('to an unknown table is refused as such', async () => {
    platform.answer(fault(404, 'table_not_found'), CALLS);
    await expect(ask('waiter', { body })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'table/not-found' } },
    });
  });

  test.each([{ reason: 'dance' }, { comment: 'x'.repeat(201) }, { tableId: 0 }])(
    'with %j is refused',
    async (part) => {
      await expect(ask('waiter', { body: { ...body, ...part } })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );
});

describe('the secret of a table’s code', () => {
  const AT = '/takeaway/v1/filial/3107';
  const query = '?venueId=3107&tableId=815&mainTerminalId=3107';
  const body = { venueId: 3107, tableId: 815, reason: 'bill', comment: '' };
  const CALLS = [
    ['the bill', `${AT}/bill`, (secret?: string) => ask('bill', { query, secret })],
    ['the payment of a bill', PAY, (secret?: string) => pay(REQUEST, { secret })],
    ['the waiter', `${AT}/waiter-calls`, (secret?: string) => ask('waiter', { body, secret })],
  ] as const;

  test.each(CALLS)('is sent with %s to the platform, in its header only', async (_what, path, send) => {
    for (const secret of ['samal-terrace_15', undefined]) {
      platform.reset();
      platform.answer(venue(), CARD);
      platform.answer(fault(403, 'table_secret_invalid'), path);
      const { status, body: answer } = await send(secret);
      expect([status, answer.error]).toMatchObject([403, { code: 'table/scan-again' }]);
      const sentCall = platform.calls.find((call) => call.path === path);
      expect(sentCall?.headers['x-table-secret']).toBe(secret);
      expect(JSON.stringify([sentCall?.query, sentCall?.body])).not.toContain('samal');
    }
  });

  test.each(CALLS)('that is malformed is refused with %s', async (_what, _path, send) => {
    expect(await send('a secret')).toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });
});
