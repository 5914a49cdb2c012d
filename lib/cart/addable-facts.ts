import { needsChoice, paidPriceMinor, promoPieceLimit, type Product } from '@/lib/menu/menu';
import { USUAL } from './addable';

/** The facts with which a plus button adds one piece without a request; undefined if a choice comes first. */
export function addableFacts(product: Product, isPictured: boolean): string | undefined {
  if (needsChoice(product)) return undefined;
  const priceMinor = paidPriceMinor(product);
  const pieceLimit = promoPieceLimit(product);
  const { kind, cookingMinutes, promoId, imageUrl, minAge, unavailableServices } = product;
  const unusual = {
    ...(product.priceMinor !== priceMinor && { fullPriceMinor: product.priceMinor }),
    ...(kind !== USUAL.kind && { kind }),
    ...(promoId !== null && { promoId }),
    ...(pieceLimit !== null && { pieceLimit }),
    ...(imageUrl !== null && !isPictured && { imageUrl }),
    ...(minAge !== null && { minAge }),
    ...(unavailableServices.length > 0 && { unavailableServices }),
  };
  const facts = [priceMinor, cookingMinutes, ...(Object.keys(unusual).length > 0 ? [unusual] : [])];
  return JSON.stringify(facts).slice(1, -1);
}
