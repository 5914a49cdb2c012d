import 'server-only';
import type { ServiceName } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { PagePlace } from './place.server';
import { listVenues } from './venues.server';

/** Other services with venues in the town (VEN-70); those without an answer are left out. */
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
