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

/**
 * Refuses a request for a service that neither the surface nor the configuration of the requesting page offers (VEN-10).
 * @returns the configuration's brand; undefined for all
 * @throws AppError `venue/not-found`
 * @throws UpstreamError when the configuration is not known
 */
export async function requireService(
  site: Site,
  config: string | undefined,
  service: ServiceName,
): Promise<number | undefined> {
  const own = await configOf(site, config);
  if (!allowedServices(site.surface, own?.services).includes(service)) throw new AppError('venue/not-found');
  return own?.brandId ?? undefined;
}
