import 'server-only';
import type { Product } from '@/lib/menu/menu';
import { menuServices } from '@/lib/menu/menu-services';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { allowedServices } from '@/lib/core/site/services';
import type { Place, ServiceName, Site } from '@/lib/core/site/site';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';
import type { Venue } from '@/lib/ground/venues/venues';
import { foundDish } from './dishes.server';
import type { VenueDishes } from './search';

/** Dishes that a list of results shows of a venue. */
const DISHES_SHOWN = 3;

/** How a list of results shows a venue with the first of its dishes. */
export interface ShownFor {
  site: Site;
  allowed: readonly ServiceName[];
  service: ServiceName;
}

export async function shownForPlace(site: Site, place: Place): Promise<ShownFor> {
  const config = await configOf(site, place.config);
  return { site, allowed: allowedServices(site.surface, config?.services), service: place.service };
}

/** A venue with the first of these dishes. */
export function venueDishes(
  venue: Venue,
  card: VenueCardData,
  products: readonly Product[],
  { site, allowed, service }: ShownFor,
): VenueDishes {
  return {
    venue: card,
    moneyFormat: venue.townConfig.moneyFormat,
    services: menuServices(venue, allowed, service),
    dishes: products.slice(0, DISHES_SHOWN).map((product) => foundDish(product, venue, site.language)),
  };
}
