import 'server-only';
import { hasTown, type ConfigLimits } from '@/lib/core/custom-config/config-limits.server';
import { shownPicture } from '@/lib/core/images/images.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { loadVenueDetails } from '@/lib/ground/venues/venue-details.server';
import type { Venue } from '@/lib/ground/venues/venues';
import { getVenue } from '@/lib/ground/venues/venues.server';

/** The menu's venue by its card, else, unless a brand's site, its details (MENU-12). @returns null if unknown */
export async function menuVenue(site: Site, venueId: number, limits: ConfigLimits): Promise<Venue | null> {
  try {
    return await getVenue(site, venueId, limits);
  } catch (error) {
    if (!(error instanceof UpstreamError) || limits.brandId !== undefined) throw error;
    const details = await loadVenueDetails(site, String(venueId));
    if (typeof details === 'string') throw error;
    if (!hasTown(limits, details.townId)) return null;
    return { ...details, imageUrl: shownPicture(details.imageUrl) };
  }
}
