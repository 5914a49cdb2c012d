import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { tableHeadersSchema } from '@/lib/ordering/table-headers.schema';
import { requireService } from '@/lib/host/config-limits.server';
import { serviceOfKind } from '@/lib/ordering/order-kind';
import { refuseOrder } from '@/lib/orders/placing/refuse-order.server';
import { orderRequestSchema } from '@/lib/orders/placing/order-request.schema';
import { placeOrder } from '@/lib/orders/placing/place-order.server';

/** Orders, after a look at it by our own rules. The same `Idempotency-Key` gives the same order, however often it is sent. */
export const POST = defineRoute({
  headers: z.object({
    'idempotency-key': z.string().regex(/^[A-Za-z0-9._:-]{8,128}$/),
    'x-repetition': z.literal('1').optional(),
    ...tableHeadersSchema.shape,
  }),
  body: orderRequestSchema,
  needsSession: true,
  limit: 'order',
  handle: async ({ signedIn, site, config, headers, body, count }) => {
    // A repetition is asked of the platform alone: what it ordered the first time is ordered, whatever the menu says now.
    if (!headers['x-repetition']) {
      if (body.promoCode) count('promoCode');
      const brandId = await requireService(site, config, serviceOfKind(body.type));
      await refuseOrder(signedIn, site, body, brandId);
    }
    return placeOrder(signedIn, site, headers['idempotency-key'], body, headers);
  },
});
