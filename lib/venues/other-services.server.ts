import 'server-only';
import type { Place, ServiceName, Site } from '@/lib/site/site';
import { listVenuesOrNull } from './venues.server';

/**
 * The other services that have venues in the town where one has none, so that nobody is sent away from a town that could
 * serve them (spec §8: no restaurants in the city, or no available establishments).
 */
export async function servicesWithVenues(
  site: Site,
  place: Place,
  allowed: readonly ServiceName[],
): Promise<ServiceName[]> {
  const others = allowed.filter((service) => service !== place.service);
  const pages = await Promise.all(
    others.map((service) => listVenuesOrNull(site, { place: { ...place, service }, limit: 1 })),
  );
  return others.filter((_, index) => (pages[index]?.total ?? 0) > 0);
}
