import 'server-only';
import { env } from '@/lib/core/env/env';
import { countryOfOrigin, type CountryCode } from './site';

/** The country that an address must name; null for the origin's own. */
export const addressCountryOf = (country: CountryCode): CountryCode | null =>
  country === countryOfOrigin(env().appOrigin) ? null : country;
