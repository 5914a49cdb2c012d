import { defineRoute } from '@/lib/core/bff/define-route';
import { giftsAndCouponsSchema } from '@/lib/promos/gifts.schema';
import { loadGifts } from '@/lib/promos/gifts.server';

/** Gifts and coupons of the signed-in diner. */
export const GET = defineRoute({
  answer: giftsAndCouponsSchema,
  needsSession: true,
  handle: ({ signedIn, site }) => loadGifts(signedIn, site),
});
