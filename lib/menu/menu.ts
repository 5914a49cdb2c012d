import { z } from 'zod/mini';

/*
 * The menu of our own domain. Money is in integer minor units. The schemas are what `/api` answers with and the
 * browser parses; `zod/mini` keeps their code small on a phone.
 */

/** One size of a product (MENU-24). */
export const productSizeSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Before the discount where there is one, else what is paid. */
  priceMinor: z.number(),
  promoPriceMinor: z.nullable(z.number()),
  isUnavailable: z.boolean(),
});
export type ProductSize = z.infer<typeof productSizeSchema>;

export const productSchema = z.object({
  id: z.number(),
  venueId: z.number(),
  name: z.string(),
  /** Dishes are cooked, goods are taken from a shelf (CART-06). */
  kind: z.enum(['dish', 'good']),
  description: z.nullable(z.string()),
  /** With sizes that of the cheapest that is to be had, and so is the promo price. */
  priceMinor: z.number(),
  promoPriceMinor: z.nullable(z.number()),
  promoId: z.nullable(z.number()),
  promoLimit: z.nullable(z.number()),
  promoDayLimit: z.nullable(z.number()),
  sizes: z.nullable(z.array(productSizeSchema)),
  /** The picture of its card. */
  imageUrl: z.nullable(z.string()),
  /** Pictures that its sheet shows beside that one. */
  moreImageUrls: z._default(z.array(z.string()), []),
  cookingMinutes: z.number(),
  weight: z.nullable(z.string()),
  isFavourite: z.boolean(),
  hasAdditives: z.boolean(),
  /** Sold out for every service, itself or in each of its sizes. */
  isUnavailable: z.boolean(),
  /** Service ids it cannot be ordered for. */
  unavailableServices: z.array(z.number()),
  minAge: z.nullable(z.number()),
});
export type Product = z.infer<typeof productSchema>;

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

/**
 * Pieces of a product that one order can hold at its promo price, by the limits of an order and of a day (CART-26,
 * CART-27); null without a limit.
 */
export function promoPieceLimit(product: Pick<Product, 'promoLimit' | 'promoDayLimit'>): number | null {
  const limit = Math.min(product.promoLimit ?? NO_PROMO_LIMIT, product.promoDayLimit ?? NO_PROMO_LIMIT);
  return limit < NO_PROMO_LIMIT ? limit : null;
}

/** What the diner pays for a product or size: the promo price where there is one (MENU-19). */
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
