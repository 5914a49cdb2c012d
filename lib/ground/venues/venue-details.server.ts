import 'server-only';
import { cache } from 'react';
import { cacheRules } from '@/lib/core/cache/tags';
import { configLimits, hasTown, type ConfigLimits } from '@/lib/core/custom-config/config-limits.server';
import { readId } from '@/lib/core/ids/ids';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { VenueDetails } from './venue-details';
import { mapVenueDetails } from './venue-details.map';
import { filialDetailsWire } from './venue-details.wire';
import { getVenue } from './venues.server';

/** A venue's details, or `unknown` (also outside the configuration), `unavailable`. */
export const loadVenueDetails = cache(
  async (
    site: Site,
    filialId: string,
    config?: string,
  ): Promise<VenueDetails | 'unknown' | 'unavailable'> => {
    const venueId = readId(filialId);
    if (venueId === null) return 'unknown';
    try {
      const [limits, wire] = await Promise.all([
        configLimits(site, config),
        publicUpstream(site).get({
          path: 'locations/v2/locations/card/terminal/{venueId}',
          params: { venueId },
          query: { include: 'extra' },
          schema: filialDetailsWire,
          cache: cacheRules.venue(venueId),
        }),
      ]);
      const venue = mapVenueDetails(wire.data);
      const { brandId, townIds } = limits;
      // This call of the platform takes no brand.
      if ((brandId !== undefined && venue.brandId !== brandId) || !hasTown(limits, venue.townId))
        return 'unknown';
      if (brandId === undefined && !townIds) return venue;
      return { ...venue, linkedVenues: await withinLimits(site, venue.linkedVenues, limits) };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return error.status === 404 ? 'unknown' : 'unavailable';
    }
  },
);

/** Those of the linked venues that the configuration leaves: the pages of the others are not found on its site. */
async function withinLimits(
  site: Site,
  venues: VenueDetails['linkedVenues'],
  limits: ConfigLimits,
): Promise<VenueDetails['linkedVenues']> {
  const known = await Promise.all(venues.map(({ id }) => valueOrNull(getVenue(site, id, limits))));
  return venues.filter((_, index) => known[index] !== null);
}
