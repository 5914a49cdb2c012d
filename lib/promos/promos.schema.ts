import { z } from 'zod/mini';

/** A running promotion with the products it is for, as `/api/menu/mine` answers with it. */
export const promoWithProductsSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  discountPercent: z.nullable(z.number()),
  productIds: z.array(z.number()),
});
export type PromoWithProducts = z.infer<typeof promoWithProductsSchema>;
