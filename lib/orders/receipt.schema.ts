import { z } from 'zod/mini';
import { PAYMENT_TYPES } from '@/lib/ground/ordering/payment-types';

/* The answer of `/api/orders/{id}/receipt`; money in integer minor units. */

/** The receipt of an order; before it is paid, in cash before it is completed, the order's slip (KIOSK-04). */
export const receiptSchema = z.object({
  number: z.string(),
  /** Called out at the counter. */
  orderNumber: z.string(),
  /** The platform's heading, in the language of the page. */
  title: z.string(),
  seller: z.object({ name: z.string(), taxNumber: z.string(), address: z.string() }),
  lines: z.array(
    z.object({
      name: z.string(),
      count: z.number(),
      /** Of one piece. */
      priceMinor: z.number(),
      sumMinor: z.number(),
    }),
  ),
  positionsSumMinor: z.number(),
  discountMinor: z.number(),
  serviceChargeMinor: z.number(),
  deliveryMinor: z.number(),
  sumMinor: z.number(),
  bonusesSpentMinor: z.number(),
  /** In money; 0 on a slip. */
  paidMinor: z.number(),
  currency: z.enum(['KZT', 'GEL']),
  payment: z.enum(PAYMENT_TYPES),
  /** ISO in UTC. */
  issuedAt: z.string(),
  /** The fiscal receipt; null until the till has sent it. */
  fiscalUrl: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof receiptSchema>;
