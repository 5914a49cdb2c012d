import type { AdditiveChoice, AdditiveGroup } from '@/lib/menu/additives';
import { paidPriceMinor, promoPieceLimit, type Product, type ProductSize } from '@/lib/menu/menu';
import type { CartAdditive, CartLine } from './cart';

/** The chosen additives of a product as a line of the cart has them. */
export function chosenAdditives(groups: readonly AdditiveGroup[], choice: AdditiveChoice): CartAdditive[] {
  return groups
    .flatMap((group) => group.items)
    .flatMap((item) => {
      const count = choice[item.id] ?? 0;
      return count > 0 ? [{ additiveId: item.id, name: item.name, priceMinor: item.priceMinor, count }] : [];
    });
}

/** A product as a line of the cart, at today's prices; one plain piece unless something else is chosen. */
export function lineOf(
  product: Product,
  chosen: { size?: ProductSize | null; additives?: CartAdditive[]; count?: number } = {},
): CartLine {
  const { size = null, additives = [], count = 1 } = chosen;
  return {
    productId: product.id,
    name: product.name,
    kind: product.kind,
    imageUrl: product.imageUrl,
    size: size && { id: size.id, name: size.name },
    additives,
    priceMinor: paidPriceMinor(size ?? product),
    fullPriceMinor: (size ?? product).priceMinor,
    promoId: product.promoId,
    pieceLimit: promoPieceLimit(product),
    minAge: product.minAge,
    cookingMinutes: product.cookingMinutes,
    isStopped: false,
    unavailableServices: product.unavailableServices,
    count,
  };
}
