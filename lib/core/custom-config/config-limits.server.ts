import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import { allowedServices } from '@/lib/core/site/services';
import type { ServiceName, Site } from '@/lib/core/site/site';
import { configOf } from '@/lib/core/custom-config/config-directory.server';

/** The venues that the configuration of a page leaves: undefined for all brands, null for all towns. */
export interface ConfigLimits {
  brandId?: number;
  townIds: readonly number[] | null;
}

/** Where no configuration narrows anything. */
export const NO_LIMITS: ConfigLimits = { townIds: null };

/** The limits of a configuration; nothing without one. */
export const limitsOf = (
  config: { brandId: number | null; townIds: readonly number[] | null } | null | undefined,
): ConfigLimits => ({ brandId: config?.brandId ?? undefined, townIds: config?.townIds ?? null });

/** The venues that the page's configuration allows. */
export async function configLimits(
  site: Pick<Site, 'country' | 'language'>,
  config: string | undefined,
): Promise<ConfigLimits> {
  return limitsOf(await configOf(site, config));
}

/** Whether a configuration has the town (HOST-07). */
export const hasTown = ({ townIds }: Pick<ConfigLimits, 'townIds'>, townId: number): boolean =>
  townIds?.includes(townId) ?? true;

/** Refuses a service that the page does not offer (VEN-10, HOST-08). @throws AppError `venue/not-found` */
export async function requireService(
  site: Site,
  config: string | undefined,
  service: ServiceName,
): Promise<ConfigLimits> {
  const own = await configOf(site, config);
  if (!allowedServices(site.surface, own?.services).includes(service)) throw new AppError('venue/not-found');
  return limitsOf(own);
}
