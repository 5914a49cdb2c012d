import 'server-only';
import { z } from 'zod';

const amount = z.number().min(0);

/** Contract schema Gift; kinds are an open enumeration. */
export const giftWire = z.object({
  id: z.guid(),
  title: z.string(),
  description: z.string().nullable(),
  image_url: z.string().nullable().catch(null),
  kind: z.string(),
  bonus_amount: amount.nullable(),
  /** Read for its picture alone: a product that cannot be read does not cost the gift. */
  product: z
    .object({ images: z.array(z.object({ image_url: z.string() })) })
    .nullable()
    .catch(null),
  promo_code: z.string().nullable(),
  status: z.enum(['available', 'claimed', 'used', 'expired']),
  valid_until: z.iso.datetime(),
});

/** Contract schema Coupon. */
export const couponWire = z.object({
  id: z.guid(),
  promo_code: z.string().min(1),
  title: z.string(),
  description: z.string().nullable(),
  min_sum: amount.nullable(),
  status: z.enum(['active', 'used', 'expired']),
  valid_until: z.iso.datetime(),
});

/** Lists are read item by item. */
export const giftOrCouponListWire = z.object({ data: z.array(z.unknown()) });
export const giftAnswerWire = z.object({ data: giftWire });
export const couponAnswerWire = z.object({ data: couponWire });
