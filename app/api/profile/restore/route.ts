import { defineRoute } from '@/lib/core/bff/define-route';
import { dinerSchema } from '@/lib/profile/profile.schema';
import { restoreAccount } from '@/lib/profile/profile.server';

/** Restores the deleted account; answers with it. A deleted account gets no track at sign-in; without one the session would end with its token. */
export const POST = defineRoute({
  answer: dinerSchema,
  needsSession: true,
  handle: async ({ signedIn }) => {
    const diner = await restoreAccount(signedIn);
    await signedIn.ensureTrack();
    return diner;
  },
});
