import type { MoneyFormat } from '@/lib/money/currency';

/*
 * The cart: kept in session storage under `cart` (spec §3), versioned and checked when read (`stored-cart.ts`). One venue
 * at a time. Money is in integer minor units.
 */

export const CART_VERSION = 1;
/** Pieces of one line and lines of one order (contract: OrderPositionInput, OrderInput). */
export const MAX_COUNT = 99;
export const MAX_LINES = 100;

export interface CartAdditive {
  additiveId: number;
  name: string;
  priceMinor: number;
  /** For one piece of the product. */
  count: number;
}

export interface CartLine {
  productId: number;
  name: string;
  imageUrl: string | null;
  size: { id: number; name: string } | null;
  additives: CartAdditive[];
  /** What one piece costs without additives. */
  priceMinor: number;
  /** The same before its discount; equal without one. */
  fullPriceMinor: number;
  promoId: number | null;
  minAge: number | null;
  count: number;
}

export interface CartVenue {
  id: number;
  name: string;
  moneyFormat: MoneyFormat;
}

export interface Cart {
  version: typeof CART_VERSION;
  /** Made with the first line; copies of a tab share it, so that they cannot order the same cart twice. */
  id: string;
  venue: CartVenue;
  lines: CartLine[];
}

/** What happens to a cart, in the product's words. */
export type CartEvent =
  | { type: 'lineAdded'; venue: CartVenue; line: CartLine; newCartId: string }
  | { type: 'countChanged'; lineKey: string; count: number }
  | { type: 'lineRemoved'; lineKey: string }
  | { type: 'priceUpdated'; lineKey: string; priceMinor: number; promoId: number | null }
  | { type: 'cleared' }
  /** Clearing was undone; a cart that was begun meanwhile stays. */
  | { type: 'restored'; cart: Cart };

/** How long clearing can be undone, milliseconds: longer than a toast that only tells. */
export const CLEARED_TOAST_MS = 8000;

/** Lines with the same product, size and additives are one line. */
export function lineKey(line: Pick<CartLine, 'productId' | 'size' | 'additives'>): string {
  const additives = line.additives
    .map(({ additiveId, count }) => `${additiveId}x${count}`)
    .sort()
    .join('+');
  return `${line.productId}/${line.size?.id ?? ''}/${additives}`;
}

function withLines(cart: Cart, lines: CartLine[]): Cart | null {
  return lines.length > 0 ? { ...cart, lines } : null;
}

function addLine(cart: Cart | null, event: Extract<CartEvent, { type: 'lineAdded' }>): Cart {
  if (!cart || cart.venue.id !== event.venue.id) {
    return { version: CART_VERSION, id: event.newCartId, venue: event.venue, lines: [event.line] };
  }
  const key = lineKey(event.line);
  const existing = cart.lines.find((line) => lineKey(line) === key);
  if (!existing) {
    return cart.lines.length >= MAX_LINES ? cart : { ...cart, lines: [...cart.lines, event.line] };
  }
  const count = Math.min(MAX_COUNT, existing.count + event.line.count);
  return { ...cart, lines: cart.lines.map((line) => (line === existing ? { ...event.line, count } : line)) };
}

/** The one place where a cart changes. No lines, no cart. A line of another venue begins a new cart. */
export function reduceCart(cart: Cart | null, event: CartEvent): Cart | null {
  if (event.type === 'lineAdded') return addLine(cart, event);
  if (event.type === 'restored') return cart ?? event.cart;
  if (!cart || event.type === 'cleared') return null;
  switch (event.type) {
    case 'countChanged': {
      const count = Math.min(MAX_COUNT, Math.trunc(event.count));
      if (!(count >= 1)) return reduceCart(cart, { type: 'lineRemoved', lineKey: event.lineKey });
      return {
        ...cart,
        lines: cart.lines.map((line) => (lineKey(line) === event.lineKey ? { ...line, count } : line)),
      };
    }
    case 'lineRemoved':
      return withLines(
        cart,
        cart.lines.filter((line) => lineKey(line) !== event.lineKey),
      );
    case 'priceUpdated': {
      const { priceMinor, promoId } = event;
      const line = cart.lines.find((candidate) => lineKey(candidate) === event.lineKey);
      // No news is the very same cart: whoever follows it by identity would go round for ever.
      if (!line || (line.priceMinor === priceMinor && line.promoId === promoId)) return cart;
      const fullPriceMinor = Math.max(line.fullPriceMinor, priceMinor);
      const updated = { ...line, priceMinor, fullPriceMinor, promoId };
      return { ...cart, lines: cart.lines.map((other) => (other === line ? updated : other)) };
    }
  }
}

/** Price of one piece with its additives, minor units. */
export function pieceSumMinor(line: Pick<CartLine, 'priceMinor' | 'additives'>): number {
  return line.additives.reduce(
    (sum, additive) => sum + additive.priceMinor * additive.count,
    line.priceMinor,
  );
}

export function lineSumMinor(line: Pick<CartLine, 'priceMinor' | 'additives' | 'count'>): number {
  return pieceSumMinor(line) * line.count;
}

/** Sum of a takeaway cart, minor units: positions only (contract 'Sums': no charge, no delivery). */
export function cartSumMinor(lines: readonly Pick<CartLine, 'priceMinor' | 'additives' | 'count'>[]): number {
  return lines.reduce((sum, line) => sum + lineSumMinor(line), 0);
}

/** Pieces in the cart, of one product or of all. */
export function piecesIn(cart: Cart | null, productId?: number): number {
  return (cart?.lines ?? [])
    .filter((line) => productId === undefined || line.productId === productId)
    .reduce((pieces, line) => pieces + line.count, 0);
}
