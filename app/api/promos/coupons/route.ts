import { defineRoute } from '@/lib/bff/define-route';
import { addCouponSchema } from '@/lib/promos/gifts.schema';
import { addCoupon } from '@/lib/promos/gifts.server';

/** Adds a coupon of the diner by its code. */
export const POST = defineRoute({
  body: addCouponSchema,
  needsSession: true,
  limit: 'promoCode',
  handle: ({ signedIn, body }) => addCoupon(signedIn, body.promoCode),
});
