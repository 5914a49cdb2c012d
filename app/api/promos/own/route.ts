import { defineRoute } from '@/lib/core/bff/define-route';
import { ownPromosRequestSchema, ownPromosSchema } from '@/lib/cart/own-promos.schema';
import { checkOwnPromos } from '@/lib/cart/own-promos.server';
import { publicUpstream } from '@/lib/core/upstream/client';

/** The discounts that the diner's own coupons and gifts give for a cart. */
export const POST = defineRoute({
  body: ownPromosRequestSchema,
  answer: ownPromosSchema,
  needsSession: true,
  limit: 'ownPromos',
  handle: ({ site, deviceId, signedIn, body }) =>
    checkOwnPromos({ signedIn, upstream: publicUpstream({ ...site, deviceId }) }, body, new Date()),
});
