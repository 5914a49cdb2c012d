import { defineRoute } from '@/lib/core/bff/define-route';
import { tableHeadersSchema } from '@/lib/ground/ordering/table-headers.schema';
import { waiterCallRequestSchema, waiterCallSchema } from '@/lib/bill/waiter-call.schema';
import { callWaiter } from '@/lib/bill/waiter-call.server';

/** Calls a waiter to a table, for anyone with its code; the same `Idempotency-Key` calls once. */
export const POST = defineRoute({
  headers: tableHeadersSchema,
  body: waiterCallRequestSchema,
  answer: waiterCallSchema,
  needsSession: false,
  idempotent: true,
  limit: 'waiter',
  handle: async ({ site, signedIn, deviceId, headers, body, attempt, count }) => {
    await count('waiterAtVenue', String(body.venueId));
    return callWaiter({ site, signedIn, deviceId, headers }, attempt.key, body);
  },
});
