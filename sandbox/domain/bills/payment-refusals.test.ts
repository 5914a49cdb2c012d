/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, type Answer } from '../../testing/send-to';
import * as hall from '../../testing/hall';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { SUPRA } from '../../testing/orders';

const { BILL_BALCONY, BILL_HALL_5, BILL_HALL_7, BILL_TERRACE, BILL_VIP } = hall;
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

const refusalOf = (answer: Answer) => [answer.status, ...codesOf(answer)];
const readBill = (table = TERRACE, by: string | undefined = token) => hall.readBill(running.app, table, by);

async function pay(changes: Record<string, unknown> = {}, billId = BILL_TERRACE, by = token) {
  const { to_pay: sum } = await readBill(billId === BILL_HALL_5 ? HALL_5 : TERRACE, by);
  return hall.payBill(running.app, by, billId, hall.billPaymentBody(sum, changes));
}

describe('a payment of a bill is refused', () => {
  const changed = z.object({
    errors: z.array(z.object({ code: z.string(), meta: z.object({ sum: z.number() }) })),
  });

  it('a payment of a bill is refused when a dish was added meanwhile, with the new sum', async () => {
    const { to_pay: seen } = await readBill();
    await control(running.app, 'POST', `products/${DISH_OF_TERRACE}`, { priceMinor: 9_900_000 });
    const answer = await hall.payBill(running.app, token, BILL_TERRACE, hall.billPaymentBody(seen));
    const [refusal] = changed.parse(answer.body).errors;
    expect([answer.status, refusal?.code]).toEqual([422, 'bill_changed']);
    expect(refusal?.meta.sum).toBe((await readBill()).to_pay);
    expect((await readBill()).status).toBe('open');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['without consent', { personal_data_consent: false }, 'consent_required'],
    ['with tips for another waiter', { tips: { amount: 100, waiter_id: 214 } }, 'tips_not_allowed'],
    ['back to another site', { success_url: 'https://evil.example/' }, 'return_url_not_allowed'],
    ['with tips of nothing', { tips: { amount: 0 } }, 'validation_failed'],
    ['with tips of more than a million', { tips: { amount: 1_000_001 } }, 'validation_failed'],
    ['in cash', { payment_type: 'cash' }, 'validation_failed'],
    ['with fewer bonuses than none', { bonuses: -1 }, 'validation_failed'],
  ])('%s', async (_how, changes, code) => {
    expect(refusalOf(await pay(changes))).toEqual([422, code]);
    expect((await readBill()).status).toBe('open');
  });

  it('a payment of a bill is refused without a key', async () => {
    const url = `/takeaway/v1/bill/${BILL_TERRACE}/payment`;
    const answer = await sendTo(running.app, { method: 'POST', url, token, body: hall.billPaymentBody(1) });
    expect(refusalOf(answer)).toEqual([400, 'idempotency_key_required']);
  });

  it('a payment of a bill is refused with tips where no waiter is', async () => {
    expect(refusalOf(await pay({ tips: { amount: 100 } }, BILL_HALL_5))).toEqual([422, 'tips_not_allowed']);
  });

  it('a payment of a bill is refused by Kaspi in Georgia', async () => {
    const { to_pay: sum } = await hall.readBill(running.app, 908, token, SUPRA);
    const body = hall.billPaymentBody(sum, { payment_type: 'kaspi' });
    const answer = await hall.payBill(running.app, token, BILL_BALCONY, body);
    expect(refusalOf(answer)).toEqual([422, 'payment_type_unavailable']);
  });

  it.each<[string, string, unknown[]]>([
    ['that is being paid', BILL_VIP, [409, 'bill_already_paid']],
    ['that was paid', BILL_HALL_7, [409, 'bill_already_paid']],
    ['that does not exist', '6f1c1a52-7a0f-4b5e-8b0a-2f4f0b7c9d11', [404, 'bill_not_found']],
    ['with a number of another form', '812', [422, 'validation_failed']],
  ])('a payment of a bill is refused of a bill %s', async (_which, id, refusal) => {
    const answer = await hall.payBill(running.app, token, id, hall.billPaymentBody(1000));
    expect(refusalOf(answer)).toEqual(refusal);
  });
});
