import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { preorders } from '../../database/hall-schema';
import { bonusMoves } from '../../database/payment-schema';
import { users } from '../../database/schema';
import type { Language } from '../../kernel/languages';
import { toMajor } from '../../kernel/money';
import type { PaymentEvents } from '../payments/events';
import { latestPayment, paymentAnswer, type PaymentOwner, type PaymentRow } from '../payments/payments';
import type { Settings } from '../../kernel/settings';
import { tableAnswer } from './answers';
import { getTable } from '../tables/tables';

export type PreorderRow = typeof preorders.$inferSelect;

export const preorderOwner = (id: string): PaymentOwner => ({ kind: 'preorder', id });

/** Preorder of the contract. */
export async function preorderAnswer(
  preorder: PreorderRow,
  { database, settings, language }: { database: Database; settings: Settings; language: Language },
) {
  const payment = await latestPayment(database, preorderOwner(preorder.id));
  const { status, bill, tableId } = preorder;
  return {
    preorder_id: preorder.id,
    status,
    bill: { ...bill, table: tableAnswer(getTable(tableId), language) },
    tips_amount: toMajor(preorder.tipsMinor),
    bonuses_spent: toMajor(preorder.bonusesSpentMinor),
    bonuses_earned: toMajor(preorder.bonusesEarnedMinor),
    paid_by_card: status === 'paid' ? toMajor(preorder.amountMinor) : 0,
    cashback_percentage: preorder.cashbackPercentage,
    payment: payment && paymentAnswer(payment, settings),
    created_at: preorder.createdAt.toISOString(),
    paid_at: preorder.paidAt?.toISOString() ?? null,
  };
}

/** Holds the bonuses of a payment that has begun: of the general balance, or of a brand's own. */
export async function holdBonuses(
  database: Database,
  preorder: PreorderRow,
  brandId: number | null,
): Promise<void> {
  await database.insert(bonusMoves).values({
    userId: preorder.userId,
    brandId,
    currency: preorder.currency,
    source: 'preorder',
    sourceId: preorder.id,
    heldMinor: preorder.bonusesSpentMinor,
    spentMinor: 0,
    earnedMinor: 0,
    movedAt: preorder.createdAt,
  });
}

/** The bill is paid: the bonuses are spent, the cashback is credited, and the next bill is not the diner's first. */
export async function completePreorder(database: Database, preorder: PreorderRow, at: Date): Promise<void> {
  await database.update(preorders).set({ status: 'paid', paidAt: at }).where(eq(preorders.id, preorder.id));
  await database.update(users).set({ hasPaidBill: true }).where(eq(users.id, preorder.userId));
  await moveBonuses(database, preorder.id, {
    heldMinor: 0,
    spentMinor: preorder.bonusesSpentMinor,
    earnedMinor: preorder.bonusesEarnedMinor,
    movedAt: at,
  });
}

type Move = Partial<typeof bonusMoves.$inferSelect>;

async function moveBonuses(database: Database, preorderId: string, move: Move): Promise<void> {
  const isOfPreorder = and(eq(bonusMoves.source, 'preorder'), eq(bonusMoves.sourceId, preorderId));
  await database.update(bonusMoves).set(move).where(isOfPreorder);
}

/** The payment that waits; null when it is over. */
async function pendingOf(database: Database, { ownerId }: PaymentRow): Promise<PreorderRow | null> {
  const isPending = and(eq(preorders.id, ownerId), eq(preorders.status, 'pending'));
  const [preorder] = await database.select().from(preorders).where(isPending).for('update');
  return preorder ?? null;
}

/** Frees the bill and the bonuses. */
async function endUnpaid(
  database: Database,
  payment: PaymentRow,
  status: 'failed' | 'expired',
  at: Date,
): Promise<void> {
  const preorder = await pendingOf(database, payment);
  if (!preorder) return;
  await database.update(preorders).set({ status }).where(eq(preorders.id, preorder.id));
  await moveBonuses(database, preorder.id, { heldMinor: 0, movedAt: at });
}

/** The outcome of the payment of a bill. */
export const billPayments: PaymentEvents = {
  async paid(database, payment, at) {
    const preorder = await pendingOf(database, payment);
    if (!preorder) return false;
    await completePreorder(database, preorder, at);
    return true;
  },
  failed: (database, payment, at) => endUnpaid(database, payment, 'failed', at),
  timeOver: (database, payment, at) => endUnpaid(database, payment, 'expired', at),
};
