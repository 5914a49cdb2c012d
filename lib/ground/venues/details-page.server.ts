import 'server-only';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { allowedServices, serviceOfId } from '@/lib/core/site/services';
import type { Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { offeredLinks } from './linked-venues.server';
import { venueBadge } from './venue-badge.server';
import type { VenueDetails } from './venue-details';
import { loadVenueDetails } from './venue-details.server';
import { getDeliveryBanner } from './venues.server';

/**
 * A venue's details with its current message (VEN-68), without hidden services (LAY-35).
 * @param code of the configuration @throws UpstreamError if it is unknown
 */
export async function loadDetailsPage(
  site: Site,
  filialId: string,
  code?: string,
): Promise<VenueDetails | 'unknown' | 'unavailable'> {
  const venue = await loadVenueDetails(site, filialId, code);
  // An id that is made up costs this one call.
  if (typeof venue === 'string') return venue;
  const [banner, config] = await Promise.all([
    valueOrNull(getDeliveryBanner(site, venue.id)),
    configOf(site, code),
  ]);
  const allowed = allowedServices(site.surface, config?.services);
  return { ...venue, ...banner, services: venue.services.filter((id) => allowed.includes(serviceOfId(id))) };
}

/** The content of that page beside the details: the linked venues that it offers, and its badge. */
export async function detailsParts(site: Site, venue: VenueDetails) {
  const [linked, badge] = await Promise.all([offeredLinks(site, venue), venueBadge(venue, site.language)]);
  return { linked, badge };
}
