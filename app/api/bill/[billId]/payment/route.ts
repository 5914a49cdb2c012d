import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { billPaymentRequestSchema, begunPaymentSchema } from '@/lib/bill/bill-payment.schema';
import { payBill, refuseBillPayment } from '@/lib/bill/bill-payment.server';
import { tableHeadersSchema } from '@/lib/ground/ordering/table-headers.schema';

/** Begins the payment of a bill. The same `Idempotency-Key` gives the same payment, however often it is sent. */
export const POST = defineRoute({
  params: z.object({ billId: z.guid() }),
  headers: tableHeadersSchema,
  body: billPaymentRequestSchema,
  answer: begunPaymentSchema,
  needsSession: true,
  idempotent: true,
  limit: 'payment',
  handle: async ({ signedIn, site, params, headers, body, attempt }) => {
    // A repetition goes to the platform only, without our checks: the first request may have begun the payment.
    if (!attempt.isRepetition) await refuseBillPayment(site, body);
    return payBill(signedIn, site, params.billId, attempt.key, body, headers);
  },
});
