import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { takeawayOrderRequestSchema } from '@/lib/orders/orders.schema';
import { placeTakeawayOrder } from '@/lib/orders/orders.server';

/** Orders a takeaway. The same `Idempotency-Key` gives the same order, however often it is sent. */
export const POST = defineRoute({
  headers: z.object({ 'idempotency-key': z.string().regex(/^[A-Za-z0-9._:-]{8,128}$/) }),
  body: takeawayOrderRequestSchema,
  needsSession: true,
  handle: ({ signedIn, site, headers, body }) =>
    placeTakeawayOrder(signedIn, site, headers['idempotency-key'], body),
});
