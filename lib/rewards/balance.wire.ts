import 'server-only';
import { z } from 'zod';
import { MAX_CASHBACK_PERCENTAGE } from './grading';

const amount = z.number().min(0);

/** The general bonus balance: contract schema BalanceInfo in its envelope, as a venue's rule needs it. */
export const balanceInfoWire = z.object({
  data: z.object({
    available_balance: amount,
    rule: z.object({
      max_bonus_usage_percentage: z.number().min(0).max(100),
      cashback_percentage: z.number().min(0).max(MAX_CASHBACK_PERCENTAGE),
    }),
  }),
});

/** The same, requested without a venue. */
export const bonusBalanceWire = z.object({
  data: z.object({
    balance: amount,
    available_balance: amount,
    expires_at: z.iso.datetime().nullable().catch(null),
  }),
});

/** Contract schema PrivateRewardBalance. */
export const privateRewardWire = z.object({
  data: z.object({
    balance: amount,
    available_balance: amount,
    cashback_amount: amount,
    cashback_used_balance: amount,
    max_bonus_usage_percentage: z.number().min(0).max(100),
  }),
});
