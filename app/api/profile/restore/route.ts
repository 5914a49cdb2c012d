import { defineRoute } from '@/lib/bff/define-route';
import { restoreAccount } from '@/lib/profile/profile.server';

/** Takes the deletion of the account back; answers with it as it is now. */
export const POST = defineRoute({
  needsSession: true,
  handle: ({ signedIn }) => restoreAccount(signedIn),
});
