import { defineRoute } from '@/lib/bff/define-route';
import { quoteRequestSchema } from '@/lib/cart/quote.schema';
import { quoteTakeaway } from '@/lib/cart/quote.server';

/** Checks a cart: stop list, prices, cooking time, opening hours. */
export const POST = defineRoute({
  body: quoteRequestSchema,
  needsSession: false,
  handle: ({ site, deviceId, body }) => quoteTakeaway(site, deviceId, body),
});
