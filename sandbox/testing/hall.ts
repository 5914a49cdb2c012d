import { z } from 'zod';
import { sendTo, control, newKey, type Answer, type Target } from './send-to';
import { SAMAL } from './orders';

export const BILL_TERRACE = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';
export const BILL_HALL_5 = '5b1f0c2e-7d34-4a9e-8c61-2f0e9d7a4b13';
export const BILL_VIP = 'e7d20b94-3c5f-4811-b6a8-d19f4e02c75d';
export const BILL_HALL_7 = 'c3a8e5d1-90b7-4f26-a1d4-6e8b0f5c7a92';
/** Of the table whose code holds a secret. */
export const BILL_SECRET = '7a4d9e36-1c82-4f5b-93d0-58e2b6a1c47f';
export const BILL_BALCONY = '91c4f7a6-2e8d-4b03-9f5a-7c60d3b1e842';
export const WAITER_SAMAL = 205;
export const WAITER_SUPRA = 214;

export const returnUrls = {
  success_url: 'http://localhost:3000/bills/preorder/%7Bpreorder_id%7D',
  failure_url: 'http://localhost:3000/filials/3107/bill?failed={preorder_id}',
};

/** The bill of a table as a guest or a diner sees it. */
export function fetchBill(app: Target, table: number, token?: string, venue = SAMAL): Promise<Answer> {
  return sendTo(app, {
    url: `/takeaway/v1/filial/${venue}/bill?table_id=${table}&main_terminal_id=${venue}`,
    token,
  });
}

const bill = z.object({
  data: z.object({
    status: z.string(),
    positions_sum: z.number(),
    sum: z.number(),
    to_pay: z.number(),
    cashback_percentage: z.number(),
    max_bonus_usage_percentage: z.number(),
  }),
});

export async function readBill(app: Target, table: number, token?: string, venue = SAMAL) {
  return bill.parse((await fetchBill(app, table, token, venue)).body).data;
}

/** Body of a payment of a bill of so much, major units. */
export const billPaymentBody = (sum: number, changes: Record<string, unknown> = {}) => ({
  payment_type: 'online',
  sum,
  personal_data_consent: true,
  ...returnUrls,
  ...changes,
});

export function payBill(
  app: Target,
  token: string,
  billId: string,
  body: Record<string, unknown>,
  key = newKey(),
): Promise<Answer> {
  return sendTo(app, { method: 'POST', url: `/takeaway/v1/bill/${billId}/payment`, body, token, key });
}

const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  payment_type: z.string(),
  success_url: z.string(),
  failure_url: z.string(),
});

const preorder = z.object({
  data: z.object({
    preorder_id: z.string(),
    status: z.string(),
    bill: z.object({
      id: z.string(),
      status: z.string(),
      sum: z.number(),
      positions_sum: z.number(),
      table: z.object({ name: z.string() }),
      cashback_percentage: z.number(),
    }),
    tips_amount: z.number(),
    bonuses_spent: z.number(),
    bonuses_earned: z.number(),
    paid_by_card: z.number(),
    cashback_percentage: z.number(),
    payment: payment.nullable(),
    paid_at: z.string().nullable(),
  }),
});

export const preorderOf = (answer: Answer) => preorder.parse(answer.body).data;

export function fetchPreorder(app: Target, token: string, id: string): Promise<Answer> {
  return sendTo(app, { url: `/takeaway/v1/preorder/${id}/bill`, token });
}

const tip = z.object({
  data: z.object({
    id: z.string(),
    status: z.string(),
    amount: z.number(),
    order_id: z.number().nullable(),
    preorder_id: z.string().nullable(),
    waiter: z.object({ id: z.number(), name: z.string() }),
    payment,
  }),
});

export const tipOf = (answer: Answer) => tip.parse(answer.body).data;

export const tipBody = (changes: Record<string, unknown>) => ({
  amount: 500,
  payment_type: 'online',
  success_url: 'http://localhost:3000/orders/1?tip={tip_id}',
  failure_url: 'http://localhost:3000/orders/1',
  ...changes,
});

export function leaveTip(
  app: Target,
  token: string,
  body: Record<string, unknown>,
  key = newKey(),
): Promise<Answer> {
  return sendTo(app, { method: 'POST', url: '/tips/v1/tips', body, token, key });
}

/** The bank's answer about a payment. */
export const settle = (app: Target, paymentId: string, outcome: 'paid' | 'failed' | 'expired') =>
  control(app, 'POST', `payments/${paymentId}`, { outcome });

const ledger = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      ownerKind: z.string(),
      ownerId: z.string(),
      status: z.string(),
      amountMinor: z.number(),
      refund: z.object({ amountMinor: z.number() }).nullable(),
    }),
  ),
});

/** The payments of an owner, the first one first. */
export async function readPaymentsOf(app: Target, ownerId: string) {
  const { payments } = ledger.parse(await control(app, 'GET', 'payments'));
  return payments.filter((one) => one.ownerId === ownerId);
}

const balance = z.object({ data: z.object({ balance: z.number(), available_balance: z.number() }) });

/** The diner's general bonuses, major units. */
export async function readBonuses(app: Target, token: string) {
  const answer = await sendTo(app, { url: '/ladder-go/api/v1/balance/calculate-info', token });
  return balance.parse(answer.body).data;
}
