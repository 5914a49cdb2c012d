import { defineRoute } from '@/lib/bff/define-route';
import { listViewedStories } from '@/lib/promos/stories.server';

/** Which of the running stories the diner, or else the device, has seen. */
export const GET = defineRoute({
  needsSession: false,
  handle: async ({ site, place, signedIn, deviceId }) => ({
    viewedIds: await listViewedStories({ site, signedIn, deviceId }, place?.townId ?? 0),
  }),
});
