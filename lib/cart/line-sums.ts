import type { Cart, CartLine } from './cart';

/** Price of one piece with its additives, minor units. */
export function pieceSumMinor(line: Pick<CartLine, 'priceMinor' | 'additives'>): number {
  return line.additives.reduce(
    (sum, additive) => sum + additive.priceMinor * additive.count,
    line.priceMinor,
  );
}

/** All pieces of a line with their additives, in minor units. */
export function lineSumMinor(line: Pick<CartLine, 'priceMinor' | 'additives' | 'count'>): number {
  return pieceSumMinor(line) * line.count;
}

/** Sum of the positions, minor units (contract rule 31). */
export function cartSumMinor(lines: readonly Pick<CartLine, 'priceMinor' | 'additives' | 'count'>[]): number {
  return lines.reduce((sum, line) => sum + lineSumMinor(line), 0);
}

/** The same before discounts, minor units. */
export function fullCartSumMinor(
  lines: readonly Pick<CartLine, 'priceMinor' | 'fullPriceMinor' | 'additives' | 'count'>[],
): number {
  return cartSumMinor(
    lines.map((line) => ({ ...line, priceMinor: Math.max(line.priceMinor, line.fullPriceMinor) })),
  );
}

/** Pieces in the cart. */
export function piecesIn(cart: Cart | null): number {
  return (cart?.lines ?? []).reduce((pieces, line) => pieces + line.count, 0);
}
