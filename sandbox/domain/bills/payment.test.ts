/** @jest-environment node */
import fc from 'fast-check';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, newKey, type Answer } from '../../testing/send-to';
import { DEMO_PHONE_GEORGIA, signIn } from '../../testing/browser';
import * as hall from '../../testing/hall';
import { startOver, openBeforeTests } from '../../testing/hooks';

const { BILL_HALL_5, BILL_TERRACE, WAITER_SAMAL } = hall;
const TERRACE = 812;
const HALL_5 = 805;
/** On the bill of the terrace. */
const DISH_OF_TERRACE = 3_107_019;

let running: RunningSandbox;
let token: string;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app);
});

const pass = (minutes: number) => control(running.app, 'POST', 'clock', { advanceMinutes: minutes });
const refusalOf = (answer: Answer) => [answer.status, ...codesOf(answer)];
const readBill = (table = TERRACE, by: string | undefined = token) => hall.readBill(running.app, table, by);

async function pay(changes: Record<string, unknown> = {}, billId = BILL_TERRACE, by = token) {
  const { to_pay: sum } = await readBill(billId === BILL_HALL_5 ? HALL_5 : TERRACE, by);
  return hall.payBill(running.app, by, billId, hall.billPaymentBody(sum, changes));
}

async function begin(...requested: Parameters<typeof pay>) {
  const preorder = hall.preorderOf(await pay(...requested));
  if (!preorder.payment) throw new Error('Nothing is to be paid on the hosted page');
  return { ...preorder, payment: preorder.payment };
}

const read = async (id: string, by = token) => hall.preorderOf(await hall.fetchPreorder(running.app, by, id));

