import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { getCourier } from '@/lib/orders/order-reading.server';
import { courierAnswerSchema } from '@/lib/orders/orders.schema';

/** The courier of an order of the diner, and their position. */
export const GET = defineRoute({
  params: z.object({ orderId: idTextSchema }),
  answer: courierAnswerSchema,
  needsSession: true,
  handle: async ({ signedIn, params }) => ({ courier: await getCourier(signedIn, params.orderId) }),
});
