import type { Database } from '../../database/connect';
import type { tips } from '../../database/hall-schema';
import { toMajor } from '../../kernel/money';
import type { PaymentEvents } from '../payments/events';
import { latestPayment, paymentAnswer, type PaymentOwner } from '../payments/payments';
import type { Settings } from '../../kernel/settings';

export type TipRow = typeof tips.$inferSelect;

export const tipOwner = (id: string): PaymentOwner => ({ kind: 'tip', id });

/** Tip of the contract; its state is that of its payment. */
export async function tipAnswer(database: Database, settings: Settings, tip: TipRow) {
  const payment = await latestPayment(database, tipOwner(tip.id));
  if (!payment) throw new Error(`Tip ${tip.id} has no payment`);
  return {
    id: tip.id,
    status: payment.status,
    amount: toMajor(tip.amountMinor),
    order_id: tip.orderId,
    preorder_id: tip.preorderId,
    waiter: { ...tip.waiter, photo_url: null },
    payment: paymentAnswer(payment, settings),
  };
}

/** Nothing beside the payment itself changes. */
export const tipPayments: PaymentEvents = {
  paid: () => Promise.resolve(true),
  failed: () => Promise.resolve(),
  timeOver: () => Promise.resolve(),
};
