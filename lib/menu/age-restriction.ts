import type { CountryCode } from '@/lib/core/site/site';

/** Tobacco, alcohol and energy drinks are for diners of this age on, in both countries (MENU-49, MENU-50). */
export const AGE_LIMIT = 21;

/** The goods that may not be sold online in a country, as values of contract schema AgeRestriction. */
const NOT_SOLD_ONLINE: Readonly<Record<CountryCode, readonly string[]>> = { kz: [], ge: ['tobacco'] };

/** @returns whether a restricted kind of goods may be offered online in the country; an unknown kind may. */
export function isSoldOnline(kind: string, country: CountryCode): boolean {
  return !NOT_SOLD_ONLINE[country].includes(kind);
}
