import { z } from 'zod/mini';

/* Apart from the rules, so that a page that shows stories loads no schemas. */

/** The stories that the browser's diner or device has seen. */
export const viewedStoriesSchema = z.object({ viewedIds: z.array(z.int()) });

/** The answer to 'this story was seen'. */
export const storyViewSchema = z.object({ isViewed: z.literal(true) });
