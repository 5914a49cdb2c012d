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
  body: supportCallSchema,
  needsSession: false,
  idempotent: true,
  limit: 'support',
  handle: ({ site, signedIn, deviceId, attempt, body }) =>
    callSupport({ site, signedIn, deviceId }, attempt.key, body),
});
