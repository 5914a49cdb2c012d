/** @jest-environment node */
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, newKey, type Answer, type Request } from '../../testing/send-to';
import { BILL_SECRET, billPaymentBody } from '../../testing/hall';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { breads, expressBody } from '../../testing/order-kinds';
import { SAMAL } from '../../testing/orders';

/** 12:00 of a Wednesday in Almaty. */
const NOON = '2030-03-13T07:00:00.000Z';
const SECRET = 'samal-terrace-15';
/** A table with SECRET in its QR code, and a table without one. */
const GUARDED = 815;
const PLAIN = 812;

let running: RunningSandbox;
let token: string;
openBeforeTests(0.2, (opened) => (running = opened));
beforeAll(async () => {
  token = await startOver(running.app, { at: NOON });
});

const post = (url: string, body?: unknown): Request => ({ method: 'POST', url, body });
const bill = (table: number) => ({
  url: `/takeaway/v1/filial/${SAMAL}/bill?table_id=${table}&main_terminal_id=${SAMAL}`,
});
const waiter = (table: number) =>
  post(`/takeaway/v1/filial/${SAMAL}/waiter-calls`, { table_id: table, reason: 'waiter' });
const attaching = (table: number) => post(`/terminals/terminals/${SAMAL}/tables/${table}/attach`);
const payment = () => ({
  ...post(`/takeaway/v1/bill/${BILL_SECRET}/payment`, billPaymentBody(1)),
  token,
  key: newKey(),
});
async function order(table: Record<string, unknown>) {
  const body = expressBody(await breads(running.app, 1), { sum: 1, ...table });
  return {
    ...post('/takeaway/v1/express/order', body),
    headers: { 'x-country-code': 'kz' },
    token,
    key: newKey(),
  };
}

const CALLS: [string, () => Request | Promise<Request>, [number, ...string[]]][] = [
  ['the bill', () => bill(GUARDED), [200]],
  ['attaching', () => attaching(GUARDED), [200]],
  ['a call of the waiter', () => waiter(GUARDED), [201]],
  // The sum is looked at once the table is known to be the diner's.
  ['a payment of its bill', payment, [422, 'bill_changed']],
  ['an order', () => order({ table_id: GUARDED }), [422, 'sum_changed']],
];

async function send(request: Request | Promise<Request>, secret?: string) {
  const { headers, ...rest } = await request;
  const answer: Answer = await sendTo(running.app, {
    ...rest,
    headers: { ...headers, 'x-table-secret': secret },
  });
  return [answer.status, ...codesOf(answer)];
}

describe('a table whose code holds a secret', () => {
  it.each(CALLS)('answers %s with it', async (_what, make, expected) => {
    expect(await send(make(), SECRET)).toEqual(expected);
  });

  it.each(
    CALLS.flatMap(([what, make]) =>
      [undefined, '', 'samal-terrace-1', `${SECRET}5`, SECRET.toUpperCase()].map(
        (secret) => [what, secret, make] as const,
      ),
    ),
  )('refuses %s with %j', async (_what, secret, make) => {
    expect(await send(make(), secret)).toEqual([403, 'table_secret_invalid']);
  });

  it('refuses a secret that can be none', async () => {
    for (const secret of ['with a space', 'x'.repeat(65)]) {
      expect(await send(bill(GUARDED), secret)).toEqual([400, 'bad_request']);
    }
  });

  it('takes an order by its typed number without it', async () => {
    expect(await send(order({ table_id: null, table_number: '15' }))).toEqual([422, 'sum_changed']);
  });
});

describe('a table whose code holds none', () => {
  it('answers without a secret, and with any', async () => {
    for (const secret of [undefined, 'whatever']) {
      expect(await send(bill(PLAIN), secret)).toEqual([200]);
      expect(await send(waiter(PLAIN), secret)).toEqual([201]);
    }
  });
});
