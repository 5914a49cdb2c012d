import type { CountryCode } from '../data/text';

export type Currency = 'KZT' | 'GEL';

/** The greatest sum on the wire, 99 999 999.99, in minor units. */
export const MAX_SUM_MINOR = 9_999_999_999;

/** Rounding of both countries is floor: KZT to whole tenge, GEL to one tetri. */
const STEP_MINOR: Record<Currency, number> = { KZT: 100, GEL: 1 };

export function currencyOf(country: CountryCode): Currency {
  return country === 'kz' ? 'KZT' : 'GEL';
}

export function roundDown(minor: number, currency: Currency): number {
  const step = STEP_MINOR[currency];
  return Math.floor(minor / step) * step;
}

/** Percentage of a sum, rounded by the currency's money format (contract rule 77). */
export function percentOf(minor: number, percent: number, currency: Currency): number {
  return roundDown((minor * percent) / 100, currency);
}

/** Minor units to the wire's major units. */
export function toMajor(minor: number): number {
  return minor / 100;
}

/** The wire's major units to minor ones. */
export function toMinor(major: number): number {
  return Math.round(major * 100);
}
