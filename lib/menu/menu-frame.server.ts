import 'server-only';
import { cache } from 'react';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { limitsOf } from '@/lib/core/custom-config/config-limits.server';
import { readId } from '@/lib/core/ids/ids';
import { allowedServices } from '@/lib/core/site/services';
import { pageSite } from '@/lib/core/site/site.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Venue } from '@/lib/ground/venues/venues';
import { menuServices, type MenuServices } from './menu-services';
import { menuVenue } from './menu-venue.server';

/** A venue with its menu's services, or `unknown`, `unavailable`. */
export const loadMenuFrame = cache(
  async (filialId: string): Promise<{ venue: Venue; services: MenuServices } | 'unknown' | 'unavailable'> => {
    const venueId = readId(filialId);
    if (venueId === null) return 'unknown';
    try {
      const { site, place, config: code } = await pageSite();
      const config = await configOf(site, code);
      const venue = await menuVenue(site, venueId, limitsOf(config));
      if (!venue) return 'unknown';
      const allowed = allowedServices(site.surface, config?.services);
      return { venue, services: menuServices(venue, allowed, place.service) };
    } catch (error) {
      if (error instanceof UpstreamError) return 'unavailable';
      throw error;
    }
  },
);
