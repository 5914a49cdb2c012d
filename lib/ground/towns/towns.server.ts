import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import { COUNTRIES, type CountryCode, type Language } from '@/lib/core/site/site';
import { RETRY_RULE } from '@/lib/core/upstream/attempts';
import { publicUpstream } from '@/lib/core/upstream/client';
import { lacksTown, type Country, type Town } from './towns';
import { mapCountry, mapTowns } from './towns.map';
import { countryWire, townListWire } from './towns.wire';

/** TOWN-14: the id sent where no country is known. */
const COUNTRY_ID_WHEN_UNKNOWN = 2;

/** The country's defaults: used when the platform does not answer (SITE-14, SITE-21). */
export function defaultCountry(code: CountryCode): Country {
  const { id, nameKey, languages, language, fallback } = COUNTRIES[code];
  return {
    id,
    name: nameKey,
    code,
    currency: 'gel',
    supportedLanguages: [...languages],
    defaultLocale: language,
    fallbackLocale: fallback,
    towns: [],
  };
}

/** A country with towns, by default (SITE-20, SITE-21). @param options.isAwaited false: full retries (UP-13) */
export async function getCountry(
  code: CountryCode,
  language: Language,
  { isAwaited = true } = {},
): Promise<Country> {
  const { id } = COUNTRIES[code];
  try {
    const wire = await publicUpstream({ country: code, language }).get({
      path: 'locations/v1/countries/{id}',
      params: { id },
      query: { include: 'towns' },
      schema: countryWire,
      cache: cacheRules.country(id),
      retries: isAwaited ? 'quick' : RETRY_RULE.limit,
    });
    return mapCountry(wire);
  } catch (error) {
    log.error({ country: code, reason: reasonOf(error) }, 'country config unavailable, defaults used');
    return defaultCountry(code);
  }
}

/** As {@link lacksTown}, of a country. */
export async function isUnknownTown(
  { country, language }: { country: CountryCode; language: Language },
  townId: number,
): Promise<boolean> {
  return townId !== 0 && lacksTown((await getCountry(country, language)).towns, townId);
}

/** Towns of a country, largest first. */
export async function getTowns(code: CountryCode | null, language: Language): Promise<Town[]> {
  const countryId = code === null ? COUNTRY_ID_WHEN_UNKNOWN : COUNTRIES[code].id;
  const wire = await publicUpstream({ country: code ?? 'kz', language }).get({
    path: 'locations/v2/towns',
    query: { country_id: countryId },
    schema: townListWire,
    cache: cacheRules.country(countryId),
  });
  return mapTowns(wire.data);
}
