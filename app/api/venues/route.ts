import { defineRoute } from '@/lib/core/bff/define-route';
import { listMoment, listRequested } from '@/lib/pages/cards/filtered-venues.server';
import { venueCardPage } from '@/lib/pages/cards/venue-cards.server';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { DEFAULT_SERVICE } from '@/lib/core/site/service-names';
import { venuePageSchema } from '@/lib/ground/venues/venue-card';
import { venueListInput } from '@/lib/ground/venues/venue-list-input';

/** One page of venues for the place of the calling page, as cards. */
export const GET = defineRoute({
  query: venueListInput,
  answer: venuePageSchema,
  needsSession: false,
  handle: async ({ site, place, query, count }) => {
    const isFromDiner = query.latitude !== undefined;
    if (isFromDiner) await count('nearby');
    const service = query.service ?? place?.service ?? DEFAULT_SERVICE;
    const config = await configOf(site, place?.config);
    const requested = { ...query, brand: config?.brandId ?? query.brand };
    const at = listMoment(query.at);
    const venues = await listRequested(site, { townId: place?.townId ?? 0, service }, requested, at);
    return venueCardPage(venues, { site, service, isFromDiner, at }, query.by);
  },
});
