import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { reorder } from '@/lib/orders/reorder.server';

/** A past order of the diner as a cart of today, and what differs; nothing is ordered yet. */
export const POST = defineRoute({
  params: z.object({ orderId: z.coerce.number().int().positive().max(2_147_483_647) }),
  needsSession: true,
  handle: ({ site, signedIn, params }) => reorder(site, signedIn, params.orderId),
});
