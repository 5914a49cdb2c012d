'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Ban, Banknote, CircleCheck, CircleX, CloudOff, Hourglass } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useMadeInCash } from '@/components/orders/use-made-in-cash';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { track } from '@/lib/core/analytics/track';
import { queryClient, WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import { markShown } from '@/lib/pages/checkout/order-intent';
import { paths } from '@/lib/core/paths/paths';
import { isCanceledUnpaid } from '@/lib/orders/orders';
import { paymentOutcome, type PaymentOutcome } from '@/lib/orders/payment/order-payment';
import { isForeignOrder, orderPaymentQuery } from '@/lib/orders/payment/payments.api';
import type { OrderPayment } from '@/lib/orders/payment/payment.schema';
import { forgetVisit } from '@/lib/core/session/session-storage';
import { formatTime } from '@/lib/core/time/format-time';
import { PayAgain } from './pay-again.client';

/** The shown outcome, or that it is unknown, because an open attempt cannot be looked up. */
type Shown = PaymentOutcome | 'unknown';

const TITLES = {
  paid: 'paidTitle',
  pending: 'pendingTitle',
  failed: 'failedTitle',
  cash: 'cashTitle',
  canceled: 'canceledTitle',
  unknown: 'unknownTitle',
} as const satisfies Record<Shown, string>;

const ICONS = {
  paid: CircleCheck,
  pending: Hourglass,
  failed: CircleX,
  cash: Banknote,
  canceled: Ban,
  unknown: CloudOff,
} as const satisfies Record<Shown, unknown>;

type PaymentReturnProps = {
  orderId: number;
  /** null: the platform could not be reached; the browser keeps asking. */
  payment: OrderPayment | null;
};

/** The return page of the hosted payment. The platform decides, not the address; an unpaid order can be paid again. */
export function PaymentReturn(props: PaymentReturnProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <FollowedPayment {...props} />
    </QueryClientProvider>
  );
}

function FollowedPayment({ orderId, payment: initial }: PaymentReturnProps) {
  const t = useTranslations('payments');
  const router = useRouter();
  const {
    data: payment,
    isError,
    error,
    refetch,
  } = useQuery({
    ...orderPaymentQuery(orderId),
    ...(initial ? WAITS_ONCE_SHOWN : {}),
    initialData: initial ?? undefined,
  });
  const isMadeInCash = useMadeInCash(orderId);
  const outcome = payment ? paymentOutcome(payment) : 'unknown';
  const venueId = payment?.venueId;

  useEffect(() => track('payment_outcome', { outcome }), [outcome]);

  const isKnown = payment !== undefined;
  useEffect(() => {
    if (isKnown) markShown(orderId);
  }, [isKnown, orderId]);
  useEffect(() => {
    // Held bonuses have been spent or returned.
    forgetVisit();
    if (outcome === 'paid' && venueId !== undefined) router.replace(paths.thanks(venueId, orderId));
  }, [outcome, venueId, orderId, router]);

  const isForeign = isForeignOrder(error);
  useEffect(() => {
    // The server shows this on its own page.
    if (isForeign) router.refresh();
  }, [isForeign, router]);

  const shown = outcome === 'pending' && isError ? 'unknown' : outcome;
  return (
    <div className="grid gap-3">
      <EmptyState
        role="status"
        heading="h2"
        art={<Icon of={ICONS[shown]} />}
        title={t(TITLES[shown])}
        action={
          outcome === 'paid' ? undefined : (
            <WayOn orderId={orderId} number={payment?.number} onCheck={refetch} />
          )
        }
      >
        <OutcomeText payment={payment} shown={shown} isMadeInCash={isMadeInCash} />
      </EmptyState>
      {isError && shown !== 'unknown' ? <Notice tone="warn">{t('stale')}</Notice> : null}
      {payment ? (
        <PayAgain
          orderId={orderId}
          status={payment.orderStatus}
          paymentStatus={payment.paymentStatus}
          toPayMinor={payment.toPayMinor}
          payment={payment}
          isAwaited={outcome === 'pending'}
        />
      ) : null}
    </div>
  );
}

type WayOnProps = { orderId: number; number: string | undefined; onCheck: () => Promise<unknown> };

/** A link to the order; where its state is unknown, a retry and a link to all orders. */
function WayOn({ orderId, number, onCheck }: WayOnProps) {
  const t = useTranslations('payments');
  const [isChecking, setIsChecking] = useState(false);
  if (number !== undefined) {
    return (
      <ButtonLink tone="tint" href={paths.order(orderId)}>
        {t('toOrder', { number })}
      </ButtonLink>
    );
  }
  const check = () => {
    setIsChecking(true);
    void onCheck().finally(() => setIsChecking(false));
  };
  return (
    <div className="grid gap-2">
      <Button tone="tint" busy={isChecking} onClick={check}>
        {t('checkAgain')}
      </Button>
      <ButtonLink tone="text" href={paths.orders()}>
        {t('toOrders')}
      </ButtonLink>
    </div>
  );
}

type OutcomeTextProps = { payment: OrderPayment | undefined; shown: Shown; isMadeInCash: boolean };

/** In elements of their own, as the texts change while the page follows the payment (LAY-37). */
function OutcomeText(props: OutcomeTextProps) {
  const text = useOutcomeText(props);
  const declineMessage = props.shown === 'canceled' ? props.payment?.declineMessage : null;
  return (
    <>
      {declineMessage ? <span className="mb-2 block">{declineMessage}</span> : null}
      <span>{text}</span>
    </>
  );
}

function useOutcomeText({ payment, shown, isMadeInCash }: OutcomeTextProps): string {
  const t = useTranslations('payments');
  if (!payment) return t('unknownText');
  const { openUntil, timezone, orderStatus } = payment;
  switch (shown) {
    case 'paid':
      return t('paidText');
    case 'pending':
      return openUntil && isCanceledUnpaid(orderStatus, isMadeInCash)
        ? t('pendingUntil', { time: formatTime(new Date(openUntil), timezone) })
        : t('pendingText');
    case 'failed':
      return t('failedText');
    case 'cash':
      return t('cashText');
    case 'unknown':
      return t('unknownText');
    case 'canceled':
      return t('canceledText');
  }
}
