import { defineRoute } from '@/lib/core/bff/define-route';
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
  handle: ({ signedIn, body }) => saveProfile(signedIn, body),
});

/** Deletes the account; the session ends with the sign-out that follows. */
export const DELETE = defineRoute({
  answer: deletionSchema,
  needsSession: true,
  handle: async ({ signedIn }) => ({ restorableUntil: await deleteAccount(signedIn) }),
});
