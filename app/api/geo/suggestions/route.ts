import { geoPlacesSchema } from '@/lib/ground/addresses/address.schema';
import { suggestionQuerySchema } from '@/lib/ground/addresses/geo-query.schema';
import { suggestPlaces } from '@/lib/ground/addresses/geo.server';
import { defineRoute } from '@/lib/core/bff/define-route';

/** Addresses that begin like the text, at most three, in the language of the page. */
export const GET = defineRoute({
  query: suggestionQuerySchema,
  answer: geoPlacesSchema,
  needsSession: false,
  limit: 'typing',
  handle: async ({ site, query }) => ({ places: await suggestPlaces(site.language, query.text) }),
});
