import { answerCallback } from '@/lib/ground/auth/callback.server';
import { withLimit } from '@/lib/core/bff/with-limit.server';

/** Where `/auth?code=…&state=…` arrives (rewritten by middleware.ts): signs in and returns to the original route. */
export const GET = withLimit('signIn', answerCallback);
