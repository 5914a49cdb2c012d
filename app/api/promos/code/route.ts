import { defineRoute } from '@/lib/bff/define-route';
import { checkPromoCode } from '@/lib/cart/promo-code.server';
import { promoCodeRequestSchema } from '@/lib/cart/promo-code.schema';
import { quotedPromoSchema } from '@/lib/cart/quote.schema';
import { publicUpstream } from '@/lib/upstream/client';

/** What a promo code gives for a cart, or why it gives nothing. */
export const POST = defineRoute({
  body: promoCodeRequestSchema,
  answer: quotedPromoSchema,
  needsSession: false,
  limit: 'promoCode',
  handle: ({ site, deviceId, signedIn, body }) =>
    checkPromoCode({ signedIn, upstream: publicUpstream({ ...site, deviceId }) }, body, body.promoCode),
});
