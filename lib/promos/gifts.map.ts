import 'server-only';
import type { z } from 'zod';
import { issueOf } from '@/lib/errors/own-error';
import { log } from '@/lib/log/log.server';
import { fromMajor } from '@/lib/money/money';
import type { Coupon, Gift } from './gifts.schema';
import { couponWire, giftWire, type giftOrCouponListWire } from './gifts.wire';

/** A gift of the diner's; bonuses in minor units. */
export function mapGift(wire: z.output<typeof giftWire>): Gift {
  const { id, title, description, status } = wire;
  return {
    id,
    title,
    description,
    imageUrl: wire.image_url,
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
  return wire.data.flatMap((item) => {
    const parsed = giftWire.safeParse(item);
    if (parsed.success) return [mapGift(parsed.data)];
    log.warn({ issue: issueOf(parsed.error) }, 'unreadable gift dropped');
    return [];
  });
}

/** Coupons in the platform's order; one that cannot be read is dropped and reported. */
export function mapCoupons(wire: z.output<typeof giftOrCouponListWire>): Coupon[] {
  return wire.data.flatMap((item) => {
    const parsed = couponWire.safeParse(item);
    if (parsed.success) return [mapCoupon(parsed.data)];
    log.warn({ issue: issueOf(parsed.error) }, 'unreadable coupon dropped');
    return [];
  });
}
