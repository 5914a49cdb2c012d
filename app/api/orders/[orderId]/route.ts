import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { AppError } from '@/lib/errors/errors';
import { getOrder } from '@/lib/orders/order-reading.server';

/** One order of the diner; somebody else's is as unknown as none. */
export const GET = defineRoute({
  params: z.object({ orderId: z.coerce.number().int().positive().max(2_147_483_647) }),
  needsSession: true,
  handle: async ({ signedIn, params }) => {
    const order = await getOrder(signedIn, params.orderId);
    if (!order) throw new AppError('order/not-found');
    return order;
  },
});
