import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { HOSTED_TYPES } from '@/lib/ground/ordering/payment-types';
import { MAX_TIPS_MINOR, TIP_STATUSES } from './tips';

/* The request and the answer of `/api/tips`; money in integer minor units. */

export const tipRequestSchema = z.object({
  target: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('order'),
      orderId: idSchema,
    }),
    z.object({ kind: z.literal('bill'), preorderId: z.guid() }),
  ]),
  amountMinor: z.int().check(z.positive(), z.maximum(MAX_TIPS_MINOR)),
  payment: z.enum(HOSTED_TYPES),
});
export type TipRequest = z.infer<typeof tipRequestSchema>;

/** Tips, the state of their payment, and where they are paid; null where there is nothing to pay any more. */
export const tipSchema = z.object({
  id: z.string(),
  status: z.enum(TIP_STATUSES),
  amountMinor: z.number(),
  waiterName: z.string(),
  paymentAddress: z.nullable(z.string()),
});
export type Tip = z.infer<typeof tipSchema>;

/** How tips can be paid at a venue. */
export const tipTermsSchema = z.object({ payments: z.array(z.enum(HOSTED_TYPES)) });
