import type { CartLine } from '@/lib/cart/cart';
import type { AdditiveChoice, AdditiveGroup } from '@/lib/menu/additives';
import { paidPriceMinor, promoPieceLimit, type Product, type ProductSize } from '@/lib/menu/menu';

/** A chosen product as a line of the cart. */
export function lineOf(
  product: Product,
  size: ProductSize | null,
  groups: readonly AdditiveGroup[],
  choice: AdditiveChoice,
  count: number,
): CartLine {
  return {
    productId: product.id,
    name: product.name,
    kind: product.kind,
    imageUrl: product.imageUrl,
    size: size ? { id: size.id, name: size.name } : null,
    additives: groups
      .flatMap((group) => group.items)
      .flatMap((item) => {
        const pieces = choice[item.id] ?? 0;
        return pieces > 0
          ? [{ additiveId: item.id, name: item.name, priceMinor: item.priceMinor, count: pieces }]
          : [];
      }),
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
