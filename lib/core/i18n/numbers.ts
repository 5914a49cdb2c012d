import type { Language } from '@/lib/core/site/site';

/* Written by hand, because browsers lack the data of ka and kk. */

/** The sign before the fraction of a number: a point in English, a comma elsewhere or what a town names for its money (MON-30). */
export function decimalSign(language: Language, otherwise = ','): string {
  return language === 'en' ? '.' : otherwise;
}

/** A number with no more decimals than it has: 7, 7,5 and in English 7.5. */
export function writeDecimal(value: number, language: Language): string {
  return String(value).replace('.', decimalSign(language));
}

/** A number with one decimal: 4,8 and in English 4.8. */
export function formatDecimal(value: number, language: Language): string {
  return value.toFixed(1).replace('.', decimalSign(language));
}
