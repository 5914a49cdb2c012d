'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TileOption } from '@/components/ui/choice-tiles';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import { chosenTipMinor, MAX_TIPS_MINOR, tipMinor, type TipChoice } from '@/lib/tips/tips';

type TipFieldOptions = {
  /** The sum of the dishes, which the percentages refer to, minor units. */
  baseMinor: number;
  currency: 'KZT' | 'GEL';
  percentages: readonly number[];
  /** Whether 'none' is an option; it is then the initial choice. */
  isOptional: boolean;
  /** The earlier choice. */
  initial?: { value: string | null; typed: string } | null;
};

const OWN = 'own';
const NONE = 'none';

/** The state of a tip choice: its tiles, a custom sum, and the chosen one in minor units (null: not a valid sum). */
export function useTipField({ baseMinor, currency, percentages, isOptional, initial }: TipFieldOptions) {
  const t = useTranslations('tips');
  const [chosen, setValue] = useState<string | null>(initial?.value ?? null);
  const [typed, setTyped] = useState(initial?.typed ?? '');
  const format = currencyFormat(currency);
  const money = useMoney(format);
  // A percentage of a small bill can be rounded to 0, which cannot be paid.
  const offered = percentages.filter((percent) => tipMinor(baseMinor, percent, currency) > 0);
  const options: TileOption<string>[] = [
    ...(isOptional ? [{ value: NONE, label: t('none'), note: money(0) }] : []),
    ...offered.map((percent) => ({
      value: String(percent),
      label: t('percent', { percent }),
      note: money(tipMinor(baseMinor, percent, currency)),
    })),
    { value: OWN, label: t('own'), note: t('ownNote') },
  ];
  // A tile that is offered no more is chosen no more.
  const value = options.some((option) => option.value === chosen) ? chosen : isOptional ? NONE : null;
  const choice: TipChoice =
    value === OWN
      ? { kind: 'own', typed }
      : value === NONE || value === null
        ? { kind: 'none' }
        : { kind: 'percent', percent: Number(value) };
  const amountMinor = value === null ? null : chosenTipMinor(choice, baseMinor, currency);
  return {
    options,
    value,
    choose: setValue,
    isOwn: value === OWN,
    typed,
    type: setTyped,
    amountMinor,
    mistake: t('ownError', { max: money(MAX_TIPS_MINOR) }),
    money,
  };
}
