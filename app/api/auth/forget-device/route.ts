import { forgottenCookies } from '@/lib/ground/auth/forget-device.server';
import { signedOutSchema } from '@/lib/ground/auth/sign-out.schema';
import { signOut } from '@/lib/ground/auth/sign-out.server';
import { defineRoute } from '@/lib/core/bff/define-route';

/** Signs out, and removes every cookie of ours: the browser is one that has never been here. */
export const POST = defineRoute({
  answer: signedOutSchema,
  needsSession: false,
  handle: async ({ site, signedIn, cookies, setCookies }) => {
    const answer = await signOut(site, signedIn);
    setCookies(forgottenCookies(cookies));
    return answer;
  },
});
