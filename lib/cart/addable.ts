import type { CartLine } from './cart';

/* Apart from `addable-facts.ts`, which a phone need not load: it knows all of a menu. */

/** A product as a menu knows it in the browser: enough to add one piece. */
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

/** Defaults that a page with a hundred products does not repeat for each. */
export const USUAL = {
  kind: 'dish',
  promoId: null,
  pieceLimit: null,
  minAge: null,
  unavailableServices: [],
} as const satisfies Partial<AddableProduct>;

/** The facts of a plus, as `addableFacts` writes them. */
export type Facts = [priceMinor: number, cookingMinutes: number, unusual?: Partial<AddableProduct>];
