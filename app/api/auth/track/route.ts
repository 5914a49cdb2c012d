import { trackSchema } from '@/lib/ground/auth/host-sign-in.schema';
import { takeTrack } from '@/lib/ground/auth/track.server';
import { defineRoute } from '@/lib/core/bff/define-route';

/** Takes a track that the host app approves for its user. */
export const POST = defineRoute({
  answer: trackSchema,
  needsSession: false,
  limit: 'track',
  handle: async ({ site, deviceId, setCookies }) => {
    const { trackId, cookies } = await takeTrack(site, deviceId);
    setCookies(cookies);
    return { trackId };
  },
});
