import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { takeawayOrderRequestSchema } from '@/lib/orders/orders.schema';
import { placeTakeawayOrder, refuseLineFaults } from '@/lib/orders/orders.server';

/** Orders a takeaway, after a look at it by our own rules. The same `Idempotency-Key` gives the same order, however often it is sent. */
export const POST = defineRoute({
  headers: z.object({
    'idempotency-key': z.string().regex(/^[A-Za-z0-9._:-]{8,128}$/),
    'x-repetition': z.literal('1').optional(),
  }),
  body: takeawayOrderRequestSchema,
  needsSession: true,
  handle: async ({ signedIn, site, headers, body }) => {
    // A repetition is asked of the platform alone: what it ordered the first time is ordered, whatever the menu says now.
    if (!headers['x-repetition']) await refuseLineFaults(site, body);
    return placeTakeawayOrder(signedIn, site, headers['idempotency-key'], body);
  },
});
