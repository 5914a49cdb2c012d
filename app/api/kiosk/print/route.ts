import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { idTextSchema } from '@/lib/ids/id-text.schema';
import { MAX_JOB_BYTES, PRINTER_CODE } from '@/lib/printing/print-job';
import { printOnce } from '@/lib/printing/print-jobs.server';
import { printOutcomeSchema } from '@/lib/printing/print-outcome.schema';

/** Prints a slip, as bytes in ESC/POS, on the network printer of a venue. */
export const POST = defineRoute({
  query: z.object({ venue: idTextSchema }),
  headers: z.object({ 'x-printer-code': z.string().regex(PRINTER_CODE) }),
  maxBytes: MAX_JOB_BYTES,
  answer: printOutcomeSchema,
  needsSession: 'kiosk',
  kioskVenue: ({ query }) => query.venue,
  idempotent: true,
  limit: 'print',
  handle: ({ query, headers, bytes, attempt }) =>
    printOnce(query.venue, { key: attempt.key, bytes, code: headers['x-printer-code'] }),
});
