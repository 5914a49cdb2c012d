import 'server-only';
import { addressCountryOf } from '@/lib/site/address-country.server';
import { metersBetween } from '@/lib/towns/distance';
import { getCountry } from '@/lib/towns/towns.server';
import type { PagePlace } from '@/lib/venues/place.server';

/** Towns that are offered where nothing was found. */
const NEAR_TOWNS = 3;

/** The towns next to the page's own, of those that its configuration allows. */
export async function nearTowns({
  site,
  town,
  config,
}: Pick<PagePlace, 'site' | 'town' | 'config'>): Promise<
  { name: string; translitName: string; country: string | null }[]
> {
  if (!town) return [];
  const country = addressCountryOf(site.country);
  const { towns } = await getCountry(site.country, site.language);
  return towns
    .filter(({ id }) => id !== town.id && (config?.townIds?.includes(id) ?? true))
    .map(({ name, translitName, coordinates }) => ({
      name,
      translitName,
      meters: metersBetween(town.coordinates, coordinates),
    }))
    .sort((one, other) => one.meters - other.meters)
    .slice(0, NEAR_TOWNS)
    .map(({ name, translitName }) => ({ name, translitName, country }));
}
