import { readProfileName } from '@/lib/auth/profile-name.server';
import { defineRoute } from '@/lib/bff/define-route';

/** Whether somebody is signed in, and their name. */
export const GET = defineRoute({
  needsSession: false,
  handle: async ({ signedIn }) => {
    if (!signedIn) return { isSignedIn: false, name: null };
    return readProfileName(signedIn);
  },
});
