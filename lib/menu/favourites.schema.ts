import { z } from 'zod/mini';
import { productSchema } from './menu.schema';

/** The lists of a menu that are a diner's own. */
export const dinerProductsSchema = z.object({
  favourites: z.array(productSchema),
  /** Ids of the diner's favourites here beside those, which are the latest only (MENU-27). */
  olderFavouriteIds: z._default(z.array(z.number()), []),
  frequent: z.array(productSchema),
  /** Whether they are the signed-in diner's own; else they are the most frequent ones of all diners here. */
  isOwn: z.boolean(),
});
export type DinerProducts = z.infer<typeof dinerProductsSchema>;

/** Whether a product is a favourite: the new state, not a change, so that a double tap does nothing twice. */
export const favouriteStateSchema = z.object({
  venueId: z.int().check(z.positive()),
  productId: z.int().check(z.positive()),
  isFavourite: z.boolean(),
});
export type FavouriteState = z.infer<typeof favouriteStateSchema>;
