import { currencyFormat, formatNumber, roundAmount, toMajor } from '@/lib/core/money/money';
import { formatDate } from '@/lib/core/time/format-time';
import type { Language } from '@/lib/core/site/site';
import type { Rewards } from './rewards.schema';

type Currency = Rewards['currency'];

/** Each country has one offset and no summer time (SET-28). */
const OFFSET = { KZT: '+05:00', GEL: '+04:00' } as const;

/** Bonuses without a sign, rounded as the currency is, and the number that their word agrees with. */
export function bonusText(
  amountMinor: number,
  currency: Currency,
  language: Language,
): { amount: string; count: number } {
  const { rounding } = currencyFormat(currency);
  const count = toMajor(roundAmount(amountMinor, rounding));
  return { amount: formatNumber(count, language), count };
}

/** The day of an instant, as the diner's country sees it: '14 ноября', and its year. */
export function bonusDay(iso: string, currency: Currency, language: Language): { day: string; year: string } {
  const date = new Date(iso);
  const write = (pattern: string) => formatDate(date, language, OFFSET[currency], pattern);
  return { day: write('D MMMM'), year: write('YYYY') };
}
