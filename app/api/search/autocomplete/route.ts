import { defineRoute } from '@/lib/core/bff/define-route';
import { suggestionsSchema } from '@/lib/pages/search/search';
import { suggestionInput } from '@/lib/pages/search/search-input';
import { suggest } from '@/lib/pages/search/search.server';

/** Texts to search for, at most three (SRCH-32, SRCH-33). */
export const GET = defineRoute({
  query: suggestionInput,
  answer: suggestionsSchema,
  needsSession: false,
  limit: 'typing',
  handle: ({ site, place, query: { text, venueId, service } }) =>
    suggest(site, { text, venueId, place: place && { ...place, service: service ?? place.service } }),
});
