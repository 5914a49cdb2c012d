import 'server-only';
import { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import { TIP_STATUSES } from './tips';

/** Contract schema Tip; its payment is read by itself. */
export const tipWire = z.object({
  data: z.object({
    id: z.guid(),
    status: z.enum(TIP_STATUSES),
    amount: z.number().transform((major, context) => {
      const minor = fromMajor(major);
      if (minor !== null) return minor;
      context.addIssue({ code: 'custom', message: 'no amount' });
      return z.NEVER;
    }),
    waiter: z.object({ name: z.string() }),
    payment: z.unknown(),
  }),
});
