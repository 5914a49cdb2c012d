import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { printHeadersSchema, SESSION_HEADER } from '@/lib/printing/print-headers.schema';
import { printOutcomeSchema } from '@/lib/printing/print-outcome.schema';
import { printRequested } from '@/lib/printing/print-request.server';
import { printRequestSchema } from '@/lib/printing/print-request.schema';

/** Prints a slip on the network printer of a venue: an order's, by its id, in the session of its kiosk. */
export const POST = defineRoute({
  query: z.object({ venue: idTextSchema }),
  headers: printHeadersSchema,
  body: printRequestSchema,
  answer: printOutcomeSchema,
  needsSession: 'kiosk',
  kioskVenue: ({ query }) => query.venue,
  idempotent: true,
  limit: 'print',
  handle: ({ site, deviceId, query, headers, body, attempt }) =>
    printRequested(
      body,
      { site, deviceId, session: headers[SESSION_HEADER], venueId: query.venue },
      { key: attempt.key, code: headers['x-printer-code'] },
    ),
});
