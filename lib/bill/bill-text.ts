import { writeDecimal } from '@/lib/core/i18n/numbers';
import type { Language } from '@/lib/core/site/site';

/** Decimals of portions and percentages; a till has no more. */
const MAX_DECIMALS = 3;

/** A count of portions or a percentage with no more decimals than it has, in the language's own way: 2, 0,5 and 0.5. */
export function billNumber(value: number, language: Language): string {
  return writeDecimal(Number(value.toFixed(MAX_DECIMALS)), language);
}
