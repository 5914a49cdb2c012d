import 'server-only';
import { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import { BILL_STATUSES } from './bill';
import { PREORDER_STATUSES } from './preorder';

/** Major units → minor ones. A bill with an amount that cannot be read is no bill: nothing in it may be guessed. */
const amountMinor = z.number().transform((major, context) => {
  const minor = fromMajor(major);
  if (minor !== null) return minor;
  context.addIssue({ code: 'custom', message: 'no amount' });
  return z.NEVER;
});

const percentage = z.number().min(0).max(100);

/** A table's bill as the platform sends it: contract schema Bill. */
const billDataWire = z.object({
  id: z.guid(),
  number: z.string(),
  status: z.enum(BILL_STATUSES),
  table: z.object({ name: z.string() }),
  waiter: z.object({ name: z.string() }).nullable(),
  positions: z.array(z.object({ name: z.string(), count: z.number().positive(), sum: amountMinor })),
  positions_sum: amountMinor,
  service_percentage: percentage,
  service_charge: amountMinor,
  sum: amountMinor,
  paid: amountMinor,
  to_pay: amountMinor,
  currency: z.enum(['KZT', 'GEL']),
  cashback_percentage: percentage,
  max_bonus_usage_percentage: percentage,
  is_tips_allowed: z.boolean(),
  opened_at: z.iso.datetime(),
});

export const billWire = z.object({ data: billDataWire });

const idWire = z.number().int().positive();

/** One payment of a bill: contract schema Preorder. Its attempt to pay is read by itself. */
export const preorderWire = z.object({
  data: z.object({
    preorder_id: z.guid(),
    status: z.enum(PREORDER_STATUSES),
    bill: billDataWire.extend({
      filial_id: idWire,
      main_terminal_id: idWire,
      table: z.object({ id: idWire, name: z.string() }),
    }),
    tips_amount: amountMinor,
    bonuses_spent: amountMinor,
    bonuses_earned: amountMinor,
    paid_by_card: amountMinor,
    cashback_percentage: percentage,
    payment: z.unknown(),
    paid_at: z.iso.datetime().nullable(),
  }),
});

/** That a payment has begun is what counts: nothing else of it may make the answer unreadable. */
export const begunPaymentWire = z.object({
  data: z.object({ preorder_id: z.guid(), payment: z.unknown() }),
});
