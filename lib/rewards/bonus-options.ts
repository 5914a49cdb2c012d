import type { MoneyFormat } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';
import { bonusText } from './bonus-text';
import { roundBonuses } from './round-bonuses';

interface BonusChoice {
  /** Minor units; what is spent already is one of the choices, also where the sum has changed since. */
  maxMinor: number;
  spentMinor: number;
  currency: MoneyFormat['currency'];
  language: Language;
}

/** The words of a choice: that none are spent, and that as many as possible are. */
interface BonusTexts {
  none: string;
  most: (amount: string) => string;
}

/** How many bonuses to spend: none, a round sum, or the maximum, the fewest first (REW-13). The values are minor units. */
export function bonusOptions(
  { maxMinor, spentMinor, currency, language }: BonusChoice,
  { none, most }: BonusTexts,
): { value: string; label: string }[] {
  const nameOf = (amountMinor: number) => {
    const { amount } = bonusText(amountMinor, currency, language);
    if (amountMinor === 0) return none;
    return amountMinor === maxMinor ? most(amount) : amount;
  };
  return [...new Set([0, roundBonuses(maxMinor), spentMinor, maxMinor])]
    .sort((one, other) => one - other)
    .map((amountMinor) => ({ value: String(amountMinor), label: nameOf(amountMinor) }));
}
