import { isCountryCode, type CountryCode } from '@/lib/core/site/site';

/** The country of the venue that a `venue/other-country` failure names; null for details of another shape. */
export function refusedCountryOf(details: unknown): CountryCode | null {
  if (typeof details !== 'object' || details === null || !('country' in details)) return null;
  return isCountryCode(details.country) ? details.country : null;
}
