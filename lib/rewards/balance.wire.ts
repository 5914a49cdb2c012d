import 'server-only';
import { z } from 'zod';

/** The general bonus balance: contract schema BalanceInfo in its envelope. */
export const balanceInfoWire = z.object({
  data: z.object({
    available_balance: z.number().min(0),
    rule: z.object({
      max_bonus_usage_percentage: z.number().min(0).max(100),
      cashback_percentage: z.number().min(0).max(100),
    }),
  }),
});
