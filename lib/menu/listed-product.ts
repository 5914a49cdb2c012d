import { z } from 'zod/mini';
import { type Product } from './menu';
import { productSchema } from './menu.schema';

/* All products of a menu, which may be two thousand: each is sent without what is so of most. */

/** The default values of a product. */
const USUAL = {
  kind: 'dish',
  promoPriceMinor: null,
  promoId: null,
  promoLimit: null,
  promoDayLimit: null,
  sizes: null,
  imageUrl: null,
  weight: null,
  hasAdditives: false,
  isUnavailable: false,
  unavailableServices: [],
  minAge: null,
} as const satisfies Partial<Product>;

/** A product as the search in a menu needs it: what a card shows and a press adds. */
const listedProductSchema = z.extend(
  z.partial(
    z.pick(productSchema, {
      kind: true,
      promoPriceMinor: true,
      promoId: true,
      promoLimit: true,
      promoDayLimit: true,
      sizes: true,
      imageUrl: true,
      weight: true,
      hasAdditives: true,
      isUnavailable: true,
      unavailableServices: true,
      minAge: true,
    }),
  ),
  { id: z.number(), name: z.string(), priceMinor: z.number(), cookingMinutes: z.number() },
);
export type ListedProduct = z.infer<typeof listedProductSchema>;

/** The answer of `/api/menu/products`. */
export const listedProductsSchema = z.object({ products: z.array(listedProductSchema) });

/** @returns the product without what is so of most */
export function listedProduct(product: Product): ListedProduct {
  const { id, name, priceMinor, cookingMinutes } = product;
  const unusual = Object.keys(USUAL).filter((key) => {
    const value = product[key as keyof typeof USUAL];
    return Array.isArray(value) ? value.length > 0 : value !== USUAL[key as keyof typeof USUAL];
  });
  const rest = Object.fromEntries(unusual.map((key) => [key, product[key as keyof typeof USUAL]]));
  return { id, name, priceMinor, cookingMinutes, ...rest };
}

/** @returns the product as a menu shows it; its description and more pictures come with its sheet */
export function wholeProduct(listed: ListedProduct, venueId: number): Product {
  return {
    ...USUAL,
    unavailableServices: [],
    moreImageUrls: [],
    sizes: null,
    description: null,
    isFavourite: false,
    venueId,
    ...listed,
  };
}
