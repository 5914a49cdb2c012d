import { z } from 'zod/mini';

/** paying: a payment is under way. paid, closed: nothing is owed any more. */
export const BILL_STATUSES = ['open', 'paying', 'paid', 'closed'] as const;

/** The open bill of a table, as `/api/bill` gives it; money in integer minor units, the instant ISO in UTC. */
export const billSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(BILL_STATUSES),
  /** The name of the table that guests read. */
  tableName: z.string(),
  waiterName: z.nullable(z.string()),
  positions: z.array(
    z.object({
      /** As at the till, in its language. */
      name: z.string(),
      /** May be a fraction of a portion. */
      count: z.number(),
      sumMinor: z.number(),
    }),
  ),
  positionsSumMinor: z.number(),
  servicePercentage: z.number(),
  serviceChargeMinor: z.number(),
  sumMinor: z.number(),
  paidMinor: z.number(),
  toPayMinor: z.number(),
  currency: z.enum(['KZT', 'GEL']),
  /** Share of the dishes that comes back as bonuses: the diner's, for a guest the lowest level's. */
  cashbackPercentage: z.number(),
  /** Share of the dishes that the general bonuses may pay, percent. */
  maxBonusPercentage: z.number(),
  isTipsAllowed: z.boolean(),
  openedAt: z.string(),
});
export type Bill = z.infer<typeof billSchema>;
