import type { GiftsAndCoupons } from '@/lib/promos/gifts.schema';
import type { QuotedPromo } from './quote.schema';

/* The best of the diner's own coupons and gifts for a cart, so that nobody has to try them one by one (CART-31). */

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

/** What a code takes off what is paid, minor units: its discount, and the delivery where that is free. */
export function promoSavingMinor(promo: AppliedPromo, deliveryMinor: number): number {
  return promo.discountMinor + (promo.isDeliveryFree ? deliveryMinor : 0);
}

/**
 * The code that saves most of these, the first of equal ones; one that comes with a dish where none saves anything.
 * @param deliveryMinor what the delivery costs without a code
 */
export function bestPromo(promos: readonly AppliedPromo[], deliveryMinor: number): AppliedPromo | null {
  let best: AppliedPromo | null = null;
  for (const promo of promos) {
    const saving = promoSavingMinor(promo, deliveryMinor);
    if (saving === 0 && promo.giftName === null) continue;
    if (best === null || saving > promoSavingMinor(best, deliveryMinor)) best = promo;
  }
  return best;
}
