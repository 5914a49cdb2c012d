import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { orders } from '../../database/schema';
import type { PaymentEvents } from '../payments/events';
import { expirePending, orderOwner, refundAll, type PaymentRow } from '../payments/payments';
import { changeTo, firstChangeAt, moveOrder, type OrderRow } from './status';
import { putBack } from './stock';

/** The sum that is left to pay, minor units; 0 when canceled. */
export function toPayMinor(order: OrderRow): number {
  if (order.status === 'canceled' || order.paymentStatus === 'paid') return 0;
  return order.sumMinor - order.bonusesSpentMinor - order.paidByCardMinor;
}

/** A failed attempt's fields; an order in cash becomes one in cash again. */
function unpaid({ isCash, paymentType }: OrderRow, status: 'failed' | 'expired') {
  const asBefore: Pick<OrderRow, 'paymentType' | 'paymentStatus'> = isCash
    ? { paymentType: 'cash', paymentStatus: 'on_receipt' }
    : { paymentType, paymentStatus: status };
  return asBefore;
}

async function orderOf(database: Database, { ownerId }: PaymentRow): Promise<OrderRow | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(eq(orders.id, Number(ownerId)))
    .for('update');
  return order;
}

/** Cancels an order: refunds, ends the attempt, frees bonuses. Null if its status changed meanwhile. */
export async function cancelOrder(
  database: Database,
  order: OrderRow,
  declineCode: string,
  at: Date,
): Promise<OrderRow | null> {
  const change = {
    ...changeTo(order, 'canceled', at),
    declineCode,
    ...(order.paymentStatus === 'pending' ? unpaid(order, 'expired') : {}),
  };
  const owner = orderOwner(order.id);
  // Payments before their order, here as when they settle: two that lock the other way round wait for ever.
  await expirePending(database, owner);
  if (!(await moveOrder(database, order, change, at))) return null;
  await refundAll(database, owner, at, declineCode === 'delivery_failed');
  await putBack(database, order.id);
  return { ...order, ...change };
}

/** The outcome of an order by its payments. */
export const orderPayments: PaymentEvents = {
  async paid(database, payment, at) {
    const order = await orderOf(database, payment);
    if (!order || order.status === 'canceled' || order.paymentStatus === 'paid') return false;
    await database
      .update(orders)
      .set({
        paymentStatus: 'paid',
        paidByCardMinor: order.paidByCardMinor + payment.amountMinor,
        // An order in cash is on its way already.
        ...(order.isCash || order.status !== 'created' ? {} : { nextStatusAt: firstChangeAt(order, at) }),
      })
      .where(eq(orders.id, order.id));
    return true;
  },
  async failed(database, payment) {
    await endUnpaid(database, payment, 'failed');
  },
  async timeOver(database, payment, at) {
    const order = await endUnpaid(database, payment, 'expired');
    if (order && !order.isCash && order.status === 'created') {
      await cancelOrder(database, order, 'payment_expired', at);
    }
  },
};

/** The order after an attempt without money; null when it has been paid otherwise. */
async function endUnpaid(
  database: Database,
  payment: PaymentRow,
  status: 'failed' | 'expired',
): Promise<OrderRow | null> {
  const order = await orderOf(database, payment);
  if (!order) return null;
  const isUnpaid = and(eq(orders.id, order.id), ne(orders.paymentStatus, 'paid'));
  const [changed] = await database.update(orders).set(unpaid(order, status)).where(isUnpaid).returning();
  return changed ?? null;
}
