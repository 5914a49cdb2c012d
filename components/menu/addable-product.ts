import type { CartLine } from '@/lib/cart/cart';
import { needsChoice, paidPriceMinor, promoPieceLimit, type Product } from '@/lib/menu/menu';
import { canBeAdded, type MenuServices } from '@/lib/menu/menu-services';

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
const USUAL = {
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

/** @returns all that is known of the product */
export const completeProduct = (product: ShortProduct): AddableProduct => ({
  ...USUAL,
  fullPriceMinor: product.priceMinor,
  ...product,
});

/** The products, each once, that one press adds: available for the chosen service, and without required choices. */
export function addableProducts(products: readonly Product[], services: MenuServices): ShortProduct[] {
  const once = new Map(products.map((product) => [product.id, product]));
  return [...once.values()]
    .filter((product) => canBeAdded(product, services) && !needsChoice(product))
    .map((product) => {
      const priceMinor = paidPriceMinor(product);
      const pieceLimit = promoPieceLimit(product);
      const { id, name, kind, cookingMinutes, promoId, imageUrl, minAge, unavailableServices } = product;
      return {
        id,
        name,
        priceMinor,
        cookingMinutes,
        ...(product.priceMinor !== priceMinor && { fullPriceMinor: product.priceMinor }),
        ...(kind !== USUAL.kind && { kind }),
        ...(promoId !== null && { promoId }),
        ...(pieceLimit !== null && { pieceLimit }),
        ...(imageUrl !== null && { imageUrl }),
        ...(minAge !== null && { minAge }),
        ...(unavailableServices.length > 0 && { unavailableServices }),
      };
    });
}
