import { defineRoute } from '@/lib/core/bff/define-route';
import { searchPageSchema } from '@/lib/pages/search/search';
import { searchInput } from '@/lib/pages/search/search-input';
import { search } from '@/lib/pages/search/search.server';
import { DEFAULT_SERVICE } from '@/lib/core/site/service-names';

/** One page of venues and dishes that match a text in the town of the calling page. */
export const GET = defineRoute({
  query: searchInput,
  answer: searchPageSchema,
  needsSession: false,
  limit: 'search',
  handle: ({ site, place, query: { text, page, service } }) =>
    search(site, {
      text,
      page,
      place: { ...place, townId: place?.townId ?? 0, service: service ?? place?.service ?? DEFAULT_SERVICE },
    }),
});
