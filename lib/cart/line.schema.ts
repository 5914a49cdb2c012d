import { z } from 'zod/mini';
import { moneyFormatSchema } from '@/lib/core/money/money.schema';

/* Lines of a cart and their venue as an answer of our own has them. Money is in minor units. */

export const lineSchema = z.object({
  productId: z.number(),
  name: z.string(),
  kind: z.enum(['dish', 'good']),
  imageUrl: z.nullable(z.string()),
  size: z.nullable(z.object({ id: z.number(), name: z.string() })),
  additives: z.array(
    z.object({ additiveId: z.number(), name: z.string(), priceMinor: z.number(), count: z.number() }),
  ),
  priceMinor: z.number(),
  fullPriceMinor: z.number(),
  promoId: z.nullable(z.number()),
  pieceLimit: z.nullable(z.number()),
  minAge: z.nullable(z.number()),
  cookingMinutes: z.number(),
  isStopped: z.boolean(),
  unavailableServices: z.array(z.number()),
  count: z.number(),
});

export const cartVenueSchema = z.object({
  id: z.number(),
  name: z.string(),
  moneyFormat: moneyFormatSchema,
});
