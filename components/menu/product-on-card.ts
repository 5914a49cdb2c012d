import { USUAL, type AddableProduct, type Facts } from '@/lib/cart/addable';
import type { CartLine } from '@/lib/cart/cart';
import { pictureSource } from '@/lib/core/images/picture-source';
import { nameOn } from './product-preview';

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

/** One piece of the product of a plus, as a line of the cart; null where a press does not add it. */
export function lineOn(plus: HTMLElement): CartLine | null {
  const product = productOn(plus);
  if (!product) return null;
  const { id, ...facts } = product;
  return { ...facts, productId: id, size: null, additives: [], isStopped: false, count: 1 };
}
