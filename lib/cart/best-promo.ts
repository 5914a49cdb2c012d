import { deliveryCostMinor } from '@/lib/delivery/tariff-bar';
import type { GiftsAndCoupons } from '@/lib/promos/gifts.schema';
import { deliveryProblem } from './quote';
import type { QuotedDelivery, QuotedPromo } from './quote.schema';

/* The best of the diner's own coupons and gifts for a cart, without trying them one by one (CART-31). */

/** A code that gives something for this cart. */
export type AppliedPromo = Extract<QuotedPromo, { kind: 'applied' }>;

/** Each is a request to the platform. */
export const MAX_CODES_TRIED = 5;

/** The diner's codes that may be used now, those that end soonest first, at most {@link MAX_CODES_TRIED}. */
export function codesToTry(
  { gifts, coupons }: Pick<GiftsAndCoupons, 'gifts' | 'coupons'>,
  now: Date,
): string[] {
  const usable = [
    ...(coupons ?? []).filter(({ status }) => status === 'active'),
    ...(gifts ?? []).filter(({ status }) => status === 'claimed'),
  ].flatMap(({ promoCode, validUntil }) => {
    const endsMs = Date.parse(validUntil);
    return promoCode !== null && endsMs > now.getTime() ? [{ promoCode, endsMs }] : [];
  });
  const codes = usable.sort((one, other) => one.endsMs - other.endsMs).map(({ promoCode }) => promoCode);
  return [...new Set(codes)].slice(0, MAX_CODES_TRIED);
}

/** The order that a code would be used for. */
export interface PromoOrder {
  /** Before a code takes anything off them, minor units. */
  positionsMinor: number;
  /** null: nothing is delivered, or it is not known how. */
  delivery: Exclude<QuotedDelivery, { kind: 'unavailable' }> | null;
}

/** The saving of a code, minor units: its discount plus cheaper delivery; negative if it costs more. */
export function promoSavingMinor(promo: AppliedPromo, order: PromoOrder): number {
  const { positionsMinor, delivery } = order;
  const goodsMinor = goodsMinorWith(promo, order);
  const costMinor = promo.isDeliveryFree ? 0 : deliveryMinorAt(delivery, goodsMinor);
  return positionsMinor - goodsMinor + deliveryMinorAt(delivery, positionsMinor) - costMinor;
}

/** The sum for minimums and tiers once the code's discount, at most all of it, is taken off (contract rule 32). */
function goodsMinorWith({ discountMinor }: AppliedPromo, { positionsMinor }: PromoOrder): number {
  return Math.max(0, positionsMinor - discountMinor);
}

function deliveryMinorAt(delivery: PromoOrder['delivery'], goodsMinor: number): number {
  if (delivery?.kind !== 'platform') return delivery?.costMinor ?? 0;
  return deliveryCostMinor(delivery, goodsMinor);
}

/** The code that saves most, else one that adds a dish; null if each raises the price or blocks delivery. */
export function bestPromo(promos: readonly AppliedPromo[], order: PromoOrder): AppliedPromo | null {
  let best: AppliedPromo | null = null;
  for (const promo of promos) {
    const saving = promoSavingMinor(promo, order);
    if (saving < 0 || (saving === 0 && promo.giftName === null)) continue;
    if (deliveryProblem(order.delivery, goodsMinorWith(promo, order))) continue;
    if (best === null || saving > promoSavingMinor(best, order)) best = promo;
  }
  return best;
}
