import { z } from 'zod/mini';

/* Products as `/api` answers with them; the browser loads this when an answer arrives. Money is in integer minor units. */

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
