import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { tableListSchema } from '@/lib/bill/tables.schema';
import { listTables } from '@/lib/bill/tables.server';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';

/** The tables of a venue, for an order in the restaurant. */
export const GET = defineRoute({
  params: z.object({ venueId: idTextSchema }),
  query: z.object({ scanned: idTextSchema.optional() }),
  answer: tableListSchema,
  needsSession: false,
  limit: 'tables',
  handle: ({ site, params, query }) => listTables(site, params.venueId, query.scanned),
});
