import type { Menu, Product } from './menu';

/** So few that the mark means something: where a fifth of a menu and more bears it, it tells nothing. */
const MAX_HITS = 5;
const DISHES_PER_HIT = 5;

/** Ids of the products that are marked as hits: the first of what the platform says is popular at the venue (MENU-58). */
export function hitIds(popular: readonly Product[], { categories }: Menu): number[] {
  const dishes = new Set(categories.flatMap(({ products }) => products.map(({ id }) => id))).size;
  const count = Math.min(MAX_HITS, Math.floor(dishes / DISHES_PER_HIT));
  return popular.slice(0, count).map(({ id }) => id);
}
