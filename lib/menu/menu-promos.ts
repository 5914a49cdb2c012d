import { offeredPromos } from '@/lib/promos/offered-promos';
import type { OfferedPromo, PromoWithProducts } from '@/lib/promos/promos.schema';
import { paidPriceMinor, type Menu } from './menu';

/** The promotions that have dishes on the menu, with the first of these (PROMO-03). */
export function menuPromos({ categories }: Menu, promos: readonly PromoWithProducts[]): OfferedPromo[] {
  const products = categories
    .flatMap((category) => category.products)
    .map((product) => ({
      id: product.id,
      name: product.name,
      imageUrl: product.imageUrl,
      priceMinor: paidPriceMinor(product),
    }));
  return offeredPromos(promos, products);
}
