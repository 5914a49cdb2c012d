import { defineRoute } from '@/lib/bff/define-route';
import { venueCardPage } from '@/lib/cards/venue-cards.server';
import { configOf } from '@/lib/host/config-directory.server';
import { DEFAULT_SERVICE } from '@/lib/site/site';
import { venuePageSchema } from '@/lib/venues/venue-card';
import { venueListInput } from '@/lib/venues/venue-list-input';
import { listVenuesAround } from '@/lib/venues/venues.server';

/** One page of venues for the place of the calling page, as cards. */
export const GET = defineRoute({
  query: venueListInput,
  answer: venuePageSchema,
  needsSession: false,
  handle: async ({ site, place, query, count }) => {
    const { promo, category, brand, service, latitude, longitude, ...paging } = query;
    const isFromDiner = latitude !== undefined;
    if (isFromDiner) count('nearby');
    const chosen = service ?? place?.service ?? DEFAULT_SERVICE;
    const config = await configOf(site, place?.config);
    const venues = await listVenuesAround(site, {
      place: { townId: place?.townId ?? 0, service: chosen },
      ...paging,
      onlyPromo: promo !== undefined,
      categoryId: category,
      brandId: config?.brandId ?? brand,
      ...(latitude === undefined || longitude === undefined ? {} : { coordinates: { latitude, longitude } }),
    });
    return venueCardPage(venues, { site, service: chosen, isFromDiner });
  },
});
