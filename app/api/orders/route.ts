import { defineRoute } from '@/lib/core/bff/define-route';
import { tableHeadersSchema } from '@/lib/ground/ordering/table-headers.schema';
import { requireService } from '@/lib/core/custom-config/config-limits.server';
import { serviceOfKind } from '@/lib/ground/ordering/order-kind';
import { kioskOrder } from '@/lib/orders/placing/kiosk-order';
import { refuseOrder } from '@/lib/orders/placing/refuse-order.server';
import { orderAnswerSchema, orderRequestSchema } from '@/lib/orders/placing/order-request.schema';
import { placeOrder } from '@/lib/orders/placing/place-order.server';

/** Makes an order, after a check by our own rules. The same `Idempotency-Key` gives the same order, however often it is sent. */
export const POST = defineRoute({
  headers: tableHeadersSchema,
  body: orderRequestSchema,
  answer: orderAnswerSchema,
  needsSession: 'orKiosk',
  kioskVenue: ({ body }) => body.venueId,
  idempotent: true,
  limit: 'order',
  handle: async ({ customer, site, config, headers, body, attempt, count }) => {
    const order = customer.isKiosk ? kioskOrder(body) : body;
    // Each attempt counts, also a declared repetition: otherwise codes could be guessed (docs/decisions/017).
    if (order.promoCode) await count('promoCode');
    // A repetition goes to the platform only: the first request may have made the order, whatever the menu says now.
    if (!attempt.isRepetition) {
      const limits = await requireService(site, config, serviceOfKind(order.type));
      await refuseOrder(customer, site, order, limits);
    }
    return placeOrder(customer, site, attempt.key, order, headers);
  },
});
