'use client';

import { useTranslations } from 'next-intl';
import { shareOrCopy } from '@/components/ui/share-or-copy';
import { useMoney } from '@/components/ui/use-money';
import { currencyFormat } from '@/lib/core/money/money';
import type { Split } from './use-split';

/** Sends a part of the bill as a text: where, of how much, and the sum that is owed. */
export function useSharePart(
  { bill, tipsMinor }: Pick<Split, 'bill' | 'tipsMinor'>,
  venueName: string,
): (partMinor: number) => void {
  const t = useTranslations('bill');
  const money = useMoney(currencyFormat(bill.currency));
  return (partMinor) => {
    const place = { venue: venueName, table: bill.tableName };
    const sums = {
      total: money(bill.toPayMinor + tipsMinor),
      tips: money(tipsMinor),
      part: money(partMinor),
    };
    const text = t(tipsMinor > 0 ? 'splitTextWithTips' : 'splitText', { ...place, ...sums });
    void shareOrCopy({ text }, { doneText: t('splitCopied'), failedText: t('splitFailed') });
  };
}
