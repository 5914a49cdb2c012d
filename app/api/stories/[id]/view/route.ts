import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { storyViewSchema } from '@/lib/promos/stories.schema';
import { markStoryViewed } from '@/lib/promos/stories.server';

/** The diner, or else the device, has seen the story. */
export const POST = defineRoute({
  params: z.object({ id: idTextSchema }),
  answer: storyViewSchema,
  needsSession: false,
  handle: async ({ site, signedIn, deviceId, params }) => {
    await markStoryViewed({ site, signedIn, deviceId }, params.id);
    return { isViewed: true as const };
  },
});
