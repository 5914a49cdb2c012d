import { GUEST } from '@/lib/auth/guest';
import { readSessionInfo } from '@/lib/auth/session-info.server';
import { defineRoute } from '@/lib/bff/define-route';

/** Whether somebody is signed in, their name and bonuses: all that a page's header needs to know. */
export const GET = defineRoute({
  needsSession: false,
  handle: ({ signedIn }) => (signedIn ? readSessionInfo(signedIn) : Promise.resolve(GUEST)),
});
