import { z } from 'zod/mini';
import type { Tariff } from './tariffs';

/** A tariff as the quote answers with it. */
export const tariffSchema: z.ZodMiniType<Tariff> = z.object({
  id: z.string(),
  transport: z.enum(['foot', 'car']),
  isFastest: z.boolean(),
  priceMinor: z.number(),
  minOrderMinor: z.number(),
  nextTier: z.nullable(z.object({ amountMinor: z.number(), priceMinor: z.number() })),
  minutes: z.object({ from: z.number(), to: z.number() }),
});
