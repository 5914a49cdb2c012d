import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { getCourier } from '@/lib/orders/order-reading.server';

/** Who brings an order of the diner, and where they are. */
export const GET = defineRoute({
  params: z.object({ orderId: z.coerce.number().int().positive().max(2_147_483_647) }),
  needsSession: true,
  handle: async ({ signedIn, params }) => ({ courier: await getCourier(signedIn, params.orderId) }),
});
