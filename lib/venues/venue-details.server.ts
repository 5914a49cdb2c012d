import 'server-only';
import { cache } from 'react';
import { cacheRules } from '@/lib/cache/tags';
import { readId } from '@/lib/ids/ids';
import type { Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import type { VenueDetails } from './venue-details';
import { mapVenueDetails } from './venue-details.map';
import { filialDetailsWire } from './venue-details.wire';

/** A venue's details (spec §7); `unknown` where there is none, `unavailable` where the platform does not answer. */
export const loadVenueDetails = cache(
  async (site: Site, filialId: string): Promise<VenueDetails | 'unknown' | 'unavailable'> => {
    const venueId = readId(filialId);
    if (venueId === null) return 'unknown';
    try {
      const wire = await publicUpstream(site).get({
        path: `locations/v2/locations/card/terminal/${venueId}`,
        query: { include: 'extra' },
        schema: filialDetailsWire,
        cache: cacheRules.venue(venueId),
      });
      return mapVenueDetails(wire.data);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return error.status === 404 ? 'unknown' : 'unavailable';
    }
  },
);
