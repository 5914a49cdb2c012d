import { z } from 'zod/mini';
import { additiveGroupSchema } from './additives';
import { productSchema } from './menu';

/** All that the product's sheet needs, in one answer. */
export const productDetailsSchema = z.object({
  product: productSchema,
  groups: z.array(additiveGroupSchema),
});
export type ProductDetails = z.infer<typeof productDetailsSchema>;
