'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { useMoney } from '@/components/ui/use-money';
import type { Bill } from '@/lib/bill/bill';
import type { BillIntent } from '@/lib/bill/bill-intent';
import type { BillVenue } from '@/lib/bill/bill-venue';
import { paymentAfterSignIn } from '@/lib/bill/payment-after-sign-in';
import { writtenBill } from '@/lib/bill/written-bill';
import { currencyFormat } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { OwnPayment } from './own-payment.client';
import { useOwnPayment } from './use-own-payment';

/* Loaded once there is a bill, so that the bill itself stays light. */
const PayForm = onDemand(() => import('./pay-form.client').then((module) => module.PayForm), {
  placeholder: <Skeleton shape="card" className="h-60 w-full" />,
});

const WaiterSplit = onDemand(() => import('./waiter-split.client').then((module) => module.WaiterSplit));

const ResumePayment = onDemand(() =>
  import('./resume-payment.client').then((module) => module.ResumePayment),
);

type BillPaymentProps = {
  bill: Bill;
  venue: BillVenue;
  onRefresh: () => void;
};

/** The sum that is due, and how to pay it; or that the bill is being paid or has been paid. */
export function BillPayment({ bill, venue, onRefresh }: BillPaymentProps) {
  const t = useTranslations('bill');
  const [first, ...others] = venue.payments;
  const money = useMoney(currencyFormat(bill.currency));
  const isOpen = bill.status === 'open';
  useEffect(() => {
    // Somebody pays it, or has paid: what was pressed before the sign-in does not wait until it is open again.
    if (!isOpen) paymentAfterSignIn.take();
  }, [isOpen]);
  if (bill.status === 'paid' || bill.status === 'closed') {
    return (
      <section className="card card--padded" aria-live="polite">
        <h2 className="hero flex items-center gap-2">
          <Glyph name="done" className="text-ok-ink" />
          {t('settledTitle')}
        </h2>
        <p className="muted mt-1">{t('settledText')}</p>
        {bill.paidMinor > 0 ? (
          <p className="split-row mt-4 border-t border-line pt-3">
            <span className="muted">{t('paid')}</span>
            <b className="display">{money(writtenBill(bill).paidMinor)}</b>
          </p>
        ) : null}
        <div className="mt-4 grid">
          <OwnPayment venueId={venue.id} billId={bill.id} />
        </div>
      </section>
    );
  }
  const isDue = bill.toPayMinor > 0;
  if (isOpen && isDue && first !== undefined) {
    return <PayForm bill={bill} venue={venue} payments={[first, ...others]} onRefused={onRefresh} />;
  }
  if (bill.status === 'paying') return <PayingNotice billId={bill.id} onRefresh={onRefresh} />;
  return (
    <>
      <section className="card card--padded" aria-live="polite">
        <p className="muted">{t('toPay')}</p>
        <p className="hero">{money(bill.toPayMinor)}</p>
        {isDue ? (
          <Notice role="note" className="mt-3" title={t('payTitle')}>
            {t('payText')}
          </Notice>
        ) : null}
      </section>
      {isDue ? <WaiterSplit bill={bill} venueName={venue.name} /> : null}
    </>
  );
}

/** Says that the bill is being paid; offers the diner who pays it the link back, looked up where its outcome is unknown. */
function PayingNotice({ billId, onRefresh }: { billId: string; onRefresh: () => void }) {
  const t = useTranslations('bill');
  const isOfBill = useCallback((intent: BillIntent) => intent.billId === billId, [billId]);
  const { own, check } = useOwnPayment(isOfBill);
  const isOver = own?.preorderId === null && own.givenUp !== undefined;
  if (own === null || isOver) {
    return (
      <Notice tone="warn" title={t('payingTitle')}>
        {t('payingText')}
      </Notice>
    );
  }
  if (own.preorderId === null) {
    const checkAgain = () => {
      void check();
      onRefresh();
    };
    return <ResumePayment billId={billId} onRefused={checkAgain} />;
  }
  return (
    <Notice
      title={t('payingMine')}
      actions={
        <ButtonLink tone="text" href={paths.preorder(own.preorderId)}>
          {t('toPayment')}
        </ButtonLink>
      }
    />
  );
}
