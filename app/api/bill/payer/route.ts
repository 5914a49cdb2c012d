import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { payerSchema } from '@/lib/bill/bill-payment.schema';
import { getPayer } from '@/lib/bill/bill-payment.server';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';

/** The ways in which the diner can pay bills of a venue. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema }),
  answer: payerSchema,
  needsSession: true,
  handle: ({ signedIn, site, query }) => getPayer(signedIn, site, query.venueId),
});
