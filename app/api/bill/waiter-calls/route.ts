import { defineRoute } from '@/lib/bff/define-route';
import { tableHeadersSchema } from '@/lib/ordering/table-headers.schema';
import { waiterCallRequestSchema, waiterCallSchema } from '@/lib/bill/waiter-call';
import { callWaiter } from '@/lib/bill/waiter-call.server';

/** Calls a waiter to a table. Anyone with the table's code may do that. */
export const POST = defineRoute({
  headers: tableHeadersSchema,
  body: waiterCallRequestSchema,
  answer: waiterCallSchema,
  needsSession: false,
  limit: 'waiter',
  handle: ({ site, signedIn, deviceId, headers, body, count }) => {
    count('waiterAtVenue', String(body.venueId));
    return callWaiter({ site, signedIn, deviceId, headers }, body);
  },
});
