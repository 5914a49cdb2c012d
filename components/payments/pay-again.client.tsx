'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioRows } from '@/components/ui/radio-rows';
import { useMoney } from '@/components/ui/use-money';
import { queryClient, WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import { currencyFormat } from '@/lib/core/money/money';
import { isPayable } from '@/lib/orders/payment/order-payment';
import { orderPaymentQuery } from '@/lib/orders/payment/payments.api';
import type { OrderPayment } from '@/lib/orders/payment/payment.schema';
import type { HostedType } from '@/lib/ground/ordering/payment-types';
import { usePayAgain } from './use-pay-again';

type PayAgainProps = {
  orderId: number;
  status: OrderPayment['orderStatus'];
  paymentStatus: OrderPayment['paymentStatus'];
  toPayMinor: number;
  /** The payment as it is known already, so that the server and the browser draw the same. */
  payment?: OrderPayment;
  /** A payment may be pending: paying is only offered. */
  isAwaited?: boolean;
};

/**
 * Pays an order that exists, online, with no second order made: after a failed or abandoned attempt, or in place of cash.
 * Renders nothing where nothing is due, or no payment method is available.
 */
export function PayAgain({ orderId, payment, isAwaited, ...known }: PayAgainProps) {
  const query = useQuery(
    {
      ...orderPaymentQuery(orderId),
      ...(payment ? WAITS_ONCE_SHOWN : {}),
      initialData: payment,
      enabled: isPayable(known),
    },
    queryClient(),
  );
  if (!isPayable(known) || !query.data || query.data.types.length === 0) return null;
  return (
    <PayForm
      payment={query.data}
      isReady={known.status === 'ready'}
      isAwaited={isAwaited}
      onRefused={() => void query.refetch()}
    />
  );
}

type PayFormProps = Pick<PayAgainProps, 'isAwaited'> & {
  payment: OrderPayment;
  /** The order is ready, so that no payment is early. */
  isReady: boolean;
  onRefused: () => void;
};

function PayForm({ payment, isReady, isAwaited = false, onRefused }: PayFormProps) {
  const t = useTranslations('payments');
  const failureText = useFailureText();
  const { orderId, types, toPayMinor, currency, paymentStatus } = payment;
  const [chosen, setChosen] = useState<HostedType | null>(null);
  // A choice made by hand stays where an answer that comes later still offers it (PAY-12).
  const type = types.find((one) => one === chosen) ?? types[0] ?? 'online';
  const { run, isBusy, failure } = usePayAgain(orderId, onRefused);

  // The bank may be silent still: a new attempt would end that one.
  const isOnlyOffered = isAwaited || paymentStatus === 'pending';
  // The order is paid on receipt: paying online before that is only an offer.
  const isEarly = paymentStatus === 'onReceipt';
  const toPay = useMoney(currencyFormat(currency))(toPayMinor);
  return (
    <section className="card card--padded grid gap-3 print:hidden" aria-label={t('payOnline')}>
      {isEarly ? <h2 className="title">{t(isReady ? 'payOnline' : 'payEarly')}</h2> : null}
      {types.length > 1 ? (
        <RadioRows
          className="-mx-4 -mt-2"
          label={t('how')}
          options={types.map((one) => ({ value: one, label: t(one) }))}
          value={type}
          onChange={setChosen}
        />
      ) : null}
      {failure ? <Notice tone="danger">{failureText(failure)}</Notice> : null}
      <Button
        big
        split
        wide
        tone={isEarly ? (isReady ? 'main' : 'tint') : isAwaited ? 'tint' : 'main'}
        busy={isBusy}
        onClick={() => run(type)}
      >
        <span>{t(isOnlyOffered ? 'openPayment' : isEarly ? 'payNow' : 'payAgain')}</span>
        <span className="number">{toPay}</span>
      </Button>
      {isEarly && !isOnlyOffered ? null : (
        <p className="muted caption text-center">{t(isOnlyOffered ? 'paidAlready' : 'noSecondOrder')}</p>
      )}
    </section>
  );
}
