import 'server-only';
import type { CustomConfig } from '@/lib/core/custom-config/custom-config';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { allowedServices } from '@/lib/core/site/services';
import { pageSite } from '@/lib/core/site/site.server';
import type { Place, ServiceName, Site } from '@/lib/core/site/site';
import type { Town } from '@/lib/ground/towns/towns';
import { getCountry } from '@/lib/ground/towns/towns.server';

/** The place of a venue list, and what limits its venues. */
export interface PagePlace {
  site: Site;
  place: Place;
  /** Undefined while the platform has not named its towns. */
  town: Town | undefined;
  config: CustomConfig | null;
  /** The services to choose from, in the switcher's order. */
  services: [ServiceName, ...ServiceName[]];
}

/** The place of the page that is being rendered (VEN-09, TOWN-19). */
export async function pagePlace(): Promise<PagePlace> {
  const { site, place } = await pageSite();
  const [{ towns }, config] = await Promise.all([
    getCountry(site.country, site.language),
    configOf(site, place.config),
  ]);
  return {
    site,
    place,
    town: towns.find(({ id }) => id === place.townId),
    config,
    services: allowedServices(site.surface, config?.services),
  };
}
