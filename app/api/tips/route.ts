import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { tipRequestSchema, tipTermsSchema, tipSchema } from '@/lib/tips/tips.schema';
import { leaveTips, tipPayments } from '@/lib/tips/tips.server';

/** How tips can be paid at a venue. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema }),
  answer: tipTermsSchema,
  needsSession: false,
  handle: async ({ site, query }) => ({ payments: await tipPayments(site, query.venueId) }),
});

/** Begins the payment of tips. The same `Idempotency-Key` gives the same tips, however often it is sent. */
export const POST = defineRoute({
  body: tipRequestSchema,
  answer: tipSchema,
  needsSession: true,
  idempotent: true,
  limit: 'payment',
  handle: ({ signedIn, site, attempt, body }) => leaveTips(signedIn, site, attempt.key, body),
});
