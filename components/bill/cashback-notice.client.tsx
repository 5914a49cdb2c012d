'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Coin } from '@/components/layout/balance-badge';
import { Notice } from '@/components/ui/notice';
import type { Bill } from '@/lib/bill/bill';
import { cashbackMinor, FIRST_BILL_CASHBACK, isFirstPayment } from '@/lib/bill/bill-payment';
import { billNumber } from '@/lib/bill/bill-text';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/core/site/site';

type CashbackNoticeProps = {
  bill: Bill;
  isSignedIn: boolean;
  /** By the diner's level alone, percent; null where that is not known. */
  levelPercentage: number | null;
  bonusesMinor: number;
};

/** The cashback of this payment (REW-18; the first payment of a bill gets more, BILL-13). */
export function CashbackNotice({ bill, isSignedIn, levelPercentage, bonusesMinor }: CashbackNoticeProps) {
  const t = useTranslations('bill');
  const language = useLocale() as Language;
  if (!isSignedIn) {
    const percent = String(FIRST_BILL_CASHBACK);
    return (
      <Notice tone="bonus" role="note" icon={<Coin />} title={t('guestCashback', { percent })}>
        {t('guestCashbackText')}
      </Notice>
    );
  }
  const back = bonusText(cashbackMinor(bill, bonusesMinor), bill.currency, language);
  if (back.count === 0) return null;
  const percent = billNumber(bill.cashbackPercentage, language);
  const isFirst = isFirstPayment(bill, levelPercentage);
  return (
    <Notice
      tone="bonus"
      role="note"
      icon={<Coin />}
      title={t(isFirst ? 'firstTitle' : 'cashbackTitle', { percent })}
    >
      {t('cashbackText', back)}
    </Notice>
  );
}
