import { finishHostSignIn } from '@/lib/ground/auth/host-sign-in.server';
import { codeGrantSchema, signedInSchema } from '@/lib/ground/auth/host-sign-in.schema';
import { defineRoute } from '@/lib/core/bff/define-route';

/** Signs in by the code of the app around the page. */
export const POST = defineRoute({
  body: codeGrantSchema,
  answer: signedInSchema,
  needsSession: false,
  limit: 'signIn',
  handle: async ({ site, deviceId, cookies, body, setCookies }) => {
    setCookies(await finishHostSignIn(site, deviceId, cookies, body));
    return { isSignedIn: true as const };
  },
});
