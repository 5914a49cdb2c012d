import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { cancelOrder } from '@/lib/orders/order-reading.server';
import { orderSchema } from '@/lib/orders/orders.schema';

/** Cancels an order of the diner that the kitchen has not begun. */
export const POST = defineRoute({
  params: z.object({ orderId: idTextSchema }),
  answer: orderSchema,
  needsSession: true,
  handle: ({ signedIn, params }) => cancelOrder(signedIn, params.orderId),
});
