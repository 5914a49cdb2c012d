import type { MoneyFormat } from '@/lib/core/money/currency';
import { MAX_COUNT, MAX_LINES } from '@/lib/ground/ordering/limits';

// The cart: stored in session storage under `cart` (CART-01), versioned and checked when read
// (`stored-cart.ts`). One venue at a time. Money is in integer minor units.

export const CART_VERSION = 2;

export interface CartAdditive {
  additiveId: number;
  name: string;
  priceMinor: number;
  /** For one piece of the product. */
  count: number;
}

/** One position of the basket (CART-06 to CART-08). */
export interface CartLine {
  productId: number;
  name: string;
  kind: 'dish' | 'good';
  imageUrl: string | null;
  size: { id: number; name: string } | null;
  additives: CartAdditive[];
  /** The price of one piece without additives. */
  priceMinor: number;
  /** The same before its discount; equal without one. */
  fullPriceMinor: number;
  promoId: number | null;
  /** Pieces of the product that one order can hold by promotion and stock, all its lines together; null = no limit. */
  pieceLimit: number | null;
  minAge: number | null;
  cookingMinutes: number;
  /** Was on the stop list when it was last checked. */
  isStopped: boolean;
  /** Ids of the services it cannot be ordered for. */
  unavailableServices: number[];
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

/** The platform's values of a line when it was checked; they replace the line's own. */
export type CheckedLine = Pick<
  CartLine,
  'priceMinor' | 'fullPriceMinor' | 'promoId' | 'pieceLimit' | 'isStopped' | 'unavailableServices'
> & {
  lineKey: string;
  /** Price of each additive now, by its id; one that is not named keeps its price. */
  additivePricesMinor: Readonly<Record<number, number>>;
};

/** A line as it was sent with an order. */
export interface OrderedLine {
  productId: number;
  sizeId: number | null;
  additives: readonly Pick<CartAdditive, 'additiveId' | 'count'>[];
  count: number;
}

/** The events of a cart. */
export type CartEvent =
  | { type: 'lineAdded'; venue: CartVenue; line: CartLine; newCartId: string }
  | { type: 'countChanged'; lineKey: string; count: number }
  | { type: 'lineRemoved'; lineKey: string }
  | { type: 'checked'; lines: readonly CheckedLine[] }
  | { type: 'cleared' }
  /** Lines that could not be ordered were fixed, all at once. */
  | { type: 'fixed'; cart: Cart | null }
  /** The fix was undone: the cart is as before it, unless it was changed or ordered since. */
  | { type: 'fixUndone'; before: Cart; fixed: Cart | null }
  /** Clearing was undone; a cart that was begun meanwhile stays. */
  | { type: 'restored'; cart: Cart }
  /** These pieces were ordered; what was added since is a cart of its own. */
  | { type: 'ordered'; lines: readonly OrderedLine[]; newCartId: string }
  /** Another cart was ordered under its id: its current lines become a cart of their own. */
  | { type: 'renewed'; newCartId: string }
  /** A past order is ordered again: its lines are the cart. */
  | { type: 'reordered'; venue: CartVenue; lines: readonly CartLine[]; newCartId: string };

/** How long clearing can be undone, milliseconds: longer than a toast without an action. */
export const CLEARED_TOAST_MS = 8000;

/** Lines with the same product, size and additives are one line. */
export function lineKey(line: {
  productId: number;
  size: { id: number } | null;
  additives: OrderedLine['additives'];
}): string {
  const additives = line.additives
    .map(({ additiveId, count }) => `${additiveId}x${count}`)
    .sort()
    .join('+');
  return `${line.productId}/${line.size?.id ?? ''}/${additives}`;
}

/** The most pieces a line can have beside the other lines of its product (CART-26, CART-27). */
export function maxPieces(lines: readonly CartLine[], line: CartLine): number {
  if (line.pieceLimit === null) return MAX_COUNT;
  const key = lineKey(line);
  const others = lines
    .filter((other) => other.productId === line.productId && lineKey(other) !== key)
    .reduce((pieces, other) => pieces + other.count, 0);
  return Math.max(0, Math.min(MAX_COUNT, line.pieceLimit - others));
}

function withLines(cart: Cart, lines: CartLine[]): Cart | null {
  return lines.length > 0 ? { ...cart, lines } : null;
}

function addLine(cart: Cart | null, event: Extract<CartEvent, { type: 'lineAdded' }>): Cart | null {
  const { venue, line, newCartId } = event;
  if (!cart || cart.venue.id !== venue.id) {
    const begun: Cart = { version: CART_VERSION, id: newCartId, venue, lines: [] };
    const count = Math.min(line.count, maxPieces([], line));
    return withLines(begun, count > 0 ? [{ ...line, count }] : []);
  }
  const key = lineKey(line);
  const existing = cart.lines.find((other) => lineKey(other) === key);
  const count = Math.min((existing?.count ?? 0) + line.count, maxPieces(cart.lines, line));
  if (existing) {
    // A limit that has shrunk meanwhile takes nothing away: the check says so, and the diner decides.
    const merged = { ...line, count: Math.max(count, existing.count) };
    return { ...cart, lines: cart.lines.map((other) => (other === existing ? merged : other)) };
  }
  if (count === 0 || cart.lines.length >= MAX_LINES) return cart;
  return { ...cart, lines: [...cart.lines, { ...line, count }] };
}

function changeCount(cart: Cart, key: string, requested: number): Cart | null {
  const line = cart.lines.find((candidate) => lineKey(candidate) === key);
  if (!line) return cart;
  const wanted = Math.min(MAX_COUNT, Math.trunc(requested));
  // Fewer pieces are always taken, more only up to the limit.
  const count =
    wanted <= line.count ? wanted : Math.max(line.count, Math.min(wanted, maxPieces(cart.lines, line)));
  const others = cart.lines.filter((other) => other !== line);
  if (!(count >= 1)) return withLines(cart, others);
  return { ...cart, lines: cart.lines.map((other) => (other === line ? { ...line, count } : other)) };
}

function takeOver(line: CartLine, { lineKey: _, additivePricesMinor, ...changes }: CheckedLine): CartLine {
  const additives = line.additives.map((additive) => ({
    ...additive,
    priceMinor: additivePricesMinor[additive.additiveId] ?? additive.priceMinor,
  }));
  return { ...line, ...changes, additives };
}

function check(cart: Cart, checked: readonly CheckedLine[]): Cart {
  const lines = cart.lines.map((line) => {
    const found = checked.find((candidate) => candidate.lineKey === lineKey(line));
    return found ? takeOver(line, found) : line;
  });
  // Without changes the very same cart: code that compares it by identity would loop for ever.
  return JSON.stringify(lines) === JSON.stringify(cart.lines) ? cart : { ...cart, lines };
}

function takeOut(cart: Cart, ordered: readonly OrderedLine[], newCartId: string): Cart | null {
  const counts = new Map<string, number>();
  for (const { sizeId, count, ...line } of ordered) {
    const key = lineKey({ ...line, size: sizeId === null ? null : { id: sizeId } });
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const left = cart.lines
    .map((line) => ({ ...line, count: line.count - (counts.get(lineKey(line)) ?? 0) }))
    .filter(({ count }) => count > 0);
  return withLines({ ...cart, id: newCartId }, left);
}

/** Whether two carts are the same one with the same pieces, whatever these cost. */
export function hasSamePieces(one: Cart | null, other: Cart | null): boolean {
  const pieces = (cart: Cart | null) => cart?.lines.map((line) => `${lineKey(line)} ${line.count}`).join();
  return one?.id === other?.id && pieces(one) === pieces(other);
}

/** The one place where a cart changes. No lines, no cart. A line of another venue begins a new cart. */
export function reduceCart(cart: Cart | null, event: CartEvent): Cart | null {
  if (event.type === 'lineAdded') return addLine(cart, event);
  if (event.type === 'restored') return cart ?? event.cart;
  if (event.type === 'fixed') return event.cart;
  if (event.type === 'fixUndone') return hasSamePieces(cart, event.fixed) ? event.before : cart;
  if (event.type === 'reordered') {
    const { venue, newCartId } = event;
    return event.lines.reduce<Cart | null>(
      (begun, line) => addLine(begun, { type: 'lineAdded', venue, line, newCartId }),
      null,
    );
  }
  if (!cart || event.type === 'cleared') return null;
  switch (event.type) {
    case 'ordered':
      return takeOut(cart, event.lines, event.newCartId);
    case 'renewed':
      return { ...cart, id: event.newCartId };
    case 'countChanged':
      return changeCount(cart, event.lineKey, event.count);
    case 'lineRemoved':
      return changeCount(cart, event.lineKey, 0);
    case 'checked':
      return check(cart, event.lines);
  }
}
