import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';
import { MAX_AMOUNT_MINOR } from '@/lib/core/money/money';
import { MAX_COUNT } from './limits';

/** A line as it is sent to be checked and ordered: what the diner chose and the price they saw. */
export const lineInputSchema = z.object({
  productId: idSchema,
  sizeId: z.nullable(idSchema),
  additives: z
    .array(
      z.object({
        additiveId: idSchema,
        count: z.int().check(z.minimum(1), z.maximum(MAX_COUNT)),
      }),
    )
    .check(z.maxLength(100)),
  count: z.int().check(z.minimum(1), z.maximum(MAX_COUNT)),
  /** Of one piece without additives; only compared with the platform's. */
  priceMinor: z.int().check(z.nonnegative(), z.maximum(MAX_AMOUNT_MINOR)),
  promoId: z.nullable(idSchema),
});
export type LineInput = z.infer<typeof lineInputSchema>;
