import { defineRoute } from '@/lib/core/bff/define-route';
import { baseMapOf } from '@/lib/map/base-map';
import { baseMapSchema } from '@/lib/map/base-map.schema';

/** The base map of the calling page's country. */
export const GET = defineRoute({
  answer: baseMapSchema,
  needsSession: false,
  handle: ({ site }) => Promise.resolve(baseMapOf(site.country)),
});
