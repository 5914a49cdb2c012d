import 'server-only';
import { shownPicture } from '@/lib/images/images.server';
import type { Site } from '@/lib/site/site';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { loadVenueDetails } from '@/lib/venues/venue-details.server';
import type { Venue } from '@/lib/venues/venues';
import { getVenue } from '@/lib/venues/venues.server';

/**
 * The venue of a menu: where its card is unavailable, its details are used (MENU-12); on a brand's site only the card says
 * whether it is one of the brand.
 * @returns null where there is no such venue
 * @throws UpstreamError where neither is available
 */
export async function menuVenue(
  site: Site,
  venueId: number,
  brandId: number | undefined,
): Promise<Venue | null> {
  try {
    return await getVenue(site, venueId, { brandId });
  } catch (error) {
    if (!(error instanceof UpstreamError) || brandId !== undefined) throw error;
    const details = await loadVenueDetails(site, String(venueId));
    if (typeof details === 'string') throw error;
    return { ...details, imageUrl: shownPicture(details.imageUrl) };
  }
}
