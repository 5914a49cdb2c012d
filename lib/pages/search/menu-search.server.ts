import 'server-only';
import type { ConfigLimits } from '@/lib/core/custom-config/config-limits.server';
import type { Site } from '@/lib/core/site/site';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { correctedText } from './dish-match';
import { findDishes, foundDish } from './dishes.server';
import { readPriceLimit } from './price-limit';
import type { FoundDishes } from './search';

/** Matching dishes, best first, `count` of them in full; null for an unknown venue. */
export async function searchMenu(
  site: Site,
  { venueId, text, count, limits }: { venueId: number; text: string; count: number; limits: ConfigLimits },
): Promise<FoundDishes | null> {
  const [venue, products] = await Promise.all([
    getVenue(site, venueId, limits),
    findDishes(site, venueId, text),
  ]);
  if (!venue || !products) return null;
  const shown = products.slice(0, count);
  return {
    ids: products.map(({ id }) => id),
    corrected: correctedText(
      products.slice(0, 1).map(({ name }) => name),
      readPriceLimit(text).text,
    ),
    dishes: shown.map((product) => foundDish(product, venue, site.language)),
  };
}
