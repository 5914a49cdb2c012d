import 'server-only';
import { cache } from 'react';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { limitsOf } from '@/lib/core/custom-config/config-limits.server';
import { readId } from '@/lib/core/ids/ids';
import type { Subsidy } from '@/lib/promos/promos';
import type { OfferedPromo } from '@/lib/promos/promos.schema';
import { listPromosWithProducts, listSubsidies } from '@/lib/promos/promos.server';
import { allowedServices } from '@/lib/core/site/services';
import { pageSite } from '@/lib/core/site/site.server';
import type { ServiceName } from '@/lib/core/site/site';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { Venue } from '@/lib/ground/venues/venues';
import { isKnownVenue } from '@/lib/ground/venues/seen-venues.server';
import { getDeliveryBanner } from '@/lib/ground/venues/venues.server';
import { listGuestFavourites } from './favourites.server';
import { hitIds } from './hits';
import type { Menu, Product } from './menu';
import { menuPromos } from './menu-promos';
import { getMenuOrNull, listPopularProducts } from './menu.server';
import { menuServices, type MenuServices } from './menu-services';
import { menuVenue } from './menu-venue.server';

export interface MenuPageData {
  venue: Venue;
  menu: Menu;
  /** For what the menu is shown. */
  services: MenuServices;
  /** The service that the diner wants, be it offered here or not. */
  wanted: ServiceName;
  popular: Product[];
  /** Ids of what is bought most here (MENU-58). */
  hits: number[];
  /** The favourites of most guests here. */
  favourites: Product[];
  promos: OfferedPromo[];
  /** Of the delivery; null without one in force, and where the menu is shown for another service (LAY-35). */
  subsidy: Subsidy | null;
}

/**
 * A venue's page, or `unknown`, `unavailable`. Requests do not depend on the service, so pages share them.
 * Popular products, favourites and offers may be missing.
 */
export const loadMenuPage = cache(
  async (filialId: string): Promise<MenuPageData | 'unknown' | 'unavailable'> => {
    const venueId = readId(filialId);
    if (venueId === null) return 'unknown';
    try {
      const { site, place, config: code } = await pageSite();
      const config = await configOf(site, code);
      const limits = limitsOf(config);
      // One that has not been seen may be made up: that costs one call, and not all of them.
      if (!isKnownVenue(venueId, limits.brandId) && !(await menuVenue(site, venueId, limits)))
        return 'unknown';
      const [venue, menu, liked, banner, favourites, promos] = await Promise.all([
        menuVenue(site, venueId, limits),
        getMenuOrNull(site, venueId),
        valueOrNull(listPopularProducts(site, venueId)),
        valueOrNull(getDeliveryBanner(site, venueId)),
        valueOrNull(listGuestFavourites(site, venueId)),
        valueOrNull(listPromosWithProducts(site, venueId)),
      ]);
      if (!venue || !menu) return 'unknown';
      const popular = liked ?? [];
      const subsidies = await valueOrNull(listSubsidies(site, venue.townId, [venueId]));
      const services = menuServices(venue, allowedServices(site.surface, config?.services), place.service);
      return {
        venue: { ...venue, ...banner },
        menu,
        services,
        wanted: place.service,
        popular,
        hits: hitIds(popular, menu),
        favourites: favourites ?? [],
        promos: menuPromos(menu, promos ?? []),
        subsidy: services.chosen === 'delivery' ? (subsidies?.[0] ?? null) : null,
      };
    } catch (error) {
      if (error instanceof UpstreamError) return 'unavailable';
      throw error;
    }
  },
);
