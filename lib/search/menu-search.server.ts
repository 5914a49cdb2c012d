import 'server-only';
import type { ConfigLimits } from '@/lib/custom-config/config-limits.server';
import type { Site } from '@/lib/site/site';
import { getVenue } from '@/lib/venues/venues.server';
import { findDishes, foundDish } from './dishes.server';
import type { FoundDish } from './search';

/** Most dishes that a search in a menu shows. */
const MAX_DISHES = 50;

/**
 * The dishes of a venue that match a text, best first, or null for an unknown venue.
 * @throws UpstreamError
 */
export async function searchMenu(
  site: Site,
  { venueId, text, limits }: { venueId: number; text: string; limits: ConfigLimits },
): Promise<FoundDish[] | null> {
  const [venue, products] = await Promise.all([
    getVenue(site, venueId, limits),
    findDishes(site, venueId, text, MAX_DISHES),
  ]);
  if (!venue || !products) return null;
  return products.map((product) => foundDish(product, venue.id, venue.townConfig.moneyFormat));
}
