import { defineRoute } from '@/lib/bff/define-route';
import { ownPromosRequestSchema, ownPromosSchema } from '@/lib/cart/own-promos.schema';
import { checkOwnPromos } from '@/lib/cart/own-promos.server';
import { publicUpstream } from '@/lib/upstream/client';

/** What the diner's own coupons and gifts give for a cart. */
export const POST = defineRoute({
  body: ownPromosRequestSchema,
  answer: ownPromosSchema,
  needsSession: true,
  limit: 'ownPromos',
  handle: ({ site, deviceId, signedIn, body }) =>
    checkOwnPromos({ signedIn, upstream: publicUpstream({ ...site, deviceId }) }, body, new Date()),
});
