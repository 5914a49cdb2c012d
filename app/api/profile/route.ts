import { forgetSessionInfo } from '@/lib/auth/session-info.server';
import { defineRoute } from '@/lib/bff/define-route';
import {
  profileChangesSchema,
  profileSchema,
  dinerSchema,
  deletionSchema,
} from '@/lib/profile/profile.schema';
import { deleteAccount, getProfile, saveProfile } from '@/lib/profile/profile.server';

/** The diner's account with the settings of the profile. */
export const GET = defineRoute({
  answer: profileSchema,
  needsSession: true,
  handle: ({ signedIn }) => getProfile(signedIn),
});

/** Changes name, surname, birthday and gender; answers with the updated account. */
export const PUT = defineRoute({
  body: profileChangesSchema,
  answer: dinerSchema,
  needsSession: true,
  handle: async ({ signedIn, body }) => {
    const diner = await saveProfile(signedIn, body);
    // The header requests the name again.
    forgetSessionInfo(signedIn);
    return diner;
  },
});

/** Deletes the account; the session ends with the sign-out that follows. */
export const DELETE = defineRoute({
  answer: deletionSchema,
  needsSession: true,
  handle: async ({ signedIn }) => ({ restorableUntil: await deleteAccount(signedIn) }),
});
