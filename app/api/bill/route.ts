import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { getBill } from '@/lib/bill/bill.server';
import { AppError } from '@/lib/errors/errors';
import { getVenue } from '@/lib/venues/venues.server';

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** The open bill of a table, where the venue shows bills. Whoever has the code of the table may look at it. */
export const GET = defineRoute({
  query: z.object({ venueId: id, tableId: id, mainTerminalId: id }),
  needsSession: false,
  handle: async ({ site, signedIn, query }) => {
    const venue = await getVenue(site, query.venueId);
    if (!venue) throw new AppError('venue/not-found');
    if (!venue.isCheckPullingEnabled) throw new AppError('bill/not-found');
    return getBill(site, query, signedIn);
  },
});
