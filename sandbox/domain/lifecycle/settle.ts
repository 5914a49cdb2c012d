import { and, eq, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { payments, refunds } from '../../database/payment-schema';
import { eventsOf } from './owners';
import { refundPayment, type PaymentRow } from '../payments/payments';

/** The bank's answer to an attempt. */
export type Outcome = 'paid' | 'failed' | 'expired';

/** Records an attempt's outcome once and notifies its owner; late money goes back. Null if unknown. */
export async function settlePayment(
  database: Database,
  id: string,
  outcome: Outcome,
  at: Date,
): Promise<PaymentRow | null> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!payment) return null;
    const change = await changeBy(transaction, payment, outcome, at);
    if (change === null) return payment;
    await transaction.update(payments).set(change).where(eq(payments.id, id));
    return { ...payment, ...change };
  });
}

async function changeBy(
  database: Database,
  payment: PaymentRow,
  outcome: Outcome,
  at: Date,
): Promise<Partial<PaymentRow> | null> {
  const events = eventsOf(payment.ownerKind);
  if (outcome === 'expired') {
    if (payment.closesAt === null) return null;
    await events.timeOver(database, payment, at);
    return { closesAt: null, ...(payment.status === 'pending' ? { status: 'expired' } : {}) };
  }
  if (outcome === 'failed') {
    if (payment.status !== 'pending') return null;
    await events.failed(database, payment, at);
    return { status: 'failed', arrivesAt: null };
  }
  if (payment.receivedAt !== null) return null;
  const received = { receivedAt: at, arrivesAt: null };
  if (payment.status !== 'pending') {
    await refundPayment(database, payment, at);
    return received;
  }
  if (!(await events.paid(database, payment, at))) await refundPayment(database, payment, at);
  return { ...received, status: 'paid', closesAt: null };
}

/** Advances every payment to the clock's time: attempts end, late money comes in, refunds are done. */
export async function advancePayments(database: Database, now: Date): Promise<void> {
  const isDue = or(lte(payments.closesAt, now), lte(payments.arrivesAt, now));
  const due = await database.select().from(payments).where(isDue);
  const happening = due
    .flatMap(({ id, closesAt, arrivesAt }) => [
      ...(closesAt && closesAt <= now ? [{ id, at: closesAt, outcome: 'expired' as const }] : []),
      ...(arrivesAt && arrivesAt <= now ? [{ id, at: arrivesAt, outcome: 'paid' as const }] : []),
    ])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  // Money that came in first leaves nothing to end.
  for (const { id, outcome, at } of happening) await settlePayment(database, id, outcome, at);
  await database
    .update(refunds)
    .set({ state: 'completed' })
    .where(and(eq(refunds.state, 'pending'), lte(refunds.completesAt, now)));
}
