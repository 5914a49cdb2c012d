import { and, eq, gte, inArray, ne, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../auth/accounts';
import type { Database } from '../../database/connect';
import { orderPositions, orders, type MenuAdditiveGroup, type PositionData } from '../../database/schema';
import type { ErrorCode } from '../../kernel/errors';
import { id, money } from '../../kernel/input';
import { findProducts, type VenueProduct } from '../menu/products';
import { toMajor, toMinor } from '../../kernel/money';
import type { Fault } from '../../kernel/refusal';
import { dayStart } from '../venues/hours';
import type { FullVenue } from '../venues/venues';

/** OrderPositionInput of the contract. */
export const positionInput = z.object({
  product_id: id,
  size_id: id.nullish(),
  additives: z
    .array(z.object({ additive_id: id, count: z.number().int().min(1).max(99) }))
    .max(100)
    .default([]),
  count: z.number().int().min(1).max(99),
  price: money,
  reward_id: id.nullish(),
});
export type PositionInput = z.output<typeof positionInput>;

/** A promo limit of the contract that limits nothing. */
const NO_LIMIT = 9999;

/** The present price of one requested position, and its faults. */
export interface CheckedPosition {
  input: PositionInput;
  product: VenueProduct | null;
  /** Of one piece without additives; null when the product or its size is gone. */
  unitPriceMinor: number | null;
  oldPriceMinor: number | null;
  availableCount: number | null;
  issues: ErrorCode[];
  data: PositionData | null;
}

/** A position as it is written with an order. */
export interface OrderLine {
  productId: number;
  count: number;
  data: PositionData;
}

/** A product that a promo code adds: one piece, at price 0. */
export function giftPosition({ id, name, kind, priceMinor, picture }: VenueProduct): OrderLine {
  return {
    productId: id,
    count: 1,
    data: {
      productName: name,
      productType: kind,
      size: null,
      additives: [],
      priceMinor: 0,
      oldPriceMinor: priceMinor,
      sumMinor: 0,
      picture,
    },
  };
}

interface Buyer {
  database: Database;
  now: Date;
  user: User | null;
}

/** Checks positions against the venue's menu, stop list, prices and promo limits, for one service and this buyer. */
export async function checkPositions(
  buyer: Buyer,
  venue: FullVenue,
  serviceType: number,
  inputs: readonly PositionInput[],
): Promise<CheckedPosition[]> {
  const ids = [...new Set(inputs.map((input) => input.product_id))];
  const found = await findProducts(buyer.database, venue, ids);
  const byId = new Map(found.map((product) => [product.id, product]));
  const bought = await boughtToday(buyer, venue, ids);
  return inputs.map((input) => {
    const product = byId.get(input.product_id) ?? null;
    // Promo limits count all positions of a product together.
    const requested = inputs
      .filter((other) => other.product_id === input.product_id)
      .reduce((sum, other) => sum + other.count, 0);
    return check(input, product, serviceType, { requested, bought: bought.get(input.product_id) ?? 0 });
  });
}

/** Pieces of the products that the diner has ordered since the day began in the venue's town, canceled orders apart. */
async function boughtToday(
  { database, now, user }: Buyer,
  { town }: FullVenue,
  productIds: number[],
): Promise<Map<number, number>> {
  if (!user) return new Map();
  const rows = await database
    .select({ productId: orderPositions.productId, count: sum(orderPositions.count).mapWith(Number) })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .where(
      and(
        eq(orders.userId, user.id),
        ne(orders.status, 'canceled'),
        gte(orders.createdAt, dayStart(town.timezone, now)),
        inArray(orderPositions.productId, productIds),
      ),
    )
    .groupBy(orderPositions.productId);
  return new Map(rows.map(({ productId, count }) => [productId, count]));
}

/** Pieces left by stock and promotion limits; null: any number. */
function piecesLeft({ promo, stock }: VenueProduct, bought: number): number | null {
  const ofOrder = promo && promo.limit < NO_LIMIT ? promo.limit : Infinity;
  const ofDay = promo && promo.dayLimit < NO_LIMIT ? Math.max(0, promo.dayLimit - bought) : Infinity;
  const left = Math.min(ofOrder, ofDay, stock ?? Infinity);
  return left === Infinity ? null : left;
}

function check(
  input: PositionInput,
  product: VenueProduct | null,
  serviceType: number,
  { requested, bought }: { requested: number; bought: number },
): CheckedPosition {
  const size = product?.sizes?.find((candidate) => candidate.id === input.size_id) ?? null;
  const isSizeGone = Boolean(product?.sizes ? !size : input.size_id != null);
  if (!product || product.isDeleted || isSizeGone) {
    return {
      input,
      product,
      unitPriceMinor: null,
      oldPriceMinor: null,
      availableCount: null,
      issues: ['product_deleted'],
      data: null,
    };
  }
  const { priceMinor, oldPriceMinor } = size ?? product;
  const chosen = chooseAdditives(product.groups, input);
  const limit = piecesLeft(product, bought);
  const isStopped = product.isStopped || Boolean(size?.isUnavailable) || chosen === 'stopped';
  const issues: ErrorCode[] = [];
  if (isStopped) issues.push('product_stopped');
  if (product.unavailableServices.includes(serviceType)) issues.push('product_unavailable');
  if (toMinor(input.price) !== priceMinor) issues.push('price_changed');
  if ((input.reward_id ?? null) !== product.rewardId) issues.push('menu.productsPromoChanged');
  if (limit !== null && requested > limit) issues.push('menu.productsExceeded');
  if (chosen === 'invalid') issues.push('additives_invalid');
  const additives = typeof chosen === 'string' ? [] : chosen;
  const pieceMinor = additives.reduce(
    (sum, additive) => sum + additive.priceMinor * additive.count,
    priceMinor,
  );
  return {
    input,
    product,
    unitPriceMinor: priceMinor,
    oldPriceMinor,
    availableCount: limit,
    issues,
    data: {
      productName: product.name,
      productType: product.kind,
      size: size ? { id: size.id, name: size.name } : null,
      additives,
      priceMinor,
      oldPriceMinor,
      sumMinor: pieceMinor * input.count,
      picture: product.picture,
    },
  };
}

/** The chosen additives with names and prices; `invalid` for bounds that are broken, `stopped` for one that is out. */
function chooseAdditives(
  groups: readonly MenuAdditiveGroup[],
  input: PositionInput,
): PositionData['additives'] | 'invalid' | 'stopped' {
  const counts = new Map<number, number>();
  for (const { additive_id: additiveId, count } of input.additives) {
    counts.set(additiveId, (counts.get(additiveId) ?? 0) + count);
  }
  const chosen: PositionData['additives'] = [];
  let isStopped = false;
  for (const group of groups) {
    const total = group.items.reduce((sum, item) => sum + (counts.get(item.id) ?? 0), 0);
    if (total < group.min || total > group.max) return 'invalid';
    const isUsed = total > 0 || group.min > 0;
    for (const item of group.items) {
      const count = counts.get(item.id) ?? 0;
      counts.delete(item.id);
      if (count > (item.max ?? group.max) || (isUsed && count < item.min)) return 'invalid';
      if (count === 0) continue;
      isStopped ||= item.isUnavailable;
      chosen.push({ id: item.id, name: item.name, count, priceMinor: item.priceMinor });
    }
  }
  if (counts.size > 0) return 'invalid';
  return isStopped ? 'stopped' : chosen;
}

/** The faults of positions as an order reports them, all together. */
export function positionFaults(checked: readonly CheckedPosition[]): Fault[] {
  return checked.flatMap((position, index) => position.issues.map((code) => faultOf(position, code, index)));
}

function faultOf(
  { input, product, unitPriceMinor, availableCount }: CheckedPosition,
  code: ErrorCode,
  index: number,
): Fault {
  const member = code === 'price_changed' ? '/price' : code === 'menu.productsExceeded' ? '/count' : '';
  const meta: Record<string, number | string> = { product_id: input.product_id };
  if (code === 'price_changed' && unitPriceMinor !== null) {
    meta.old_price = input.price;
    meta.new_price = toMajor(unitPriceMinor);
  }
  if (code === 'menu.productsExceeded' && availableCount !== null) meta.available_count = availableCount;
  return { code, name: product?.name ?? null, source: { pointer: `/positions/${index}${member}` }, meta };
}
