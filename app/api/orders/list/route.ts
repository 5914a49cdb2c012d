import { defineRoute } from '@/lib/core/bff/define-route';
import { listOrders } from '@/lib/orders/order-reading.server';
import { orderListInput } from '@/lib/orders/order-list-input';
import { orderPageSchema } from '@/lib/orders/orders.schema';

/** A page of the diner's orders, newest first; all of them, or those of a service or a brand. */
export const GET = defineRoute({
  query: orderListInput,
  answer: orderPageSchema,
  needsSession: true,
  handle: ({ signedIn, query: { page, service, brand } }) =>
    listOrders(signedIn, page, { service, brandId: brand }),
});
