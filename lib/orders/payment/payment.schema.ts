import { z } from 'zod/mini';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/orders/order-fields';
import { HOSTED_TYPES } from '@/lib/ground/ordering/payment-types';

/* The request and the answer of `/api/orders/{id}/payment`; money in integer minor units, instants ISO in UTC. */

/** The payment state of an order, and how it could be paid now. */
export const orderPaymentSchema = z.object({
  orderId: z.number(),
  number: z.string(),
  venueId: z.number(),
  orderStatus: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  toPayMinor: z.number(),
  currency: z.enum(['KZT', 'GEL']),
  /** Of the venue's town. */
  timezone: z.string(),
  /** When the open attempt ends; null while none is open. */
  openUntil: z.nullable(z.string()),
  /** Why the order was canceled; null where it was not. */
  declineMessage: z.nullable(z.string()),
  /** How it can be paid on the hosted page; none where there is nothing to pay any more. */
  types: z.array(z.enum(HOSTED_TYPES)),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

export const payRequestSchema = z.object({ payment: z.enum(HOSTED_TYPES) });

/** Where the new attempt is paid. */
export const paymentAddressSchema = z.object({ paymentAddress: z.string() });
