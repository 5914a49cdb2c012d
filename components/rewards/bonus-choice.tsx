import { Segmented } from '@/components/ui/segmented';
import type { MoneyFormat } from '@/lib/money/money';
import { bonusText } from '@/lib/rewards/bonus-text';
import { roundBonuses } from '@/lib/rewards/round-bonuses';

type BonusChoiceProps = {
  /** Name of the choice, for screen readers only. */
  label: string;
  /** Says that none are spent. */
  none: string;
  /** Says that as many as possible are spent. */
  most: (amount: string) => string;
  maxMinor: number;
  spentMinor: number;
  currency: MoneyFormat['currency'];
  onChange: (amountMinor: number) => void;
};

/** How many bonuses to spend: none, a round sum, or the maximum (REW-13). */
export function BonusChoice({
  label,
  none,
  most,
  maxMinor,
  spentMinor,
  currency,
  onChange,
}: BonusChoiceProps) {
  const words = (amountMinor: number) => bonusText(amountMinor, currency).amount;
  // What is spent already is one of them, also where the sum has changed since.
  const amounts = [...new Set([0, roundBonuses(maxMinor), spentMinor, maxMinor])];
  const nameOf = (amountMinor: number) => {
    if (amountMinor === 0) return none;
    return amountMinor === maxMinor ? most(words(amountMinor)) : words(amountMinor);
  };
  return (
    <Segmented
      label={label}
      options={amounts
        .sort((one, other) => one - other)
        .map((amountMinor) => ({ value: String(amountMinor), label: nameOf(amountMinor) }))}
      value={String(spentMinor)}
      onChange={(amountMinor) => onChange(Number(amountMinor))}
    />
  );
}
