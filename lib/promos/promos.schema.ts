import { z } from 'zod/mini';

/** A dish that a promotion is for, with what is paid for it now. */
const promoProductSchema = z.object({
  id: z.number(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  priceMinor: z.number(),
});
export type PromoProduct = z.infer<typeof promoProductSchema>;

/** A running promotion with the first of its dishes on today's menu, as `/api/menu/mine` answers with it. */
export const offeredPromoSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  discountPercent: z.nullable(z.number()),
  products: z.array(promoProductSchema),
});
export type OfferedPromo = z.infer<typeof offeredPromoSchema>;