describe('the payment of a bill', () => {
  it('takes the bill with the tips, and is paid once the bank says so', async () => {
    const { to_pay: sum } = await readBill();
    const begun = await begin({ tips: { amount: 500, waiter_id: WAITER_SAMAL } });
    expect(begun).toMatchObject({
      status: 'pending',
      bill: { id: BILL_TERRACE, status: 'open', sum },
      tips_amount: 500,
      paid_by_card: 0,
      payment: { status: 'pending', amount: sum + 500 },
      paid_at: null,
    });
    await hall.settle(running.app, begun.payment.id, 'paid');
    const paid = await read(begun.preorder_id);
    expect(paid).toMatchObject({ status: 'paid', paid_by_card: sum + 500, payment: { status: 'paid' } });
    expect(paid.paid_at).not.toBeNull();
  });

  it('returns to addresses with its number in them', async () => {
    const { preorder_id: id, payment } = await begin();
    expect([payment.success_url, payment.failure_url]).toEqual([
      `http://localhost:3000/bills/preorder/${id}`,
      `http://localhost:3000/filials/3107/bill?failed=${id}`,
    ]);
  });

  it('has the bill as it was when it began, with the table in the reader’s language', async () => {
    const begun = await begin();
    await control(running.app, 'POST', `products/${DISH_OF_TERRACE}`, { priceMinor: 9_900_000 });
    const url = `/takeaway/v1/preorder/${begun.preorder_id}/bill`;
    const answer = await sendTo(running.app, { url, token, headers: { 'accept-language': 'ru' } });
    const { bill } = hall.preorderOf(answer);
    expect([bill.sum, bill.table.name]).toEqual([begun.bill.sum, 'Терраса 12']);
    await hall.settle(running.app, begun.payment.id, 'failed');
    expect((await readBill()).sum).toBeGreaterThan(begun.bill.sum);
  });

  it('leaves the bill being paid, which another diner cannot pay', async () => {
    const other = await signIn(running.app, '+7 702 000 00 02');
    const { to_pay: sum } = await readBill();
    await begin();
    expect((await readBill(TERRACE, other)).status).toBe('paying');
    for (const by of [token, other]) {
      const again = await hall.payBill(running.app, by, BILL_TERRACE, hall.billPaymentBody(sum));
      expect(refusalOf(again)).toEqual([409, 'bill_already_paid']);
    }
  });

  it('the payment of a bill of five diners at once succeeds once', async () => {
    const { to_pay: sum } = await readBill();
    const tokens = await Promise.all(
      ['3', '4', '5', '6', '7'].map((last) => signIn(running.app, `+7 702 000 00 0${last}`)),
    );
    const answers = await Promise.all(
      tokens.map((by) => hall.payBill(running.app, by, BILL_TERRACE, hall.billPaymentBody(sum))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('sent again with its key is one', async () => {
    const { to_pay: sum } = await readBill();
    const key = newKey();
    const body = hall.billPaymentBody(sum);
    const first = await hall.payBill(running.app, token, BILL_TERRACE, body, key);
    const again = await hall.payBill(running.app, token, BILL_TERRACE, body, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  it.each(['failed', 'expired'] as const)(
    'the payment of a bill that %s frees the bill and the bonuses',
    async (outcome) => {
      const { payment, preorder_id: id } = await begin({ bonuses: 100 });
      expect((await hall.readBonuses(running.app, token)).available_balance).toBe(4150);
      await hall.settle(running.app, payment.id, outcome);
      expect(await read(id)).toMatchObject({ status: outcome, paid_by_card: 0 });
      expect((await readBill()).status).toBe('open');
      expect(await hall.readBonuses(running.app, token)).toMatchObject({
        balance: 4250,
        available_balance: 4250,
      });
    },
  );

  it('ends after 15 minutes, and money that comes later goes back', async () => {
    const { payment, preorder_id: id } = await begin();
    await pass(14);
    expect((await read(id)).status).toBe('pending');
    await pass(2);
    expect(await read(id)).toMatchObject({ status: 'expired', payment: { status: 'expired' } });
    await hall.settle(running.app, payment.id, 'paid');
    expect((await read(id)).status).toBe('expired');
    const [attempt] = await hall.readPaymentsOf(running.app, id);
    expect(attempt).toMatchObject({
      status: 'expired',
      refund: { amountMinor: Math.round(payment.amount * 100) },
    });
  });

  it('can be read by no other diner', async () => {
    const { preorder_id: id } = await begin();
    const other = await signIn(running.app, '+7 702 000 00 02');
    expect(refusalOf(await hall.fetchPreorder(running.app, other, id))).toEqual([404, 'bill_not_found']);
  });
});

describe('a paid bill', () => {
  it('is not shown nor paid again while the guests leave, and the next guests have one of their own', async () => {
    const { payment, bill } = await begin();
    await hall.settle(running.app, payment.id, 'paid');
    expect(refusalOf(await hall.fetchBill(running.app, TERRACE))).toEqual([409, 'bill_already_paid']);
    const again = await hall.payBill(running.app, token, BILL_TERRACE, hall.billPaymentBody(bill.sum));
    expect(refusalOf(again)).toEqual([409, 'bill_already_paid']);
    await pass(29);
    expect(refusalOf(await hall.fetchBill(running.app, TERRACE))).toEqual([409, 'bill_already_paid']);
    await pass(121);
    expect((await hall.readBill(running.app, TERRACE)).status).toBe('open');
  });

  it('stays paid for as long as its guests would sit, and no longer', async () => {
    await control(running.app, 'POST', 'clock', { at: '2030-03-13T05:05:00Z' });
    token = await signIn(running.app);
    const { payment } = await begin();
    await hall.settle(running.app, payment.id, 'paid');
    await pass(110);
    expect(refusalOf(await hall.fetchBill(running.app, TERRACE))).toEqual([409, 'bill_already_paid']);
    await pass(10);
    expect((await hall.readBill(running.app, TERRACE)).status).toBe('open');
  });

  it('brings 10 % of the goods the first time and what the level brings from then on', async () => {
    const first = await begin({}, BILL_TERRACE);
    expect(first.cashback_percentage).toBe(10);
    expect(first.bonuses_earned).toBe(Math.floor(first.bill.positions_sum * 0.1));
    expect((await hall.readBonuses(running.app, token)).balance).toBe(4250);
    await hall.settle(running.app, first.payment.id, 'paid');
    expect((await hall.readBonuses(running.app, token)).balance).toBe(4250 + first.bonuses_earned);
    expect((await readBill(HALL_5)).cashback_percentage).toBe(7);
    const second = await begin({}, BILL_HALL_5);
    expect([second.cashback_percentage, second.bill.cashback_percentage]).toEqual([7, 7]);
    await hall.settle(running.app, second.payment.id, 'paid');
    const earned = first.bonuses_earned + second.bonuses_earned;
    expect((await hall.readBonuses(running.app, token)).balance).toBe(4250 + earned);
  });

  it('is the first only once, also when two are paid side by side', async () => {
    const bills = [TERRACE, HALL_5].map((table) => readBill(table));
    const sums = (await Promise.all(bills)).map(({ to_pay: sum }) => hall.billPaymentBody(sum));
    const answers = await Promise.all(
      [BILL_TERRACE, BILL_HALL_5].map((id, index) => hall.payBill(running.app, token, id, sums[index] ?? {})),
    );
    expect(
      answers.map((answer) => hall.preorderOf(answer).cashback_percentage).sort((a, b) => a - b),
    ).toEqual([7, 10]);
  });

  it('stays the first to come after one that was not paid', async () => {
    const { payment } = await begin();
    expect((await readBill(HALL_5)).cashback_percentage).toBe(7);
    await hall.settle(running.app, payment.id, 'failed');
    expect((await readBill(HALL_5)).cashback_percentage).toBe(10);
  });
});

describe('bonuses', () => {
  it('pay up to the share of the goods, and earn nothing', async () => {
    const { positions_sum: goods, max_bonus_usage_percentage: share, to_pay: sum } = await readBill();
    const most = Math.min(4250, Math.floor((goods * share) / 100));
    const over = await pay({ bonuses: most + 1 });
    expect(over.body).toMatchObject({ errors: [{ code: 'bonuses_exceeded', meta: { max_bonuses: most } }] });
    const begun = await begin({ bonuses: most });
    expect(begun).toMatchObject({
      bonuses_spent: most,
      bonuses_earned: Math.floor((goods - most) * 0.1),
      payment: { amount: sum - most },
    });
    expect(await hall.readBonuses(running.app, token)).toMatchObject({
      balance: 4250,
      available_balance: 4250 - most,
    });
    await hall.settle(running.app, begun.payment.id, 'paid');
    expect((await hall.readBonuses(running.app, token)).balance).toBe(4250 - most + begun.bonuses_earned);
  });

  it('bonuses that one bill holds cannot pay another', async () => {
    const phone = '+7 702 000 00 02';
    const { payment } = await begin({}, BILL_TERRACE, await signIn(running.app, phone));
    await hall.settle(running.app, payment.id, 'paid');
    await pass(150);
    const poor = await signIn(running.app, phone);
    const { balance } = await hall.readBonuses(running.app, poor);
    await begin({ bonuses: balance }, BILL_TERRACE, poor);
    expect(refusalOf(await pay({ bonuses: 1 }, BILL_HALL_5, poor))).toEqual([422, 'bonuses_exceeded']);
  });

  it('bonuses of another country and of a brand without its own pay nothing', async () => {
    const georgian = await signIn(running.app, DEMO_PHONE_GEORGIA);
    expect(refusalOf(await pay({ bonuses: 1 }, BILL_TERRACE, georgian))).toEqual([422, 'bonuses_exceeded']);
    const own = await pay({ bonuses: 1, bonus_account: 'private_reward' });
    expect(refusalOf(own)).toEqual([422, 'bonuses_exceeded']);
  });

  it('do not come back for a bill of another country, not even for the first one', async () => {
    const georgian = await signIn(running.app, DEMO_PHONE_GEORGIA);
    expect((await readBill(TERRACE, georgian)).cashback_percentage).toBe(0);
    const begun = await begin({}, BILL_TERRACE, georgian);
    expect(begun).toMatchObject({ cashback_percentage: 0, bonuses_earned: 0 });
  });

  it('and tips and the sum always add up', async () => {
    const { to_pay: sum, positions_sum: goods } = await readBill();
    const most = Math.min(4250, Math.floor((goods * 30) / 100));
    const amounts = fc.record({
      bonuses: fc.integer({ min: 0, max: most }),
      tips: fc.integer({ min: 0, max: 90_000 }),
    });
    await fc.assert(
      fc.asyncProperty(amounts, async ({ bonuses, tips }) => {
        const begun = await begin({ bonuses, tips: tips === 0 ? null : { amount: tips } });
        expect(begun.payment.amount).toBe(sum - bonuses + tips);
        expect(begun.bonuses_earned).toBe(Math.floor((goods - bonuses) * 0.1));
        await hall.settle(running.app, begun.payment.id, 'failed');
      }),
      { numRuns: 12 },
    );
  });
});

describe('guests who leave their table', () => {
  const leave = () => control(running.app, 'POST', `tables/${TERRACE}/leave`, {});

  it.each(['is paid', 'waits for its payment'])(
    'free its bill, which %s, for the next ones',
    async (what) => {
      const begun = await begin({ bonuses: 100 });
      if (what === 'is paid') await hall.settle(running.app, begun.payment.id, 'paid');
      await leave();
      expect((await readBill()).status).toBe('open');
      const { available_balance: left, balance } = await hall.readBonuses(running.app, token);
      expect(left).toBe(balance);
      const { billPayments } = (await control(running.app, 'GET', 'bill-payments')) as {
        billPayments: Record<string, number>[];
      };
      expect(billPayments).toMatchObject([{ bonusesMinor: 10_000 }]);
      const [{ sumMinor = 0, amountMinor = 0 } = {}] = billPayments;
      expect(amountMinor).toBe(sumMinor - 10_000);
      expect(hall.preorderOf(await pay()).status).toBe('pending');
    },
  );
});
