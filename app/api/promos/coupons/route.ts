import { defineRoute } from '@/lib/core/bff/define-route';
import { addCouponSchema, couponSchema } from '@/lib/promos/gifts.schema';
import { addCoupon } from '@/lib/promos/gifts.server';

/** Adds a coupon of the diner by its code. */
export const POST = defineRoute({
  body: addCouponSchema,
  answer: couponSchema,
  needsSession: true,
  limit: 'promoCode',
  handle: ({ signedIn, body }) => addCoupon(signedIn, body.promoCode),
});
