import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { idTextSchema } from '@/lib/ids/id-text.schema';
import { getOrderPayment, payOrder } from '@/lib/orders/payment/order-payment.server';
import { payRequestSchema } from '@/lib/orders/payment/payment.schema';

const params = z.object({ orderId: idTextSchema });

/** How far the money of an order is. */
export const GET = defineRoute({
  params,
  needsSession: true,
  handle: ({ signedIn, site, params: { orderId } }) => getOrderPayment(signedIn, site, orderId),
});

/** Another attempt to pay an order. The same `Idempotency-Key` gives the same attempt. */
export const POST = defineRoute({
  params,
  headers: z.object({ 'idempotency-key': z.string().regex(/^[A-Za-z0-9._:-]{8,128}$/) }),
  body: payRequestSchema,
  needsSession: true,
  limit: 'payment',
  handle: ({ signedIn, params: { orderId }, headers, body }) =>
    payOrder(signedIn, orderId, headers['idempotency-key'], body.payment),
});
