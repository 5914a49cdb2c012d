import 'server-only';
import { configLimits, hasTown } from '@/lib/core/custom-config/config-limits.server';
import { env } from '@/lib/core/env/env';
import { COUNTRIES, type CountryCode } from '@/lib/core/site/site';
import type { Town } from '@/lib/ground/towns/towns';
import { getTowns } from '@/lib/ground/towns/towns.server';

/**
 * What a search engine is led to in a country: the towns, and the only brand, that this deployment's own configuration
 * serves. The pages of all others answer 404 here.
 * @returns null for a country of which the configuration serves no town
 * @throws UpstreamError
 */
export async function sitemapScope(
  country: CountryCode,
): Promise<{ towns: Town[]; brandId: number | undefined } | null> {
  const { language } = COUNTRIES[country];
  const [limits, allTowns] = await Promise.all([
    configLimits({ country, language }, env().customConfig),
    getTowns(country, language),
  ]);
  const towns = allTowns.filter(({ id }) => hasTown(limits, id));
  return limits.townIds && towns.length === 0 ? null : { towns, brandId: limits.brandId };
}
