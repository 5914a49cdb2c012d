import { defineRoute } from '@/lib/core/bff/define-route';
import { viewedStoriesSchema } from '@/lib/promos/stories.schema';
import { listViewedStories } from '@/lib/promos/stories.server';

/** Which of the running stories the diner, or else the device, has seen. */
export const GET = defineRoute({
  answer: viewedStoriesSchema,
  needsSession: false,
  handle: async ({ site, place, signedIn, deviceId }) => ({
    viewedIds: await listViewedStories({ site, signedIn, deviceId }, place?.townId ?? 0),
  }),
});
