import 'server-only';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import type { Place, Site } from '@/lib/core/site/site';
import { getCountry } from '@/lib/ground/towns/towns.server';
import { ROW_LIMIT } from '@/lib/ground/venues/row-limits';
import type { Venue } from '@/lib/ground/venues/venues';
import { listVenues } from '@/lib/ground/venues/venues.server';

/** The best rated venues of a town: the list that Home asks for, so that the answer is cached. */
export async function townVenues(site: Site, place: Place): Promise<Venue[]> {
  const [{ towns }, config] = await Promise.all([
    getCountry(site.country, site.language),
    configOf(site, place.config),
  ]);
  const { items } = await listVenues(site, {
    place,
    coordinates: towns.find(({ id }) => id === place.townId)?.coordinates,
    brandId: config?.brandId ?? undefined,
    limit: 2 * ROW_LIMIT,
    onlyPromo: false,
    sort: 'rating',
  });
  return items;
}
