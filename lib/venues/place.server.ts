import 'server-only';
import type { CustomConfig } from '@/lib/custom-config/custom-config';
import { configOf } from '@/lib/custom-config/config-directory.server';
import { allowedServices } from '@/lib/site/services';
import { pageSite } from '@/lib/site/site.server';
import type { Place, ServiceName, Site } from '@/lib/site/site';
import type { Town } from '@/lib/towns/towns';
import { getCountry } from '@/lib/towns/towns.server';

/** The place of a page that lists venues, and what narrows it. */
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
