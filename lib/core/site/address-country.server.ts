import 'server-only';
import { env } from '@/lib/core/env/env';
import { countryOfOrigin, type CountryCode } from './site';

/** What an address has to name to show a country to anybody; null for the country that our origin stands for. */
export const addressCountryOf = (country: CountryCode): CountryCode | null =>
  country === countryOfOrigin(env().appOrigin) ? null : country;
