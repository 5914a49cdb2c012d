import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { billSchema } from '@/lib/bill/bill';
import { getBill } from '@/lib/bill/bill.server';
import { tableHeadersSchema } from '@/lib/ground/ordering/table-headers.schema';
import { AppError } from '@/lib/core/errors/errors';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { getVenue } from '@/lib/ground/venues/venues.server';

/** The open bill of a table, where the venue shows bills. Anyone with the table's code may read it. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema, tableId: idTextSchema, mainTerminalId: idTextSchema }),
  headers: tableHeadersSchema,
  answer: billSchema,
  needsSession: false,
  limit: 'bill',
  handle: async ({ site, signedIn, query, headers, count }) => {
    await count('billAtVenue', String(query.venueId));
    const venue = await getVenue(site, query.venueId);
    if (!venue) throw new AppError('venue/not-found');
    if (!venue.isCheckPullingEnabled) throw new AppError('bill/not-found');
    return getBill(site, query, signedIn, headers);
  },
});
