import { z } from 'zod/mini';
import { FRESH_HEADER } from '@/lib/ground/auth/fresh-header';
import { GUEST } from '@/lib/ground/auth/guest';
import { sessionInfoSchema } from '@/lib/ground/auth/session';
import { forgetSessionInfo, readSessionInfo } from '@/lib/ground/auth/session-info.server';
import { defineRoute } from '@/lib/core/bff/define-route';
import { getBonusBalance } from '@/lib/rewards/balance.server';

const headers = z.object({ [FRESH_HEADER]: z.optional(z.literal('true')) });

/** Whether the user is signed in, their name and bonuses: all that a page's header needs to know. */
export const GET = defineRoute({
  answer: sessionInfoSchema,
  needsSession: false,
  limit: 'session',
  headers,
  handle: ({ signedIn, headers: { [FRESH_HEADER]: isFresh } }) => {
    if (!signedIn) return Promise.resolve(GUEST);
    if (isFresh) forgetSessionInfo(signedIn);
    return readSessionInfo(signedIn, getBonusBalance);
  },
});
