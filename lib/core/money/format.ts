import { decimalSign } from '@/lib/core/i18n/numbers';
import type { Language } from '@/lib/core/site/site';
import type { MoneyFormat } from './currency';
import { roundAmount, roundScaled } from './rounding';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** Formats minor units: '1 240 ₸', '12,50 ₾', '12 ₾'; in English '12.50 ₾' (MON-06 to MON-12, MON-30). */
export function formatMoney(amountMinor: number, format: MoneyFormat, language: Language): string {
  const rounded = roundScaled(roundAmount(amountMinor, format.rounding), 1n, 1n, 'floor');
  const sign = rounded < 0 ? MINUS : '';
  const digits = groupHundredths(
    Math.abs(rounded),
    format.thousandsSeparator,
    decimalSign(language, format.decimalSeparator),
  );
  return format.symbolPosition === 'before'
    ? `${sign}${format.symbol}${NO_BREAK_SPACE}${digits}`
    : `${sign}${digits}${NO_BREAK_SPACE}${format.symbol}`;
}

/** The amount with the fraction that its currency does not show; null where nothing is hidden. */
export function unroundedMoney(amountMinor: number, format: MoneyFormat, language: Language): string | null {
  const exact = formatMoney(amountMinor, { ...format, rounding: { mode: 'none', precision: 0 } }, language);
  return exact === formatMoney(amountMinor, format, language) ? null : exact;
}

/** Writes a plain number: thousands grouped with a space, two decimals where there is a fraction (MON-14, MON-15). */
export function formatNumber(value: number, language: Language): string {
  const hundredths = roundScaled(value, 100n, 1n, 'round');
  return (hundredths < 0 ? MINUS : '') + groupHundredths(Math.abs(hundredths), ' ', decimalSign(language));
}

function groupHundredths(hundredths: number, thousandsSeparator: string, decimalSeparator: string): string {
  const fraction = hundredths % 100;
  const whole = String((hundredths - fraction) / 100);
  const separator = thousandsSeparator === ' ' ? NO_BREAK_SPACE : thousandsSeparator;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => separator);
  return fraction === 0 ? grouped : grouped + decimalSeparator + String(fraction).padStart(2, '0');
}
