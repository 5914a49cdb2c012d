import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { getPayer } from '@/lib/bill/bill-payment.server';

/** What the diner can pay bills of a venue with. */
export const GET = defineRoute({
  query: z.object({ venueId: z.coerce.number().int().positive().max(2_147_483_647) }),
  needsSession: true,
  handle: ({ signedIn, site, query }) => getPayer(signedIn, site, query.venueId),
});
