import { defineRoute } from '@/lib/core/bff/define-route';
import { checkPromoCode } from '@/lib/cart/promo-code.server';
import { promoCodeRequestSchema } from '@/lib/cart/promo-code.schema';
import { quotedPromoSchema } from '@/lib/cart/quote.schema';
import { publicUpstream } from '@/lib/core/upstream/client';

/** The discount of a promo code for a cart, or why there is none. */
export const POST = defineRoute({
  body: promoCodeRequestSchema,
  answer: quotedPromoSchema,
  needsSession: false,
  limit: 'promoCode',
  handle: ({ site, deviceId, signedIn, body }) =>
    checkPromoCode({ signedIn, upstream: publicUpstream({ ...site, deviceId }) }, body, body.promoCode),
});
