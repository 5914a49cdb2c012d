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

/** The products, each once, that one press adds: available for the chosen service, and without required choices. */
export function addableProducts(products: readonly Product[], services: MenuServices): AddableProduct[] {
  const once = new Map(products.map((product) => [product.id, product]));
  return [...once.values()]
    .filter((product) => canBeAdded(product, services) && !needsChoice(product))
    .map((product) => ({
      id: product.id,
      name: product.name,
      kind: product.kind,
      priceMinor: paidPriceMinor(product),
      fullPriceMinor: product.priceMinor,
      promoId: product.promoId,
      pieceLimit: promoPieceLimit(product),
      imageUrl: product.imageUrl,
      minAge: product.minAge,
      cookingMinutes: product.cookingMinutes,
      unavailableServices: product.unavailableServices,
    }));
}
