import { readId } from '@/lib/core/ids/ids';
import { isServiceName, type ServiceName } from './service-names';

export type { ServiceName };

/**
 * The site: what a public page depends on besides its address. `middleware.ts` works it out once and rewrites
 * the request to `app/[site]/…`, so that every page is cached once a site and shared by all users of that site.
 */

export const COUNTRIES = {
  kz: {
    id: 1,
    code: 'kz',
    nameKey: 'country.kz',
    languages: ['kk', 'ru', 'en'],
    language: 'kk',
    fallback: 'ru',
  },
  ge: {
    id: 2,
    code: 'ge',
    nameKey: 'country.ge',
    languages: ['ka', 'ru', 'en'],
    language: 'ka',
    fallback: 'en',
  },
} as const satisfies Record<string, CountryDefaults>;

interface CountryDefaults {
  id: number;
  code: string;
  nameKey: string;
  languages: readonly Language[];
  language: Language;
  fallback: Language;
}

export type CountryCode = keyof typeof COUNTRIES;
export const LANGUAGES = ['kk', 'ru', 'en', 'ka'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SURFACES = ['web', 'webview', 'kiosk'] as const;
export type Surface = (typeof SURFACES)[number];

/** TOWN-12; Georgia takes the first town of its list. */
export const DEFAULT_TOWN_ID = 1;

export interface Site {
  country: CountryCode;
  language: Language;
  surface: Surface;
}

/** Where and how the diner orders; only pages that list venues depend on it. Town 0 is an unknown one. */
export interface Place {
  townId: number;
  service: ServiceName;
  /** Code of the custom configuration that narrows the lists (VEN-09). */
  config?: string;
}

/** The values that a page depends on besides its site: the chosen service alone, and the custom configuration that narrows it. */
export interface PageScope {
  service?: ServiceName;
  config?: string;
}

/** A code that a custom configuration may have: the contract's pattern. */
const CONFIG_CODE = /^[a-z0-9-]{2,60}$/;
/** Separates the place from its configuration; no part of a code holds it. */
const CONFIG_SEPARATOR = '~';

/** @returns whether the value is a country we serve. */
export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && Object.hasOwn(COUNTRIES, value);
}

/** @returns whether the country offers the language (SITE-07, SITE-10). */
export function isLanguageOf(country: CountryCode, value: unknown): value is Language {
  return COUNTRIES[country].languages.some((language) => language === value);
}

/** The country whose own language it is; Kazakhstan for a language of both. */
export function homeCountryOf(language: string): CountryCode {
  return Object.values(COUNTRIES).find((country) => country.language === language)?.code ?? 'kz';
}

/** The country of an origin, by the rule of the request pipeline: the host's last part, unknown becomes kz (SITE-03, SITE-04). */
export function countryOfOrigin(origin: string): CountryCode {
  const label = new URL(origin).hostname.split('.').at(-1);
  return isCountryCode(label) ? label : 'kz';
}

/** @returns whether the value could name a custom configuration. */
export function isConfigCode(value: unknown): value is string {
  return typeof value === 'string' && CONFIG_CODE.test(value);
}

/** The internal first segment: `kz-ru-web`, `kz-ru-web-delivery`, `kz-ru-web-1-takeaway`, or with `~brand`. */
export function encodeSite(site: Site, place?: Place | null, { service, config }: PageScope = {}): string {
  const code = `${site.country}-${site.language}-${site.surface}`;
  if (!place) return code + (service ? `-${service}` : '') + (config ? CONFIG_SEPARATOR + config : '');
  return `${code}-${place.townId}-${place.service}${place.config ? CONFIG_SEPARATOR + place.config : ''}`;
}

/** Reads what {@link encodeSite} wrote; anything else is null. */
export function decodeSite(code: string): ({ site: Site; place: Place | null } & PageScope) | null {
  const [head = '', config, ...more] = code.split(CONFIG_SEPARATOR);
  const [country, language, surface, town, service, ...rest] = head.split('-');
  if (more.length > 0 || (config !== undefined && !isConfigCode(config))) return null;
  if (rest.length > 0 || !isCountryCode(country) || !isLanguageOf(country, language)) return null;
  if (!SURFACES.some((known) => known === surface)) return null;
  const site: Site = { country, language, surface: surface as Surface };
  const scope = config === undefined ? {} : { config };
  if (town === undefined) return { site, place: null, ...scope };
  if (service === undefined)
    return isServiceName(town) ? { site, place: null, service: town, ...scope } : null;
  const townId = town === '0' ? 0 : readId(town);
  if (townId === null || !isServiceName(service)) return null;
  return { site, place: { townId, service, ...scope } };
}
