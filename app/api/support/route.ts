import { defineRoute } from '@/lib/core/bff/define-route';
import { supportCallSchema, supportContactsSchema, supportAnswerSchema } from '@/lib/support/support.schema';
import { callSupport, getSupportContacts } from '@/lib/support/support.server';

/** How support is reached. */
export const GET = defineRoute({
  answer: supportContactsSchema,
  needsSession: false,
  handle: ({ site }) => getSupportContacts(site),
});

/** Requests a call back from support. */
export const POST = defineRoute({
  body: supportCallSchema,
  answer: supportAnswerSchema,
  needsSession: false,
  idempotent: true,
  limit: 'support',
  handle: ({ site, signedIn, deviceId, attempt, body }) =>
    callSupport({ site, signedIn, deviceId }, attempt.key, body),
});
