'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { BffError } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { currencyFormat, formatMoney } from '@/lib/core/money/money';
import { leaveForPayment } from '@/lib/payments/payment-address';
import type { Language } from '@/lib/core/site/site';
import type { TipTerms } from '@/lib/tips/tips';
import { findLeftTip } from '@/lib/tips/left-tips';
import { tipQuery } from '@/lib/tips/tips.api';

const FormSkeleton = () => <Skeleton shape="card" className="h-40 w-full" />;
/* Few diners need the choice: it is a separate chunk. */
const TipForm = onDemand(() => import('./tip-form.client').then((module) => module.TipForm), {
  placeholder: <FormSkeleton />,
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A page shown again as it was left, or in another tab, has seen no tip that was left meanwhile: it is not left twice. */
const EVENTS = ['popstate', 'pageshow', 'storage'];

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** The tip id in the address that the hosted page leads back to; what the address claims of the payment is ignored. */
function readTipId(): string | null {
  const id = new URLSearchParams(location.search).get('tip');
  return id !== null && UUID.test(id) ? id : null;
}

/** Tips for the staff: the choice, and the outcome of tips that were left from here. Only where tips are allowed. */
export function TipCard(props: TipTerms) {
  const tipId = useSyncExternalStore(
    subscribe,
    () => readTipId() ?? findLeftTip(props.target),
    () => undefined,
  );
  // Neither the address nor what this device has left is known to the server.
  if (tipId === undefined) return <FormSkeleton />;
  return tipId === null ? <TipForm {...props} /> : <LeftTips key={tipId} tipId={tipId} {...props} />;
}

function LeftTips({ tipId, ...props }: TipTerms & { tipId: string }) {
  const t = useTranslations('tips');
  const language = useLocale() as Language;
  const { data: tip, error, isFetching, refetch } = useQuery(tipQuery(tipId), queryClient());
  if (!tip) {
    if (error === null) return <Skeleton shape="card" className="h-20 w-full" />;
    if (error instanceof BffError && error.code === 'tips/not-found') return <TipForm {...props} />;
    return (
      <Notice
        tone="warn"
        actions={
          <Button tone="text" busy={isFetching} onClick={() => void refetch()}>
            {t('check')}
          </Button>
        }
      >
        {t('checkFailed')}
      </Notice>
    );
  }
  const { status, paymentAddress } = tip;
  if (status === 'paid') {
    const sum = formatMoney(tip.amountMinor, currencyFormat(props.currency), language);
    return (
      <Notice tone="ok" title={t('paidTitle')}>
        {t('paidText', { sum, name: tip.waiterName })}
      </Notice>
    );
  }
  if (status === 'pending') {
    return (
      <Notice
        title={t('pendingTitle')}
        actions={
          paymentAddress === null ? null : (
            <Button tone="text" onClick={() => void leaveForPayment(paymentAddress)}>
              {t('pay')}
            </Button>
          )
        }
      >
        {t('pendingText')}
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="warn">{t('notPaid')}</Notice>
      <TipForm {...props} />
    </>
  );
}
