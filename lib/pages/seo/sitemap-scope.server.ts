import 'server-only';
import { configLimits, hasTown } from '@/lib/core/custom-config/config-limits.server';
import { env } from '@/lib/core/env/env';
import { COUNTRIES, type CountryCode } from '@/lib/core/site/site';
import type { Town } from '@/lib/ground/towns/towns';
import { getTowns } from '@/lib/ground/towns/towns.server';

/** The towns and brand that this deployment's configuration serves; null for none in the country. */
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
