import { defineRoute } from '@/lib/bff/define-route';
import { suggestionsSchema } from '@/lib/search/search';
import { suggestionInput } from '@/lib/search/search-input';
import { suggest } from '@/lib/search/search.server';

/** Texts to search for, at most three (SRCH-32, SRCH-33). */
export const GET = defineRoute({
  query: suggestionInput,
  answer: suggestionsSchema,
  needsSession: false,
  limit: 'typing',
  handle: ({ site, place, query: { text, venueId, service } }) =>
    suggest(site, { text, venueId, place: place && { ...place, service: service ?? place.service } }),
});
