import type { CartLine } from '@/lib/cart/cart';

/* Apart from `addable-product.ts`, which a phone need not load: it knows all of a menu. */

/** What the menu knows of a product in the browser: enough to add one piece of it. */
export type AddableProduct = Pick<
  CartLine,
  | 'name'
  | 'kind'
  | 'priceMinor'
  | 'fullPriceMinor'
  | 'promoId'
  | 'pieceLimit'
  | 'imageUrl'
  | 'minAge'
  | 'cookingMinutes'
  | 'unavailableServices'
> & { id: number };

/** What is so of most products: a page with a hundred of them does not say it of each. */
export const USUAL = {
  kind: 'dish',
  promoId: null,
  pieceLimit: null,
  imageUrl: null,
  minAge: null,
  unavailableServices: [],
} as const satisfies Partial<AddableProduct>;

/** A product as a page carries it: without what is usual, and without the full price where that is paid. */
export type ShortProduct = Omit<AddableProduct, keyof typeof USUAL | 'fullPriceMinor'> &
  Partial<AddableProduct>;

/** The products of a page, in short. */
export interface ShortProducts {
  /** What the addresses of all their pictures begin with: a product has the rest of its own. */
  imageUrlStart: string;
  products: readonly ShortProduct[];
}

/** @returns all that is known of the products */
export const completeProducts = ({ imageUrlStart, products }: ShortProducts): AddableProduct[] =>
  products.map((product) => ({
    ...USUAL,
    fullPriceMinor: product.priceMinor,
    ...product,
    ...(product.imageUrl != null && { imageUrl: imageUrlStart + product.imageUrl }),
  }));
