import { defineRoute } from '@/lib/bff/define-route';
import { dinerSchema } from '@/lib/profile/profile.schema';
import { restoreAccount } from '@/lib/profile/profile.server';

/** Takes the deletion of the account back; answers with it as it is now. */
export const POST = defineRoute({
  answer: dinerSchema,
  needsSession: true,
  handle: ({ signedIn }) => restoreAccount(signedIn),
});
