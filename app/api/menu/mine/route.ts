import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { loadDinerMenu } from '@/lib/menu/diner-menu.server';

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** Favourites, frequent products and promotions of a venue: the signed-in diner's own, for guests those of everyone. */
export const GET = defineRoute({
  query: z.object({ venueId: id }),
  needsSession: false,
  handle: ({ site, signedIn, query }) => loadDinerMenu(site, signedIn, query.venueId),
});
