import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { billPaymentRequestSchema } from '@/lib/bill/bill-payment.schema';
import { payBill, refuseBillPayment } from '@/lib/bill/bill-payment.server';
import { tableHeadersSchema } from '@/lib/ordering/table-headers.schema';

/** Begins the payment of a bill. The same `Idempotency-Key` gives the same payment, however often it is sent. */
export const POST = defineRoute({
  params: z.object({ billId: z.uuid() }),
  headers: z.object({
    'idempotency-key': z.string().regex(/^[A-Za-z0-9._:-]{8,128}$/),
    'x-repetition': z.literal('1').optional(),
    ...tableHeadersSchema.shape,
  }),
  body: billPaymentRequestSchema,
  needsSession: true,
  limit: 'payment',
  handle: async ({ signedIn, site, params, headers, body }) => {
    // A repetition is asked of the platform alone: what it began the first time has begun.
    if (!headers['x-repetition']) await refuseBillPayment(site, body);
    return payBill(signedIn, params.billId, headers['idempotency-key'], body, headers);
  },
});
