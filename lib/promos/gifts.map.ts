import 'server-only';
import type { z } from 'zod';
import { fromMajor } from '@/lib/core/money/money';
import { readItems } from '@/lib/core/upstream/read-items';
import type { Coupon, Gift } from './gifts.schema';
import { couponWire, giftWire, type giftOrCouponListWire } from './gifts.wire';

/** A gift of the diner's, with its own picture or that of its product; bonuses in minor units. */
export function mapGift(wire: z.output<typeof giftWire>): Gift {
  const { id, title, description, status } = wire;
  return {
    id,
    title,
    description,
    imageUrl: wire.image_url ?? wire.product?.images[0]?.image_url ?? null,
    kind: wire.kind === 'bonus' || wire.kind === 'product' ? wire.kind : 'other',
    bonusMinor: wire.bonus_amount === null ? null : fromMajor(wire.bonus_amount),
    promoCode: wire.promo_code,
    status,
    validUntil: wire.valid_until,
  };
}

/** A coupon of the diner's; the smallest sum in minor units. */
export function mapCoupon(wire: z.output<typeof couponWire>): Coupon {
  const { id, title, description, status } = wire;
  return {
    id,
    promoCode: wire.promo_code,
    title,
    description,
    minMinor: wire.min_sum === null ? null : fromMajor(wire.min_sum),
    status,
    validUntil: wire.valid_until,
  };
}

/** Gifts in the platform's order; one that cannot be read is dropped and reported. */
export function mapGifts(wire: z.output<typeof giftOrCouponListWire>): Gift[] {
  return readItems(giftWire, wire.data, 'gift').map(mapGift);
}

/** Coupons in the platform's order; one that cannot be read is dropped and reported. */
export function mapCoupons(wire: z.output<typeof giftOrCouponListWire>): Coupon[] {
  return readItems(couponWire, wire.data, 'coupon').map(mapCoupon);
}
