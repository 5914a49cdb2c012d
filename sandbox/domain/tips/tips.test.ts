/** @jest-environment node */
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, newKey, type Answer } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import * as hall from '../../testing/hall';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { sendOrder, placeOrder, plainOrder } from '../../testing/orders';
import { orderIdOf, placeExpress } from '../../testing/served';

let running: RunningSandbox;
let token: string;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app);
});

const refusalOf = (answer: Answer) => [answer.status, ...codesOf(answer)];
const leave = (changes: Record<string, unknown>, by = token, key = newKey()) =>
  hall.leaveTip(running.app, by, hall.tipBody(changes), key);
const askTip = (id: string, by = token) => sendTo(running.app, { url: `/tips/v1/tips/${id}`, token: by });
const read = async (id: string) => hall.tipOf(await askTip(id));
const newExpress = async (changes?: Record<string, unknown>) =>
  orderIdOf(await placeExpress(running.app, token, changes));

/** Begins a payment of the bill of a table. */
async function payBill(table: number, billId: string) {
  const { to_pay: sum } = await hall.readBill(running.app, table, token);
  const begun = await hall.payBill(running.app, token, billId, hall.billPaymentBody(sum));
  const { preorder_id: id, payment } = hall.preorderOf(begun);
  return { id, pay: () => hall.settle(running.app, payment?.id ?? '', 'paid') };
}

describe('a tip', () => {
  it('a tip for an order at a table goes to its waiter, and is paid once the bank says so', async () => {
    const order = await newExpress();
    const { body } = await sendOrder(running.app, token, order);
    expect(body).toMatchObject({
      data: { attributes: { is_tips_allowed: true }, relationships: { waiter: { id: hall.WAITER_SAMAL } } },
    });
    const given = hall.tipOf(await leave({ order_id: order }));
    expect(given).toMatchObject({
      status: 'pending',
      amount: 500,
      order_id: order,
      preorder_id: null,
      waiter: { id: hall.WAITER_SAMAL, name: 'Аружан' },
      payment: { amount: 500, success_url: `http://localhost:3000/orders/1?tip=${given.id}` },
    });
    await hall.settle(running.app, given.payment.id, 'paid');
    expect(await read(given.id)).toMatchObject({ status: 'paid', payment: { status: 'paid' } });
  });

  it('a tip for a bill is taken once the bill is paid', async () => {
    const { id, pay } = await payBill(812, hall.BILL_TERRACE);
    expect(refusalOf(await leave({ preorder_id: id }))).toEqual([422, 'tips_not_allowed']);
    await pay();
    const given = hall.tipOf(await leave({ preorder_id: id, waiter_id: hall.WAITER_SAMAL, amount: 0.5 }));
    expect(given).toMatchObject({ order_id: null, preorder_id: id, amount: 0.5 });
  });

  it('changes neither the order nor what is owed', async () => {
    const order = await newExpress();
    const before = (await sendOrder(running.app, token, order)).text;
    const { payment } = hall.tipOf(await leave({ order_id: order }));
    await hall.settle(running.app, payment.id, 'paid');
    expect((await sendOrder(running.app, token, order)).text).toBe(before);
  });

  it.each(['failed', 'expired'] as const)('a tip whose payment %s may be given again', async (outcome) => {
    const order = await newExpress();
    const { id, payment } = hall.tipOf(await leave({ order_id: order }));
    await hall.settle(running.app, payment.id, outcome);
    expect((await read(id)).status).toBe(outcome);
    expect(hall.tipOf(await leave({ order_id: order })).id).not.toBe(id);
  });

  it('ends 15 minutes after it was begun', async () => {
    const { id } = hall.tipOf(await leave({ order_id: await newExpress() }));
    await control(running.app, 'POST', 'clock', { advanceMinutes: 16 });
    expect((await read(id)).status).toBe('expired');
  });

  it('sent again with its key is one', async () => {
    const order = await newExpress();
    const key = newKey();
    const first = await leave({ order_id: order }, token, key);
    expect((await leave({ order_id: order }, token, key)).text).toBe(first.text);
    expect(refusalOf(await leave({ order_id: order, amount: 900 }, token, key))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });

  it('needs a key', async () => {
    const body = hall.tipBody({ order_id: await newExpress() });
    const answer = await sendTo(running.app, { method: 'POST', url: '/tips/v1/tips', token, body });
    expect(refusalOf(answer)).toEqual([400, 'idempotency_key_required']);
  });

  it('is shown to no other diner', async () => {
    const { id } = hall.tipOf(await leave({ order_id: await newExpress() }));
    const other = await signIn(running.app, '+7 702 000 00 09');
    expect(refusalOf(await askTip(id, other))).toEqual([404, 'not_found']);
  });
});

describe('no tip is taken', () => {
  it('no tip is taken for an order without a waiter, and not for a canceled one', async () => {
    const fetched = orderIdOf(await placeOrder(running.app, token, await plainOrder(running.app)));
    const alone = await newExpress({ table_id: 805 });
    const canceled = await newExpress();
    await control(running.app, 'POST', `orders/${canceled}/status`, { status: 'canceled' });
    for (const order of [fetched, alone, canceled]) {
      const { body } = await sendOrder(running.app, token, order);
      expect(body).toMatchObject({ data: { attributes: { is_tips_allowed: false } } });
      expect(refusalOf(await leave({ order_id: order }))).toEqual([422, 'tips_not_allowed']);
    }
  });

  it('no tip is taken for a bill without a waiter', async () => {
    const { id, pay } = await payBill(805, hall.BILL_HALL_5);
    await pay();
    expect(refusalOf(await leave({ preorder_id: id }))).toEqual([422, 'tips_not_allowed']);
  });

  it('no tip is taken for another diner’s order and bill', async () => {
    const order = await newExpress();
    const { id, pay } = await payBill(812, hall.BILL_TERRACE);
    await pay();
    const other = await signIn(running.app, '+7 702 000 00 09');
    expect(refusalOf(await leave({ order_id: order }, other))).toEqual([404, 'order_not_found']);
    expect(refusalOf(await leave({ preorder_id: id }, other))).toEqual([404, 'bill_not_found']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['for another waiter', { waiter_id: hall.WAITER_SUPRA }, 'tips_not_allowed'],
    ['back to another site', { failure_url: 'https://evil.example/' }, 'return_url_not_allowed'],
    ['of nothing', { amount: 0 }, 'validation_failed'],
    ['of less than a tiyn', { amount: 0.001 }, 'validation_failed'],
    ['of more than a million', { amount: 1_000_001 }, 'validation_failed'],
    ['in cash', { payment_type: 'cash' }, 'validation_failed'],
    ['for an order and a bill', { preorder_id: hall.BILL_TERRACE }, 'validation_failed'],
    ['for nothing', { order_id: undefined }, 'validation_failed'],
  ])('%s', async (_how, changes, code) => {
    const order = await newExpress();
    expect(refusalOf(await leave({ order_id: order, ...changes }))).toEqual([422, code]);
  });
});
