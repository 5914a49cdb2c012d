import 'server-only';
import { cache } from 'react';
import { cacheRules } from '@/lib/cache/tags';
import { configBrand } from '@/lib/host/config-limits.server';
import { readId } from '@/lib/ids/ids';
import type { Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/upstream/upstream-error';
import type { VenueDetails } from './venue-details';
import { mapVenueDetails } from './venue-details.map';
import { filialDetailsWire } from './venue-details.wire';
import { getVenue } from './venues.server';

/**
 * A venue's details; `unknown` where there is none, or none of the brand whose site this is, `unavailable` where the platform
 * does not answer.
 */
export const loadVenueDetails = cache(
  async (
    site: Site,
    filialId: string,
    config?: string,
  ): Promise<VenueDetails | 'unknown' | 'unavailable'> => {
    const venueId = readId(filialId);
    if (venueId === null) return 'unknown';
    try {
      const [brandId, wire] = await Promise.all([
        configBrand(site, config),
        publicUpstream(site).get({
          path: 'locations/v2/locations/card/terminal/{venueId}',
          params: { venueId },
          query: { include: 'extra' },
          schema: filialDetailsWire,
          cache: cacheRules.venue(venueId),
        }),
      ]);
      const venue = mapVenueDetails(wire.data);
      if (brandId === undefined) return venue;
      // This call of the platform takes no brand.
      if (venue.brandId !== brandId) return 'unknown';
      return { ...venue, linkedVenues: await ofBrand(site, venue.linkedVenues, brandId) };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return error.status === 404 ? 'unknown' : 'unavailable';
    }
  },
);

/** Those of the linked venues that are the brand's: the pages of the others are not found on its site. */
async function ofBrand(
  site: Site,
  venues: VenueDetails['linkedVenues'],
  brandId: number,
): Promise<VenueDetails['linkedVenues']> {
  const known = await Promise.all(venues.map(({ id }) => valueOrNull(getVenue(site, id, { brandId }))));
  return venues.filter((_, index) => known[index] !== null);
}
