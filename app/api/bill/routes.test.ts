/** @jest-environment node */
import {
  sendTo,
  CARD,
  contract,
  fault,
  ID,
  pay,
  PAY,
  platform,
  REQUEST,
  startBillRoutes,
  venue,
} from './test-bill-routes';

startBillRoutes();

const GRADING = '/ladder-go/api/v1/grading';

describe('what pays', () => {
  test('are the bonuses of both balances, as the venue’s flags say, and what the diner’s level brings', async () => {
    const balance = { balance: 4250, available_balance: 3750, expires_at: null };
    const rule = { filial_id: 3107, max_bonus_usage_percentage: 30, cashback_percentage: 7 };
    platform.answer(venue({ private_reward_enabled: true, hide_chocobalance: false }), CARD);
    platform.answer(
      { json: { error_code: 200, data: { ...balance, rule } } },
      '/ladder-go/api/v1/balance/calculate-info',
    );
    const reward = { cashback_amount: 56, cashback_used_balance: 44, max_bonus_usage_percentage: 50 };
    platform.answer({ json: { data: { ...balance, available_balance: 0, ...reward } } }, '/balance/user');
    platform.answer({ json: { data: { ...contract.schemas.Grading.example, level: 3 } } }, GRADING);
    await expect(sendTo('payer', { query: '?venueId=3107' })).resolves.toEqual({
      status: 200,
      body: {
        accounts: [{ name: 'general', availableMinor: 375_000, maxUsagePercentage: 30 }],
        // Of the level, not of the venue's rule.
        levelPercentage: 10,
      },
    });
  });

  test('omits an unreadable level', async () => {
    platform.answer(venue(), CARD);
    platform.answer({ status: 500, json: {} }, GRADING);
    await expect(sendTo('payer', { query: '?venueId=3107' })).resolves.toMatchObject({
      status: 200,
      body: { levelPercentage: null },
    });
  });
});

describe('calling a waiter over the BFF', () => {
  const body = { venueId: 3107, tableId: 812, reason: 'bill', comment: ' Картой ' };
  const CALLS = '/takeaway/v1/filial/3107/waiter-calls';
  const made = { status: 201, json: { data: { status: 'sent' } } };

  test.each([true, false])('needs no sign-in (signed in: %s)', async (isSignedIn) => {
    platform.answer(made, CALLS);
    await expect(sendTo('waiter', { body, isSignedIn })).resolves.toEqual({
      status: 200,
      body: { status: 'sent' },
    });
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]?.body).toEqual({ table_id: 812, reason: 'bill', comment: 'Картой' });
    expect(platform.calls[0]?.headers.authorization).toBe(isSignedIn ? 'Bearer token' : undefined);
    expect(platform.calls[0]?.headers['idempotency-key']).toBe('once-0123456789');
  });

  // Holds BILL-22.
  test.each<[string, Parameters<typeof platform.answer>[0], number, string]>([
    ['fails', { status: 500, json: {} }, 502, 'waiter/unknown-outcome'],
    ['answers garbage', { text: '<html>' }, 502, 'waiter/unknown-outcome'],
    ['breaks off', (response) => response.destroy(), 502, 'waiter/unknown-outcome'],
    ['is at it', fault(409, 'idempotency_in_flight'), 502, 'waiter/unknown-outcome'],
    ['is busy', fault(429, 'too_many_requests'), 429, 'upstream/busy'],
    ['refuses', fault(422, 'validation_failed'), 422, 'waiter/not-called'],
    ['has the key with another body', fault(422, 'idempotency_key_reused'), 409, 'waiter/already-sent'],
    ['fails, whatever it names', fault(503, 'table_not_found'), 502, 'waiter/unknown-outcome'],
  ])(
    'gives each failure of the platform its own error after one request: %s',
    async (_what, answer, status, code) => {
      platform.answer(answer, CALLS);
      await expect(sendTo('waiter', { body })).resolves.toMatchObject({ status, body: { error: { code } } });
      expect(platform.calls).toHaveLength(1);
    },
  );

  test('a call of a waiter without a key is refused', async () => {
    await expect(sendTo('waiter', { body, key: null })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toEqual([]);
  });

  test('a call of a waiter to an unknown table is refused', async () => {
    platform.answer(fault(404, 'table_not_found'), CALLS);
    await expect(sendTo('waiter', { body })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'table/not-found' } },
    });
  });

  test.each([{ reason: 'dance' }, { comment: 'x'.repeat(201) }, { tableId: 0 }])(
    'a call of a waiter with %j is refused',
    async (part) => {
      await expect(sendTo('waiter', { body: { ...body, ...part } })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );
});

describe('sitting down at a table over the BFF', () => {
  const ATTACH = '/terminals/terminals/3107/tables/812/attach';
  const body = { venueId: 3107, tableId: 812 };

  test.each([true, false])(
    'attaches without a sign-in too (signed in: %s), and names no bill',
    async (isSignedIn) => {
      const table = { id: 812, name: 'Терраса 12' };
      platform.answer({ json: { data: { table, bill_id: ID, main_terminal_id: 3107 } } }, ATTACH);
      await expect(sendTo('attachment', { body, isSignedIn })).resolves.toEqual({
        status: 200,
        body: { isAttached: true },
      });
      expect(platform.calls[0]?.headers.authorization).toBe(isSignedIn ? 'Bearer token' : undefined);
    },
  );

  test.each([
    ['table_attach_failed', 409, 'table/not-attached'],
    ['table_not_found', 404, 'table/not-found'],
  ])('reports a refusal with %s', async (fromPlatform, status, code) => {
    platform.answer(fault(status, fromPlatform), ATTACH);
    await expect(sendTo('attachment', { body })).resolves.toMatchObject({
      status,
      body: { error: { code } },
    });
  });

  test.each([{ tableId: 0 }, { tableId: -1 }, { tableId: '812' }, { tableId: 1e21 }, { venueId: null }])(
    'an attachment to a table with %j is refused before the platform',
    async (part) => {
      await expect(sendTo('attachment', { body: { ...body, ...part } })).resolves.toMatchObject({
        status: 400,
      });
      expect(platform.calls).toEqual([]);
    },
  );
});

describe('the secret of a table’s code', () => {
  const AT = '/takeaway/v1/filial/3107';
  const query = '?venueId=3107&tableId=815&mainTerminalId=3107';
  const body = { venueId: 3107, tableId: 815, reason: 'bill', comment: '' };
  const CALLS = [
    ['the bill', `${AT}/bill`, (secret?: string) => sendTo('bill', { query, secret })],
    ['the payment of a bill', PAY, (secret?: string) => pay(REQUEST, { secret })],
    [
      'sitting down',
      '/terminals/terminals/3107/tables/815/attach',
      (secret?: string) => sendTo('attachment', { body: { venueId: 3107, tableId: 815 }, secret }),
    ],
    ['the waiter', `${AT}/waiter-calls`, (secret?: string) => sendTo('waiter', { body, secret })],
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

  test.each(CALLS)(
    'the secret of a table’s code that is malformed is refused with %s',
    async (_what, _path, send) => {
      expect(await send('a secret')).toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );
});
