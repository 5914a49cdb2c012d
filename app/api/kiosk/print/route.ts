import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { idTextSchema } from '@/lib/ids/id-text.schema';
import { PRINTER_CODE } from '@/lib/printing/print-job';
import { printOutcomeSchema } from '@/lib/printing/print-outcome.schema';
import { printRequested } from '@/lib/printing/print-request.server';
import { printRequestSchema } from '@/lib/printing/print-request.schema';
import { TABLET_SESSION, TABLET_SESSION_HEADER } from '@/lib/session/tablet-session-header';

const SESSION_HEADER = TABLET_SESSION_HEADER.toLowerCase() as Lowercase<typeof TABLET_SESSION_HEADER>;

const headersSchema = z.object({
  'x-printer-code': z.string().regex(PRINTER_CODE),
  [SESSION_HEADER]: z.string().regex(TABLET_SESSION).nullable().default(null),
});

/** Prints a slip on the network printer of a venue: an order's, by its id, in the session of its kiosk. */
export const POST = defineRoute({
  query: z.object({ venue: idTextSchema }),
  headers: headersSchema,
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
