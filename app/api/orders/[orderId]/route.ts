import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { AppError } from '@/lib/core/errors/errors';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { getOrder } from '@/lib/orders/order-reading.server';
import { orderSchema } from '@/lib/orders/orders.schema';

/** One order of the diner or of the kiosk's session; another's is reported as unknown. */
export const GET = defineRoute({
  params: z.object({ orderId: idTextSchema }),
  answer: orderSchema,
  needsSession: 'orKiosk',
  handle: async ({ customer, params }) => {
    const order = await getOrder(customer, params.orderId);
    if (!order) throw new AppError('order/not-found');
    return order;
  },
});
