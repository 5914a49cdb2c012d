import { defineRoute } from '@/lib/bff/define-route';
import { recentVenuesSchema } from '@/lib/home/recent';
import { configOf } from '@/lib/custom-config/config-directory.server';
import { listRecentVenues } from '@/lib/home/recent.server';
import { venueCards } from '@/lib/cards/venue-cards.server';

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
