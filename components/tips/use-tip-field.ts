'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TileOption } from '@/components/ui/choice-tiles';
import { formatMoney, countryMoneyFormat } from '@/lib/money/money';
import { chosenTipMinor, MAX_TIPS_MINOR, tipMinor, type TipChoice } from '@/lib/tips/tips';

type TipFieldOptions = {
  /** The dishes' sum that percentages are of, minor units. */
  baseMinor: number;
  currency: 'KZT' | 'GEL';
  percentages: readonly number[];
  /** Whether none may be chosen; it is, at first. */
  isOptional: boolean;
};

const OWN = 'own';
const NONE = 'none';

/** What stands at a choice of tips: its tiles, a sum of one's own, and what is chosen in minor units (null: no such sum). */
export function useTipField({ baseMinor, currency, percentages, isOptional }: TipFieldOptions) {
  const t = useTranslations('tips');
  const [value, setValue] = useState<string | null>(isOptional ? NONE : null);
  const [typed, setTyped] = useState('');
  const format = countryMoneyFormat(currency === 'GEL' ? 'ge' : 'kz');
  const money = (amountMinor: number) => formatMoney(amountMinor, format);
  // A bill of little makes little percentages that nobody can pay.
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
