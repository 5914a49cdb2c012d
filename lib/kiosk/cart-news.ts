import { lineKey, type Cart, type CartLine } from '@/lib/cart/cart';
import { cartSumMinor } from '@/lib/cart/line-sums';

/** Changes of an order, for guests who do not see it. */
export type CartNews =
  | { kind: 'changed'; name: string; count: number; sumMinor: number }
  | { kind: 'removed'; name: string; sumMinor: number }
  | { kind: 'emptied' };

const countsOf = (cart: Cart | null) =>
  new Map((cart?.lines ?? []).map((line) => [lineKey(line), line.count] as const));

/** The one change between two states of the order; null where no line has another number of pieces. */
export function cartNews(before: Cart | null, after: Cart | null): CartNews | null {
  if (after === null) return before === null ? null : { kind: 'emptied' };
  const sumMinor = cartSumMinor(after.lines);
  const [was, is] = [countsOf(before), countsOf(after)];
  const differs = (line: CartLine) => was.get(lineKey(line)) !== is.get(lineKey(line));
  const changed = after.lines.find(differs);
  if (changed) return { kind: 'changed', name: changed.name, count: changed.count, sumMinor };
  const removed = before?.lines.find(differs);
  return removed ? { kind: 'removed', name: removed.name, sumMinor } : null;
}
