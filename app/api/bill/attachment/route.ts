import { defineRoute } from '@/lib/core/bff/define-route';
import { attachmentRequestSchema, attachmentSchema } from '@/lib/bill/attachment';
import { attachTable } from '@/lib/bill/attachment.server';
import { tableHeadersSchema } from '@/lib/ground/ordering/table-headers.schema';

/** Attaches a diner to the table whose code they scanned. Anyone with the code may do that. */
export const POST = defineRoute({
  headers: tableHeadersSchema,
  body: attachmentRequestSchema,
  answer: attachmentSchema,
  needsSession: false,
  limit: 'bill',
  handle: async ({ site, signedIn, deviceId, headers, body, count }) => {
    await count('billAtVenue', String(body.venueId));
    return attachTable({ site, signedIn, deviceId, headers }, body);
  },
});
