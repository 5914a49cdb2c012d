import 'server-only';
import { z } from 'zod';
import { toMajor } from '@/lib/money/money';
import type { AskedLine } from './quote';

/** What the platform says of a basket: contract StopListItem and the cooking time's envelope. */
export const stopListWire = z.object({
  data: z.array(
    z.object({
      product_id: z.number().int(),
      price: z.number().nullable(),
      reward_id: z.number().int().nullable(),
      available_count: z.number().int().nullable(),
      issues: z.array(z.string()),
    }),
  ),
});

export const cookingTimeWire = z.object({ data: z.object({ cooking_time: z.number().int().min(0) }) });

/** A line in the platform's words: contract OrderPositionInput. */
export function positionOf(line: AskedLine) {
  return {
    product_id: line.productId,
    size_id: line.sizeId,
    additives: line.additives.map(({ additiveId, count }) => ({ additive_id: additiveId, count })),
    count: line.count,
    price: toMajor(line.priceMinor),
    reward_id: line.promoId,
  };
}
