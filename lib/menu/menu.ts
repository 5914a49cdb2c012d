import type { Product } from './menu.schema';

export type { Product, ProductSize } from './menu.schema';

/* The menu of our own domain. Money is in integer minor units. */

export interface MenuCategory {
  id: number;
  externalId: number | null;
  name: string;
  isPhotoShown: boolean;
  /** A picture of the category itself; null for most. */
  imageUrl: string | null;
  products: Product[];
}

export interface Menu {
  categories: MenuCategory[];
}

/** MENU-40. */
export const POPULAR_LIMIT = 20;
/** Sent by a promo without a number of its own (MENU-21). */
export const NO_PROMO_LIMIT = 9999;

/** Pieces at the promo price in one order, by order and day limits (CART-26, CART-27); null: no limit. */
export function promoPieceLimit(product: Pick<Product, 'promoLimit' | 'promoDayLimit'>): number | null {
  const limit = Math.min(product.promoLimit ?? NO_PROMO_LIMIT, product.promoDayLimit ?? NO_PROMO_LIMIT);
  return limit < NO_PROMO_LIMIT ? limit : null;
}

/** A product's or size's price to pay: the promo price if any (MENU-19). */
export function paidPriceMinor(item: { priceMinor: number; promoPriceMinor: number | null }): number {
  return item.promoPriceMinor ?? item.priceMinor;
}

/** @returns whether the product can be put into a cart for the service now. */
export function canBeOrdered(
  product: Pick<Product, 'isUnavailable' | 'unavailableServices'>,
  serviceId: number,
): boolean {
  return !product.isUnavailable && !product.unavailableServices.includes(serviceId);
}

/** @returns whether choosing is needed before adding: sizes or additives. */
export function needsChoice(product: Product): boolean {
  return product.hasAdditives || product.sizes !== null;
}

/** Minutes that most dishes of a service take: the middle half of what has to be cooked; goods do not. Null when nothing has. */
export function usualCookingMinutes(menu: Menu, serviceId: number): { from: number; to: number } | null {
  const times = menu.categories
    .flatMap(({ products }) => products)
    .filter(
      (product) => canBeOrdered(product, serviceId) && product.kind === 'dish' && product.cookingMinutes >= 5,
    )
    .map((product) => product.cookingMinutes)
    .sort((one, other) => one - other);
  const from = times[Math.floor(times.length / 4)];
  const to = times[Math.floor((times.length * 3) / 4)];
  return from === undefined || to === undefined ? null : { from, to };
}
