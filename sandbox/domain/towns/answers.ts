import type { CountryCode, Town } from '../../catalogue/model';
import { textIn, type Language } from '../../kernel/languages';

const CONFIG_VERSION = 1;

export const COUNTRIES = {
  1: {
    id: 1,
    name: 'country.kz',
    code: 'kz',
    currency: 'gel',
    supportedLanguages: ['kk', 'ru', 'en'],
    defaultLocale: 'kk',
    fallbackLocale: 'ru',
  },
  2: {
    id: 2,
    name: 'country.ge',
    code: 'ge',
    currency: 'gel',
    supportedLanguages: ['ka', 'ru', 'en'],
    defaultLocale: 'ka',
    fallbackLocale: 'en',
  },
} as const;

/** The country's part of a town's config. */
const TOWN_CONFIGS: Record<
  CountryCode,
  { phoneCode: string; isoCode: string; money: unknown; locale: unknown }
> = {
  kz: {
    phoneCode: '+7',
    isoCode: 'KZ',
    money: { default: 'KZT', currencies: { KZT: currencyFormat('₸', 0) } },
    locale: { default: 'kk', fallback: 'ru', supported: ['kk', 'ru', 'en'] },
  },
  ge: {
    phoneCode: '+995',
    isoCode: 'GE',
    money: { default: 'GEL', currencies: { GEL: currencyFormat('₾', 2) } },
    locale: { default: 'ka', fallback: 'en', supported: ['ka', 'ru', 'en'] },
  },
};

function currencyFormat(symbol: string, precision: number) {
  return {
    symbol,
    symbol_position: 'after',
    thousands_separator: ' ',
    decimal_separator: ',',
    rounding: { mode: 'floor', precision },
  };
}

/** Town of the contract. */
export function townAnswer(town: Town, language: Language) {
  const { phoneCode, isoCode, money, locale } = TOWN_CONFIGS[town.country];
  return {
    id: town.id,
    name: textIn(language, town.name),
    coordinates: { latitude: town.latitude, longitude: town.longitude },
    translit_name: town.translitName,
    config: {
      id: town.id,
      version: CONFIG_VERSION,
      meta: {
        timezone: town.timezone,
        utc_offset: town.utcOffset,
        phone_code: phoneCode,
        country_code: isoCode,
        money,
      },
      locale,
    },
    parstore_id: town.parstoreId,
    code: town.code,
  };
}
