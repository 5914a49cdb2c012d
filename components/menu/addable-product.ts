import { needsChoice, paidPriceMinor, promoPieceLimit, type Product } from '@/lib/menu/menu';
import { canBeAdded, type MenuServices } from '@/lib/menu/menu-services';
import { USUAL, type ShortProduct } from './short-product';

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
