import { z } from 'zod';
import type { Database } from '../database/connect';
import type { MenuAdditiveGroup, PositionData } from '../database/schema';
import type { ErrorCode } from '../errors';
import { id, money } from '../input';
import { findProducts, type VenueProduct } from '../menu/products';
import { toMajor, toMinor } from '../money';
import type { Fault } from '../refusal';
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

/** What one asked position is worth now, and what stands against it. */
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

/** Checks positions against the venue's menu, stop list, prices and promo limits, for one service. */
export async function checkPositions(
  database: Database,
  venue: FullVenue,
  serviceType: number,
  inputs: readonly PositionInput[],
): Promise<CheckedPosition[]> {
  const found = await findProducts(database, venue, [...new Set(inputs.map((input) => input.product_id))]);
  const byId = new Map(found.map((product) => [product.id, product]));
  return inputs.map((input) => {
    const product = byId.get(input.product_id) ?? null;
    // Promo limits count all positions of a product together.
    const asked = inputs
      .filter((other) => other.product_id === input.product_id)
      .reduce((sum, other) => sum + other.count, 0);
    return check(input, product, serviceType, asked);
  });
}

function check(
  input: PositionInput,
  product: VenueProduct | null,
  serviceType: number,
  askedCount: number,
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
  const promoLimit = product.promo ? Math.min(product.promo.limit, product.promo.dayLimit) : NO_LIMIT;
  const limit = promoLimit === NO_LIMIT ? null : promoLimit;
  const isStopped = product.isStopped || Boolean(size?.isUnavailable) || chosen === 'stopped';
  const issues: ErrorCode[] = [];
  if (isStopped) issues.push('product_stopped');
  if (product.unavailableServices.includes(serviceType)) issues.push('product_unavailable');
  if (toMinor(input.price) !== priceMinor) issues.push('price_changed');
  if ((input.reward_id ?? null) !== product.rewardId) issues.push('menu.productsPromoChanged');
  if (limit !== null && askedCount > limit) issues.push('menu.productsExceeded');
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

/** The faults of positions as an order tells them, all together. */
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
