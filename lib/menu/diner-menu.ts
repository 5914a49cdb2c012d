import { z } from 'zod/mini';
import { offeredPromoSchema } from '@/lib/promos/promos.schema';
import { dinerProductsSchema } from './favourites.schema';

/** The answer of `/api/menu/mine`: the part of a menu that depends on the user, in one answer. */
export const dinerMenuSchema = z.extend(dinerProductsSchema, {
  /** The diner's promotions; null if unavailable or of another release's form. */
  promos: z.catch(z.nullable(z.array(offeredPromoSchema)), null),
});
export type DinerMenu = z.infer<typeof dinerMenuSchema>;
