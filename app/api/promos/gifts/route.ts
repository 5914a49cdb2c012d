import { defineRoute } from '@/lib/bff/define-route';
import { loadGifts } from '@/lib/promos/gifts.server';

/** Gifts and coupons of the signed-in diner. */
export const GET = defineRoute({
  needsSession: true,
  handle: ({ signedIn, site }) => loadGifts(signedIn, site),
});
