import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { getOrderPayment, payOrder } from '@/lib/orders/payment/order-payment.server';
import {
  payRequestSchema,
  orderPaymentSchema,
  paymentAddressSchema,
} from '@/lib/orders/payment/payment.schema';

const ofCustomer = { params: z.object({ orderId: idTextSchema }), needsSession: 'orKiosk' } as const;

/** The payment state of an order. */
export const GET = defineRoute({
  ...ofCustomer,
  answer: orderPaymentSchema,
  handle: ({ customer, site, params: { orderId } }) => getOrderPayment(customer, site, orderId),
});

/** Another attempt to pay an order. The same `Idempotency-Key` gives the same attempt. */
export const POST = defineRoute({
  ...ofCustomer,
  body: payRequestSchema,
  answer: paymentAddressSchema,
  idempotent: true,
  limit: 'payment',
  handle: ({ customer, site, params: { orderId }, attempt, body }) =>
    payOrder(customer, site, orderId, attempt.key, body.payment),
});
