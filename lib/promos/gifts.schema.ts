import { z } from 'zod/mini';
import { MAX_CODE_LENGTH } from '@/lib/ground/ordering/promo-code';
import { typedLine } from '@/lib/core/text/typed-text.schema';

/* The requests and the answers of `/api/promos/gifts` and its neighbours; money in integer minor units, instants ISO in UTC. */

export const giftSchema = z.object({
  id: z.string(),
  /** In the page's language. */
  title: z.string(),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** `bonus` is credited when it is claimed, `product` comes with a later order; `other` is described by its title. */
  kind: z.enum(['bonus', 'product', 'other']),
  /** Bonuses of a gift of that kind; null for the others. */
  bonusMinor: z.nullable(z.number()),
  /** Sent with the order as its promo code; null until it is claimed, and where there is none. */
  promoCode: z.nullable(z.string()),
  status: z.enum(['available', 'claimed', 'used', 'expired']),
  validUntil: z.string(),
});
export type Gift = z.infer<typeof giftSchema>;

export const couponSchema = z.object({
  id: z.string(),
  promoCode: z.string(),
  /** In the page's language. */
  title: z.string(),
  description: z.nullable(z.string()),
  /** Sum of positions that it needs; null = any. */
  minMinor: z.nullable(z.number()),
  status: z.enum(['active', 'used', 'expired']),
  validUntil: z.string(),
});
export type Coupon = z.infer<typeof couponSchema>;

/** Both at once; null for a part that the platform did not give. */
export const giftsAndCouponsSchema = z.object({
  currency: z.enum(['KZT', 'GEL']),
  gifts: z.nullable(z.array(giftSchema)),
  coupons: z.nullable(z.array(couponSchema)),
});
export type GiftsAndCoupons = z.infer<typeof giftsAndCouponsSchema>;

export const addCouponSchema = z.object({
  promoCode: typedLine({ min: 1, max: MAX_CODE_LENGTH }),
});
