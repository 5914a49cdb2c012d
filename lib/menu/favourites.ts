import type { DinerProducts } from './favourites.schema';
import type { Product } from './menu';

export type { DinerProducts, FavouriteState } from './favourites.schema';

/** MENU-42, MENU-45. */
export const FAVOURITES_LIMIT = 20;
export const FREQUENT_LIMIT = 20;

/** The lists once the product is a favourite or no longer one; the latest favourite comes first. */
export function withFavourite<Lists extends DinerProducts>(
  lists: Lists,
  product: Product,
  isFavourite: boolean,
): Lists {
  const marked = { ...product, isFavourite };
  const others = lists.favourites.filter(({ id }) => id !== product.id);
  return {
    ...lists,
    favourites: isFavourite ? [marked, ...others] : others,
    olderFavouriteIds: lists.olderFavouriteIds.filter((id) => id !== product.id),
    frequent: lists.frequent.map((other) => (other.id === product.id ? { ...other, isFavourite } : other)),
  };
}
