import { needsChoice, paidPriceMinor, promoPieceLimit, type Product } from '@/lib/menu/menu';
import { canBeAdded, type MenuServices } from '@/lib/menu/menu-services';
import { USUAL, type ShortProducts } from './short-product';

/** What all of these texts begin with. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** The products, each once, that one press adds: available for the chosen service, and without required choices. */
export function addableProducts(products: readonly Product[], services: MenuServices): ShortProducts {
  const once = new Map(products.map((product) => [product.id, product]));
  const addable = [...once.values()].filter(
    (product) => canBeAdded(product, services) && !needsChoice(product),
  );
  const imageUrlStart = commonStart(addable.flatMap(({ imageUrl }) => imageUrl ?? []));
  return {
    imageUrlStart,
    products: addable.map((product) => {
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
        ...(imageUrl !== null && { imageUrl: imageUrl.slice(imageUrlStart.length) }),
        ...(minAge !== null && { minAge }),
        ...(unavailableServices.length > 0 && { unavailableServices }),
      };
    }),
  };
}
