import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { idTextSchema } from '@/lib/ids/id-text.schema';
import { getOrderPayment, payOrder } from '@/lib/orders/payment/order-payment.server';
import {
  payRequestSchema,
  orderPaymentSchema,
  paymentAddressSchema,
} from '@/lib/orders/payment/payment.schema';

const ofDiner = { params: z.object({ orderId: idTextSchema }), needsSession: true } as const;

/** The payment state of an order. */
export const GET = defineRoute({
  ...ofDiner,
  answer: orderPaymentSchema,
  handle: ({ signedIn, site, params: { orderId } }) => getOrderPayment(signedIn, site, orderId),
});

/** Another attempt to pay an order. The same `Idempotency-Key` gives the same attempt. */
export const POST = defineRoute({
  ...ofDiner,
  body: payRequestSchema,
  answer: paymentAddressSchema,
  idempotent: true,
  limit: 'payment',
  handle: ({ signedIn, params: { orderId }, attempt, body }) =>
    payOrder(signedIn, orderId, attempt.key, body.payment),
});
