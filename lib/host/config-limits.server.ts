import 'server-only';
import { AppError } from '@/lib/errors/errors';
import { allowedServices } from '@/lib/site/services';
import type { ServiceName, Site } from '@/lib/site/site';
import { configOf } from './config-directory.server';

/**
 * The brand that the configuration of the requesting page sells; undefined for all.
 * @throws UpstreamError when the configuration is not known
 */
export async function configBrand(site: Site, config: string | undefined): Promise<number | undefined> {
  return (await configOf(site, config))?.brandId ?? undefined;
}

/** What the configuration of a page leaves of the venues: undefined for all brands, null for all towns. */
export interface ConfigLimits {
  brandId?: number;
  townIds: readonly number[] | null;
}

/**
 * Refuses a request for a service that neither the surface nor the configuration of the requesting page offers (VEN-10, HOST-08).
 * @throws AppError `venue/not-found`
 * @throws UpstreamError when the configuration is not known
 */
export async function requireService(
  site: Site,
  config: string | undefined,
  service: ServiceName,
): Promise<ConfigLimits> {
  const own = await configOf(site, config);
  if (!allowedServices(site.surface, own?.services).includes(service)) throw new AppError('venue/not-found');
  return { brandId: own?.brandId ?? undefined, townIds: own?.townIds ?? null };
}

/**
 * Refuses a venue of a town that the configuration leaves out (HOST-07).
 * @throws AppError `venue/not-found`
 */
export function requireTown({ townIds }: Pick<ConfigLimits, 'townIds'>, townId: number): void {
  if (townIds && !townIds.includes(townId)) throw new AppError('venue/not-found');
}
