import type { MoneyFormat } from '@/lib/core/money/money';
import { roundAmount, roundScaled } from '@/lib/core/money/rounding';

/** Minor units for machines: '1240', '12.50', rounded as `formatMoney` shows it. */
export function decimalPrice(amountMinor: number, format: Pick<MoneyFormat, 'rounding'>): string {
  const rounded = roundScaled(roundAmount(amountMinor, format.rounding), 1n, 1n, 'floor');
  const fraction = rounded % 100;
  const whole = String((rounded - fraction) / 100);
  return fraction === 0 ? whole : `${whole}.${String(fraction).padStart(2, '0')}`;
}
