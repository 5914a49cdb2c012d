import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { getBill } from '@/lib/bill/bill.server';

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** The open bill of a table. Whoever has the code of the table may look at it. */
export const GET = defineRoute({
  query: z.object({ venueId: id, tableId: id, mainTerminalId: id }),
  needsSession: false,
  handle: ({ site, query }) => getBill(site, query),
});
