import { defineRoute } from '@/lib/core/bff/define-route';
import { quoteRequestSchema, quoteSchema } from '@/lib/cart/quote.schema';
import { quoteCart } from '@/lib/cart/quote.server';
import { requireService } from '@/lib/core/custom-config/config-limits.server';

/** Checks a cart: stop list, prices, limits, times, delivery, bonuses, and what it costs. */
export const POST = defineRoute({
  body: quoteRequestSchema,
  answer: quoteSchema,
  needsSession: false,
  kioskVenue: ({ body }) => body.venueId,
  limit: 'quote',
  handle: async ({ site, config, deviceId, signedIn, body, count }) => {
    if (body.promoCode) await count('promoCode');
    const limits = await requireService(site, config, body.service);
    return quoteCart({ site, deviceId, signedIn, limits }, body);
  },
});
