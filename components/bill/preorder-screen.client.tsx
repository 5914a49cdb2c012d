'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { Coin } from '@/components/layout/balance-badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Notice } from '@/components/ui/notice';
import { useMoney } from '@/components/ui/use-money';
import { queryClient } from '@/lib/core/bff/query-client';
import { preorderQuery } from '@/lib/bill/bill-payment.api';
import { billNumber } from '@/lib/bill/bill-text';
import { cardMinor, hasFailed, type Preorder } from '@/lib/bill/preorder';
import { writtenPayment } from '@/lib/bill/written-bill';
import { currencyFormat } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { bonusText } from '@/lib/rewards/bonus-text';
import { forgetVisit } from '@/lib/core/session/session-storage';
import type { Language } from '@/lib/core/site/site';
import { BillSlip, Row } from './bill-slip.client';

type PreorderScreenProps = {
  preorder: Preorder;
  venue: { name: string; timezone: string };
  /** Whether its cashback is higher than by the diner's level, as for the first bill. */
  isFirst: boolean;
  /** The card to tip the waiter, once the bill is paid. */
  tips: ReactNode;
};

/** One payment of a bill: starts with what the server rendered, and polls for its outcome. */
export function PreorderScreen(props: PreorderScreenProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <FollowedPreorder {...props} />
    </QueryClientProvider>
  );
}

function FollowedPreorder({ preorder: initial, venue, isFirst, tips }: PreorderScreenProps) {
  const t = useTranslations('bill');
  const { data: preorder, isError } = useQuery(preorderQuery(initial));
  const { status, bill } = preorder;
  useEffect(() => {
    // Bonuses have been credited or returned, perhaps while the payment page was shown.
    if (status !== 'pending') forgetVisit();
  }, [status]);
  const language = useLocale() as Language;
  const money = useMoney(currencyFormat(bill.currency));
  const sumMinor = cardMinor(preorder);
  const isPaid = status === 'paid';
  const totalMinor = isPaid ? preorder.paidByCardMinor : sumMinor;
  const written = writtenPayment(
    {
      billMinor: bill.sumMinor,
      tipsMinor: preorder.tipsMinor,
      bonusesMinor: preorder.bonusesSpentMinor,
      totalMinor,
    },
    bill.currency,
  );
  return (
    <div className="sidebar-layout sidebar-layout--wide dialog:pt-4">
      <div className="grid content-start gap-3">
        {isError ? <Notice tone="warn">{t('preorderStale')}</Notice> : null}
        <section className="card card--padded" aria-live="polite">
          <h2 className="hero flex items-center gap-2">
            {isPaid ? <Glyph name="done" className="text-ok-ink" /> : null}
            <span>{t(`preorder_${status}`)}</span>
          </h2>
          <p className="muted mt-1">{t(`preorder_${status}Text`)}</p>
          {hasFailed(preorder) && preorder.bonusesSpentMinor > 0 ? (
            <p className="muted mt-1">{t('preorder_bonusesBack')}</p>
          ) : null}
        </section>
        {isPaid ? <Earned preorder={preorder} isFirst={isFirst} /> : null}
        <Ways preorder={preorder} sum={money(sumMinor)} />
        {isPaid ? tips : null}
      </div>
      <div className="mt-3 dialog:mt-0">
        <BillSlip
          bill={{ ...bill, paidMinor: 0 }}
          venue={venue}
          paymentTotal={
            isPaid || status === 'pending'
              ? { name: t(isPaid ? 'byCard' : 'toPayByCard'), amountMinor: totalMinor }
              : null
          }
        >
          {written.tipsMinor > 0 ? <Row name={t('tips')}>{money(written.tipsMinor)}</Row> : null}
          {written.bonusesMinor > 0 ? (
            <Row
              name={t('bonuses')}
            >{`−${bonusText(written.bonusesMinor, bill.currency, language).amount}`}</Row>
          ) : null}
        </BillSlip>
      </div>
    </div>
  );
}

/** The cashback of the payment (REW-18). */
function Earned({ preorder, isFirst }: { preorder: Preorder; isFirst: boolean }) {
  const t = useTranslations('bill');
  const language = useLocale() as Language;
  const back = bonusText(preorder.bonusesEarnedMinor, preorder.bill.currency, language);
  if (back.count === 0) return null;
  const percent = billNumber(preorder.cashbackPercentage, language);
  return (
    <Notice tone="bonus" icon={<Coin />} title={t(isFirst ? 'firstEarned' : 'cashbackEarned', { percent })}>
      {t('earned', back)}
    </Notice>
  );
}

/** Actions: continue the payment, or start over where it ended unpaid. */
function Ways({ preorder, sum }: { preorder: Preorder; sum: string }) {
  const t = useTranslations('bill');
  const { status, paymentAddress, table } = preorder;
  if (status === 'pending') {
    if (paymentAddress === null) return null;
    return (
      <Button big split onClick={() => void leaveForPayment(paymentAddress)}>
        <span>{t('goPay')}</span>
        <span className="number">{sum}</span>
      </Button>
    );
  }
  if (status === 'paid') {
    return (
      <ButtonLink tone="tint" href={paths.menu(table.venueId)}>
        {t('toMenu')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink big href={paths.bill(table)}>
      {t('backToBill')}
    </ButtonLink>
  );
}
