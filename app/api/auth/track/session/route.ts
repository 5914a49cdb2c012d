import { z } from 'zod';
import { signedInSchema } from '@/lib/ground/auth/host-sign-in.schema';
import { signInByTrack } from '@/lib/ground/auth/track.server';
import { defineRoute } from '@/lib/core/bff/define-route';

/** Signs in by the track that the host app passed, or by the one bound to this browser. */
export const POST = defineRoute({
  body: z.object({ trackId: z.guid().optional() }),
  answer: signedInSchema,
  needsSession: false,
  limit: 'track',
  handle: async ({ site, deviceId, cookies, body, setCookies }) => {
    setCookies(await signInByTrack(site, deviceId, cookies, body.trackId));
    return { isSignedIn: true as const };
  },
});
