import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { cancelOrder } from '@/lib/orders/order-reading.server';

/** Cancels an order of the diner that the kitchen has not begun. */
export const POST = defineRoute({
  params: z.object({ orderId: z.coerce.number().int().positive().max(2_147_483_647) }),
  needsSession: true,
  handle: ({ signedIn, params }) => cancelOrder(signedIn, params.orderId),
});
