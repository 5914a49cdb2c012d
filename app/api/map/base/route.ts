import { defineRoute } from '@/lib/core/bff/define-route';
import { baseMapOf } from '@/lib/map/base-map';
import { baseMapSchema } from '@/lib/map/base-map.schema';

/** What maps of the calling page's country are drawn on. */
export const GET = defineRoute({
  answer: baseMapSchema,
  needsSession: false,
  handle: ({ site }) => Promise.resolve(baseMapOf(site.country)),
});
