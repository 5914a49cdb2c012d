import { currencyFormat, formatMoney } from '@/lib/money/money';
import type { Language } from '@/lib/site/site';
import type { Bill } from './bill';

/** How amounts of the bill are written, minor units → text. */
export function billMoney({ currency }: Pick<Bill, 'currency'>): (amountMinor: number) => string {
  const format = currencyFormat(currency);
  return (amountMinor) => formatMoney(amountMinor, format);
}

/** Decimals of portions and percentages; a till has no more. */
const MAX_DECIMALS = 3;

/** A count of portions or a percentage with no more decimals than it has, in the language's own way: 2, 0,5 and 0.5. */
export function billNumber(value: number, language: Language): string {
  const text = String(Number(value.toFixed(MAX_DECIMALS)));
  return language === 'en' ? text : text.replace('.', ',');
}
