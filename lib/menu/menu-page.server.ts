import 'server-only';
import { cache } from 'react';
import { configOf } from '@/lib/host/config-directory.server';
import type { Site } from '@/lib/site/site';
import { UpstreamError, valueOrNull } from '@/lib/upstream/upstream-error';
import type { Venue } from '@/lib/venues/venues';
import { getDeliveryBanner, getVenue } from '@/lib/venues/venues.server';
import type { Menu, Product } from './menu';
import { getMenuOrNull, listPopularProducts } from './menu.server';

export interface MenuPageData {
  venue: Venue;
  menu: Menu;
  popular: Product[];
}

/**
 * What a venue's page shows: `unknown` where there is no such venue, or none of the brand whose site this is, `unavailable` where the platform does not answer.
 * Popular products may be missing, the menu does without them; without its own call the banner is the card's.
 */
export const loadMenuPage = cache(
  async (
    site: Site,
    filialId: string,
    config?: string,
  ): Promise<MenuPageData | 'unknown' | 'unavailable'> => {
    if (!/^[1-9]\d{0,9}$/.test(filialId) || Number(filialId) > 2_147_483_647) return 'unknown';
    const venueId = Number(filialId);
    try {
      const brandId = (await configOf(site, config))?.brandId ?? undefined;
      const [venue, menu, popular, banner] = await Promise.all([
        getVenue(site, venueId, { brandId }),
        getMenuOrNull(site, venueId),
        listPopularProducts(site, venueId).catch(() => []),
        valueOrNull(getDeliveryBanner(site, venueId)),
      ]);
      return venue && menu ? { venue: { ...venue, ...banner }, menu, popular } : 'unknown';
    } catch (error) {
      if (error instanceof UpstreamError) return 'unavailable';
      throw error;
    }
  },
);
