'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Bill } from '@/lib/bill/bill';
import { billMoney } from '@/lib/bill/bill-text';

/** What there is to pay, and how: with the waiter, or that somebody does or did. */
export function BillPayment({ bill }: { bill: Bill }) {
  const t = useTranslations('bill');
  if (bill.status === 'paid' || bill.status === 'closed') {
    return (
      <Notice tone="ok" title={t('settledTitle')}>
        {t('settledText')}
      </Notice>
    );
  }
  return (
    <section className="card card--pad" aria-live="polite">
      <p className="soft">{t('toPay')}</p>
      <p className="hero">{billMoney(bill)(bill.toPayMinor)}</p>
      {bill.status === 'paying' ? (
        <Notice tone="warn" className="mt-3" title={t('payingTitle')}>
          {t('payingText')}
        </Notice>
      ) : (
        <Notice role="note" className="mt-3" title={t('payTitle')}>
          {t('payText')}
        </Notice>
      )}
    </section>
  );
}
