import {
  COUNTRIES,
  countryOfOrigin,
  DEFAULT_TOWN_ID,
  isLanguageOf,
  type CountryCode,
  type Language,
} from '@/lib/core/site/site';
import type { Town } from '@/lib/ground/towns/towns';

/** A page's canonical address: from what it depends on, without campaign or table parameters. */
export interface PageAddress {
  country: CountryCode;
  language: Language;
  /** Without query, as `lib/core/paths` spells it. */
  path: string;
  /** Name in links of another town than the country's default one; only for pages that depend on the place. */
  town?: string;
  /** Of a list of one brand. */
  brand?: number;
  /** Of a list, from 1; the first page has no number. */
  page?: number;
}

/** The absolute address; names the country and language only if they differ from the origin's. */
export function absoluteAddress(page: PageAddress, origin: string): string {
  const query = new URLSearchParams();
  if (page.country !== countryOfOrigin(origin)) query.set('country', page.country);
  if (page.language !== COUNTRIES[page.country].language) query.set('language', page.language);
  if (page.town !== undefined) query.set('town', page.town);
  if (page.brand !== undefined) query.set('brand', String(page.brand));
  if (page.page !== undefined && page.page > 1) query.set('page', String(page.page));
  const search = query.toString();
  return origin + page.path + (search ? `?${search}` : '');
}

/** The address that a diner shares: its path, and its country where the origin stands for another one. */
export function sharedPath({ country, path }: Pick<PageAddress, 'country' | 'path'>, origin: string): string {
  return country === countryOfOrigin(origin) ? path : `${path}?country=${country}`;
}

/** The same page in every language of its country, and for everybody else the bare one: each names all, itself included. */
export function languageAlternates(
  page: Omit<PageAddress, 'language'>,
  origin: string,
): { hreflang: Language | 'x-default'; address: string }[] {
  const { languages, language } = COUNTRIES[page.country];
  const inLanguage = (language: Language) => absoluteAddress({ ...page, language }, origin);
  return [
    ...languages.map((language) => ({ hreflang: language, address: inLanguage(language) })),
    { hreflang: 'x-default', address: inLanguage(language) },
  ];
}

/** The language in which a country shows a page that was read in `language`: itself, or the country's default one. */
export function languageIn(country: CountryCode, language: Language): Language {
  return isLanguageOf(country, language) ? language : COUNTRIES[country].language;
}

/** The town's name in addresses; undefined for the one that the country shows by default (SET-10). */
export function townInAddress(
  country: CountryCode,
  towns: readonly Pick<Town, 'id' | 'translitName'>[],
  townId: number,
): string | undefined {
  const ownId = country === 'kz' ? DEFAULT_TOWN_ID : towns[0]?.id;
  return townId === ownId ? undefined : towns.find(({ id }) => id === townId)?.translitName;
}
