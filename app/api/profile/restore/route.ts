import { defineRoute } from '@/lib/bff/define-route';
import { dinerSchema } from '@/lib/profile/profile.schema';
import { restoreAccount } from '@/lib/profile/profile.server';

/** Restores the deleted account; answers with it. */
export const POST = defineRoute({
  answer: dinerSchema,
  needsSession: true,
  handle: ({ signedIn }) => restoreAccount(signedIn),
});
