import { z } from 'zod/mini';
import { additiveGroupSchema } from './additives.schema';
import { productSchema } from './menu.schema';

/** A product with its additive groups. */
export const productDetailsSchema = z.object({
  product: productSchema,
  groups: z.array(additiveGroupSchema),
});
export type ProductDetails = z.infer<typeof productDetailsSchema>;

/** All that the product's sheet needs, in one answer: what `/api/menu/product` answers with. */
export const dinerDetailsSchema = z.extend(productDetailsSchema, {
  /** Pieces of each additive, by its id, that the signed-in diner took last time and can take again; else null. */
  lastChoice: z._default(z.nullable(z.record(z.string(), z.number())), null),
});
export type DinerDetails = z.infer<typeof dinerDetailsSchema>;
