import { currencyFormat, fromMajor, percentOf } from '@/lib/core/money/money';

/** Percent of the dishes' sum that are offered as tips. */
export const TIP_PERCENTAGES = [5, 10, 15] as const;
/** Beside the choice of none. */
export const BILL_TIP_PERCENTAGES = [5, 10] as const;

/** Most that can be tipped at once, minor units (contract schema TipRequest). */
export const MAX_TIPS_MINOR = 100_000_000;

/** The target of tips: an order served at a table, or a paid bill. */
export type TipTarget = { kind: 'order'; orderId: number } | { kind: 'bill'; preorderId: string };

/** The sum that tips are calculated from. */
export interface TipTerms {
  target: TipTarget;
  venueId: number;
  /** The dishes' sum that percentages are of, minor units. */
  baseMinor: number;
  currency: 'KZT' | 'GEL';
  waiterName: string | null;
}

export const TIP_STATUSES = ['pending', 'paid', 'failed', 'expired'] as const;

/** The choice: none, a percentage, or a sum as it was typed in major units. */
export type TipChoice =
  { kind: 'none' } | { kind: 'percent'; percent: number } | { kind: 'own'; typed: string };

/** So many percent of a sum, minor units, rounded as the currency is. */
export function tipMinor(baseMinor: number, percent: number, currency: 'KZT' | 'GEL'): number {
  return percentOf(baseMinor, percent, currencyFormat(currency).rounding);
}

/** The amount of a choice, minor units; null where the typed sum cannot be tipped. */
export function chosenTipMinor(choice: TipChoice, baseMinor: number, currency: 'KZT' | 'GEL'): number | null {
  if (choice.kind === 'none') return 0;
  const amountMinor =
    choice.kind === 'percent'
      ? tipMinor(baseMinor, choice.percent, currency)
      : choice.typed.trim() === ''
        ? null
        : fromMajor(Number(choice.typed.replace(',', '.')));
  return amountMinor !== null && amountMinor > 0 && amountMinor <= MAX_TIPS_MINOR ? amountMinor : null;
}
