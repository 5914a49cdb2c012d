import { z } from 'zod/mini';
import { offeredPromoSchema } from '@/lib/promos/promos.schema';
import { dinerProductsSchema } from './favourites.schema';

/** What `/api/menu/mine` answers with: the part of a menu that depends on the user, in one answer. */
export const dinerMenuSchema = z.extend(dinerProductsSchema, {
  /**
   * The venue's promotions for the diner, of which the page shows those that are not for everybody; null where unavailable, or of the
   * form of another release: the favourites do not go with them.
   */
  promos: z.catch(z.nullable(z.array(offeredPromoSchema)), null),
});
export type DinerMenu = z.infer<typeof dinerMenuSchema>;
