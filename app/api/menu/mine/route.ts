import { z } from 'zod';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';
import { dinerMenuSchema } from '@/lib/menu/diner-menu';
import { loadDinerMenu } from '@/lib/menu/diner-menu.server';

/** Favourites, frequent products and promotions of a venue: the signed-in diner's own, for guests those of everyone. */
export const GET = defineRoute({
  query: z.object({ venueId: idTextSchema }),
  answer: dinerMenuSchema,
  needsSession: false,
  handle: ({ site, signedIn, query }) => loadDinerMenu(site, signedIn, query.venueId),
});
