import type { CartLine } from '@/lib/cart/cart';
import { pictureSource } from '@/lib/images/picture-source';
import { nameOn } from './product-preview';

/* Apart from `addable-product.ts`, which a phone need not load: it knows all of a menu. */

/** What a menu knows of a product in the browser: enough to add one piece of it. */
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
  minAge: null,
  unavailableServices: [],
} as const satisfies Partial<AddableProduct>;

type Facts = [priceMinor: number, cookingMinutes: number, unusual?: Partial<AddableProduct>];

/** The product of a plus, by what the button and the card around it say; null where a press does not add it. */
export function productOn(plus: HTMLElement): AddableProduct | null {
  const { plus: id, facts } = plus.dataset;
  if (facts === undefined) return null;
  const card = plus.closest('article');
  const picture = card?.querySelector('img');
  const [priceMinor, cookingMinutes, unusual] = JSON.parse(`[${facts}]`) as Facts;
  return {
    ...USUAL,
    id: Number(id),
    name: nameOn(card),
    priceMinor,
    fullPriceMinor: priceMinor,
    cookingMinutes,
    imageUrl: picture ? pictureSource(picture) : null,
    ...unusual,
  };
}
