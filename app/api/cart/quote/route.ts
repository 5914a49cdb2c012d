import { defineRoute } from '@/lib/bff/define-route';
import { quoteRequestSchema } from '@/lib/cart/quote.schema';
import { quoteCart } from '@/lib/cart/quote.server';

/** Checks a cart: stop list, prices, limits, times, delivery, bonuses, and what it costs. */
export const POST = defineRoute({
  body: quoteRequestSchema,
  needsSession: false,
  handle: ({ site, deviceId, signedIn, body }) => quoteCart({ site, deviceId, signedIn }, body),
});
