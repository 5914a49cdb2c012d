import { signedOutSchema } from '@/lib/ground/auth/sign-out.schema';
import { signOut } from '@/lib/ground/auth/sign-out.server';
import { defineRoute } from '@/lib/core/bff/define-route';

/** Signs out: the track at the platform and the cookies here. A POST, so that no foreign link can trigger it. */
export const POST = defineRoute({
  answer: signedOutSchema,
  needsSession: false,
  handle: ({ site, signedIn }) => signOut(site, signedIn),
});
