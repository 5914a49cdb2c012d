import { pageCountry } from '@/lib/core/site/page-country';
import { COUNTRIES, type Language } from '@/lib/core/site/site';
import { readKioskDevice, type KioskDevice } from './device';

/** The languages that a kiosk offers, its own first: those that are set, of its country's; without any all of these (KIOSK-22). */
export function offeredLanguages(
  { languages }: Pick<KioskDevice, 'languages'>,
  ofCountry: readonly Language[],
): readonly Language[] {
  const offered = languages.filter((language) => ofCountry.includes(language));
  return offered.length > 0 ? offered : ofCountry;
}

/** The language in which a guest finds this kiosk. @param countryLanguage where the page names no country */
export function ownLanguage(countryLanguage: Language): Language {
  const country = pageCountry();
  const offered = country ? offeredLanguages(readKioskDevice(), COUNTRIES[country].languages) : [];
  return offered[0] ?? countryLanguage;
}
