import { beginHostSignIn } from '@/lib/ground/auth/host-sign-in.server';
import { codeRequestSchema } from '@/lib/ground/auth/host-sign-in.schema';
import { defineRoute } from '@/lib/core/bff/define-route';

/** Begins a sign-in that the app around the page answers with a code. */
export const POST = defineRoute({
  answer: codeRequestSchema,
  needsSession: false,
  limit: 'signIn',
  handle: async ({ site, cookies, setCookies }) => {
    const begun = await beginHostSignIn(site, cookies);
    setCookies(begun.cookies);
    return begun.request;
  },
});
