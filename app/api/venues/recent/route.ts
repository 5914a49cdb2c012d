import { defineRoute } from '@/lib/core/bff/define-route';
import { recentVenuesSchema } from '@/lib/pages/home/recent';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { listRecentVenues } from '@/lib/pages/home/recent.server';
import { venueCards } from '@/lib/pages/cards/venue-cards.server';

/** The venues where the signed-in diner ordered last, in the place of the calling page; none for a guest. */
export const GET = defineRoute({
  answer: recentVenuesSchema,
  needsSession: false,
  handle: async ({ site, place, signedIn }) => {
    if (!signedIn || !place) return { venues: [] };
    const config = await configOf(site, place.config);
    const venues = await listRecentVenues(signedIn, place, config?.brandId ?? undefined);
    return { venues: await venueCards(venues, { site, service: place.service }) };
  },
});
