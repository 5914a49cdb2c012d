import 'server-only';
import { z } from 'zod';
import { fromMajor } from '@/lib/money/money';
import { BILL_STATUSES } from './bill';

/** Major units → minor ones. A bill with an amount that cannot be read is no bill: nothing in it may be guessed. */
const amountMinor = z.number().transform((major, context) => {
  const minor = fromMajor(major);
  if (minor !== null) return minor;
  context.addIssue({ code: 'custom', message: 'no amount' });
  return z.NEVER;
});

/** What the platform sends of a table's bill: contract schema Bill. */
export const billWire = z.object({
  data: z.object({
    number: z.string(),
    status: z.enum(BILL_STATUSES),
    table: z.object({ name: z.string() }),
    waiter: z.object({ name: z.string() }).nullable(),
    positions: z.array(z.object({ name: z.string(), count: z.number().positive(), sum: amountMinor })),
    positions_sum: amountMinor,
    service_percentage: z.number().min(0).max(100),
    service_charge: amountMinor,
    sum: amountMinor,
    paid: amountMinor,
    to_pay: amountMinor,
    currency: z.enum(['KZT', 'GEL']),
    opened_at: z.iso.datetime(),
  }),
});
