import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { listTables } from '@/lib/bill/tables.server';

/** The tables of a venue, for an order in the restaurant. */
export const GET = defineRoute({
  params: z.object({ venueId: z.coerce.number().int().positive().max(2_147_483_647) }),
  needsSession: false,
  handle: ({ site, params }) => listTables(site, params.venueId),
});
