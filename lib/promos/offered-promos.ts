import type { OfferedPromo, PromoProduct, PromoWithProducts } from './promos.schema';

/** A few dishes suffice to show what a promotion is about; all of them have its price in the menu. */
const MAX_PRODUCTS = 4;

/** The promotions that have dishes on today's menu, with the first of these. */
export function offeredPromos(
  promos: readonly PromoWithProducts[],
  menuProducts: readonly PromoProduct[],
): OfferedPromo[] {
  const byId = new Map(menuProducts.map((product) => [product.id, product]));
  return promos
    .map(({ productIds, ...promo }) => ({
      ...promo,
      products: productIds.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_PRODUCTS),
    }))
    .filter(({ products }) => products.length > 0);
}
