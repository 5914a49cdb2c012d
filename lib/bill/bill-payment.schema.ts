import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { MAX_AMOUNT_MINOR } from '@/lib/core/money/money';
import { HOSTED_TYPES } from '@/lib/ground/ordering/payment-types';
import { BONUS_ACCOUNTS } from '@/lib/rewards/balance';
import { MAX_TIPS_MINOR } from '@/lib/tips/tips';

/* Requests and answers of paying over `/api/bill`; money in integer minor units. */

const amountSchema = z.int().check(z.nonnegative(), z.maximum(MAX_AMOUNT_MINOR));

export const billPaymentRequestSchema = z.object({
  venueId: idSchema,
  payment: z.enum(HOSTED_TYPES),
  /** The sum that the diner saw on the button; bonuses not taken off. */
  toPayMinor: amountSchema,
  bonusesMinor: amountSchema,
  bonusAccount: z.enum(BONUS_ACCOUNTS),
  tipsMinor: z.int().check(z.nonnegative(), z.maximum(MAX_TIPS_MINOR)),
  /** To the processing of personal data. */
  hasConsented: z.literal(true),
});
export type BillPaymentRequest = z.infer<typeof billPaymentRequestSchema>;

/** A payment that has begun, and the page where it continues; null where bonuses paid it all. */
export const begunPaymentSchema = z.object({
  preorderId: z.string(),
  paymentAddress: z.nullable(z.string()),
});
export type BegunPayment = z.infer<typeof begunPaymentSchema>;

/** The ways in which the diner can pay bills of a venue. */
export const payerSchema = z.object({
  accounts: z.array(
    z.object({
      name: z.enum(BONUS_ACCOUNTS),
      availableMinor: z.number(),
      /** Share of the dishes that it may pay, percent. */
      maxUsagePercentage: z.number(),
    }),
  ),
  /** The cashback of the diner's level, percent; null where that is not known. */
  levelPercentage: z.nullable(z.number()),
});
export type Payer = z.infer<typeof payerSchema>;
