import { z } from 'zod/mini';
import type { TipTerms } from '@/lib/tips/tips';
import { billSchema } from './bill';

/** failed and expired free the bill again. */
export const PREORDER_STATUSES = ['pending', 'paid', 'failed', 'expired'] as const;

/** One payment of a table's bill, as `/api/bill/preorder` gives it; money in integer minor units, instants ISO in UTC. */
export const preorderSchema = z.object({
  id: z.string(),
  status: z.enum(PREORDER_STATUSES),
  /** As it was when the payment began. */
  bill: billSchema,
  table: z.object({ venueId: z.number(), tableId: z.number(), mainTerminalId: z.number() }),
  tipsMinor: z.number(),
  bonusesSpentMinor: z.number(),
  /** Cashback. */
  bonusesEarnedMinor: z.number(),
  /** Tips included; 0 until paid. */
  paidByCardMinor: z.number(),
  cashbackPercentage: z.number(),
  /** Where it is paid; null where there is nothing to pay, or nothing any more. */
  paymentAddress: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
});
export type Preorder = z.infer<typeof preorderSchema>;

/** Whether it came to nothing: the bill is free again. */
export const hasFailed = ({ status }: Pick<Preorder, 'status'>): boolean =>
  status === 'failed' || status === 'expired';

/** The sum of the hosted page. */
export function cardMinor({ bill, tipsMinor, bonusesSpentMinor }: Preorder): number {
  return bill.toPayMinor + tipsMinor - bonusesSpentMinor;
}

/** Whether the waiter can still be tipped for it, once it is paid. */
export function canTip({ bill, tipsMinor }: Preorder): boolean {
  return bill.isTipsAllowed && tipsMinor === 0;
}

/** The basis of its tips. */
export function tipsOfPreorder({ id, bill, table }: Preorder): TipTerms {
  const { positionsSumMinor: baseMinor, currency, waiterName } = bill;
  return {
    target: { kind: 'bill', preorderId: id },
    venueId: table.venueId,
    baseMinor,
    currency,
    waiterName,
  };
}
