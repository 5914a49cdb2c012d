import 'server-only';
import type { ServiceName } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { PagePlace } from './place.server';
import { listVenues } from './venues.server';

/**
 * The services, other than the page's own, that have venues in the town: the alternatives to an empty list (VEN-70).
 * One that the platform does not answer for is left out.
 */
export async function otherServicesWithVenues({
  site,
  place,
  config,
  services,
}: PagePlace): Promise<ServiceName[]> {
  const others = services.filter((service) => service !== place.service);
  const found = await Promise.all(
    others.map(async (service) => {
      const query = { place: { ...place, service }, brandId: config?.brandId ?? undefined, limit: 1 };
      const venues = await valueOrNull(listVenues(site, query));
      return venues !== null && venues.items.length > 0;
    }),
  );
  return others.filter((_, index) => found[index]);
}
