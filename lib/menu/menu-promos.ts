import type { PromoWithProducts } from '@/lib/promos/promos';
import type { OfferedPromo, PromoProduct } from '@/lib/promos/promos.schema';
import { paidPriceMinor, type Menu, type Product } from './menu';

/** A few dishes suffice to show what a promotion is about; all of them have its price in the menu. */
const MAX_PRODUCTS = 4;

const promoProduct = (product: Product): PromoProduct => ({
  id: product.id,
  name: product.name,
  imageUrl: product.imageUrl,
  priceMinor: paidPriceMinor(product),
});

/** The promotions that have dishes on the menu, with the first of these (PROMO-03). */
export function menuPromos({ categories }: Menu, promos: readonly PromoWithProducts[]): OfferedPromo[] {
  const products = categories.flatMap((category) => category.products);
  const byId = new Map(products.map((product) => [product.id, promoProduct(product)]));
  return promos
    .map(({ productIds, ...promo }) => ({
      ...promo,
      products: productIds.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_PRODUCTS),
    }))
    .filter((promo) => promo.products.length > 0);
}
