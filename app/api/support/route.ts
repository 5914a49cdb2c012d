import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { supportCallSchema } from '@/lib/support/support.schema';
import { callSupport, getSupportContacts } from '@/lib/support/support.server';

/** How support is reached. */
export const GET = defineRoute({
  needsSession: false,
  handle: ({ site }) => getSupportContacts(site),
});

/** Asks support to get in touch. */
export const POST = defineRoute({
  headers: z.object({ 'idempotency-key': z.string().regex(/^[A-Za-z0-9._:-]{8,128}$/) }),
  body: supportCallSchema,
  needsSession: false,
  limit: 'support',
  handle: ({ site, signedIn, deviceId, headers, body }) =>
    callSupport({ site, signedIn, deviceId }, headers['idempotency-key'], body),
});
