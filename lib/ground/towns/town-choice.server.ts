import 'server-only';
import { configOf } from '@/lib/core/custom-config/config-directory.server';
import { addressCountryOf } from '@/lib/core/site/address-country.server';
import { COUNTRIES, type CountryCode, type Place, type Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { TownChoices } from './town-choice';
import { getTowns } from './towns.server';

/** The towns to choose from, narrowed by configuration (HOST-07), with names in all languages available. */
export async function listTownChoices(site: Site, place: Place | null): Promise<TownChoices> {
  const { country } = site;
  const others = COUNTRIES[country].languages.filter((language) => language !== site.language);
  const [own, config, ...translated] = await Promise.all([
    getTowns(country, site.language),
    configOf(site, place?.config),
    ...others.map((language) => valueOrNull(getTowns(country, language))),
  ]);
  const townIds = config?.townIds;
  const towns = own
    .filter(({ id }) => townIds?.includes(id) ?? true)
    .map(({ id, name, translitName, coordinates }) => {
      const elsewhere = translated.flatMap((list) => list?.find((town) => town.id === id)?.name ?? []);
      return { id, name, translitName, coordinates, names: [...new Set([name, ...elsewhere, translitName])] };
    });
  const countries = townIds ? [country] : (Object.keys(COUNTRIES) as CountryCode[]);
  return {
    country,
    addressCountry: addressCountryOf(country),
    countries,
    currentId: place?.townId ?? 0,
    towns,
  };
}
