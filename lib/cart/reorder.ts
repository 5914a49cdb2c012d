import type { ProductSize } from '@/lib/menu/menu';
import type { ProductDetails } from '@/lib/menu/product-details';
import { lineKey, type CartAdditive, type CartLine } from './cart';
import { pieceSumMinor } from './line-sums';
import { choiceIssue } from './line-check';
import { lineOf } from './line-of';
import { MAX_COUNT } from '@/lib/ground/ordering/limits';
import type { ReorderChange } from './reorder.schema';

// A past order as a cart of today: what is available as before goes into the cart, and every difference is
// shown. Nothing is chosen in the diner's place. Money is in integer minor units.

/** A position as it was ordered; prices are those of that day. */
export interface PastPosition {
  productId: number;
  name: string;
  size: { id: number; name: string } | null;
  additives: readonly CartAdditive[];
  count: number;
  /** Of one piece without additives. */
  priceMinor: number;
}

/** The past positions as lines of today's menu, for the service; positions that became alike are one line. */
export function reconcile(
  positions: readonly PastPosition[],
  products: readonly ProductDetails[],
  serviceId: number,
): { lines: CartLine[]; changes: ReorderChange[] } {
  const byId = new Map(products.map((details) => [details.product.id, details]));
  const lines = new Map<string, CartLine>();
  const changes: ReorderChange[] = [];
  for (const position of positions) {
    const today = positionToday(position, byId.get(position.productId), serviceId);
    changes.push(...today.changes);
    if (!today.line) continue;
    const key = lineKey(today.line);
    const earlier = lines.get(key)?.count ?? 0;
    const count = Math.min(position.count, roomFor(today.line, earlier, [...lines.values()]));
    if (count < position.count)
      changes.push({ ...subjectOf(position), kind: 'countLowered', from: position.count, to: count });
    if (count > 0) lines.set(key, { ...today.line, count: earlier + count });
  }
  return { lines: [...lines.values()], changes };
}

/** Pieces that still fit beside the earlier ones of the line: a promotion's limit is shared by all lines of the product. */
function roomFor(line: CartLine, earlier: number, lines: readonly CartLine[]): number {
  const pieces = lines
    .filter(({ productId }) => productId === line.productId)
    .reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, Math.min(MAX_COUNT - earlier, (line.pieceLimit ?? Infinity) - pieces));
}

const subjectOf = ({ productId, name }: PastPosition) => ({ productId, name });

/** One position today: its line, null where it cannot be had as it was, and what differs. */
function positionToday(
  position: PastPosition,
  details: ProductDetails | undefined,
  serviceId: number,
): { line: CartLine | null; changes: ReorderChange[] } {
  const subject = subjectOf(position);
  const without = (change: ReorderChange) => ({ line: null, changes: [change] });
  if (!details) return without({ ...subject, kind: 'gone' });
  const { product } = details;
  if (product.isUnavailable) return without({ ...subject, kind: 'soldOut' });
  if (product.unavailableServices.includes(serviceId)) return without({ ...subject, kind: 'notForService' });
  const size = product.sizes?.find(({ id }) => id === position.size?.id) ?? null;
  // A size that came or went changes what is bought and for how much.
  if (!size && (product.sizes ?? position.size))
    return without({ ...subject, kind: 'sizeGone', sizeName: position.size?.name ?? null });
  if (size?.isUnavailable) return without({ ...subject, kind: 'sizeSoldOut', sizeName: size.name });
  return lineToday(position, details, size);
}

function lineToday(
  position: PastPosition,
  { product, groups }: ProductDetails,
  size: ProductSize | null,
): { line: CartLine | null; changes: ReorderChange[] } {
  const subject = subjectOf(position);
  const changes: ReorderChange[] = [];
  const items = groups.flatMap((group) => group.items);
  const available = position.additives.filter(({ additiveId, name: additiveName }) => {
    const item = items.find(({ id }) => id === additiveId);
    if (!item) changes.push({ ...subject, kind: 'additiveGone', additiveName });
    else if (item.isUnavailable) changes.push({ ...subject, kind: 'additiveSoldOut', additiveName });
    return item && !item.isUnavailable;
  });
  if (choiceIssue(groups, available)) {
    changes.push({ ...subject, kind: 'chooseAdditives' });
    return { line: null, changes };
  }
  const additives = available.map((additive) => {
    const item = items.find(({ id }) => id === additive.additiveId);
    return item ? { ...additive, name: item.name, priceMinor: item.priceMinor } : additive;
  });
  const line = lineOf(product, { size, additives, count: position.count });
  const fromMinor = pieceSumMinor({ priceMinor: position.priceMinor, additives: available });
  const toMinor = pieceSumMinor(line);
  if (fromMinor !== toMinor) changes.push({ ...subject, kind: 'priceChanged', fromMinor, toMinor });
  return { line, changes };
}
