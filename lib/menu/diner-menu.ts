import { z } from 'zod/mini';
import { promoWithProductsSchema } from '@/lib/promos/promos.schema';
import { dinerProductsSchema } from './favourites';

/** What `/api/menu/mine` answers with: all of a menu that depends on who looks at it, in one answer. */
export const dinerMenuSchema = z.extend(dinerProductsSchema, {
  /** The venue's promotions; null where they cannot be had, and those of the page stay. */
  promos: z.nullable(z.array(promoWithProductsSchema)),
});
export type DinerMenu = z.infer<typeof dinerMenuSchema>;
