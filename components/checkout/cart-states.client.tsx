'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect } from 'react';
import { loadNextCode } from '@/components/layout/next-code';
import { useShownOrder } from '@/components/layout/use-shown-order';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { Notice } from '@/components/ui/notice';
import { useCart } from '@/components/cart/use-cart';
import { queryClient } from '@/lib/core/bff/query-client';
import { MAX_LOCK_WAIT_MS } from '@/lib/core/intents/tab-lock';
import { EmptyCart, CartSkeleton, takeFocusOver, type CartScreenProps } from './cart-preview.client';
import { CheckoutForm } from './checkout-form.client';
import { OutcomeScreen } from '@/components/checkout/placing/outcome-screen.client';
import { UnsettledNotice } from '@/components/checkout/placing/unsettled-notice.client';
import { usePlaceOrder } from '@/components/checkout/placing/use-place-order';

/** The cart and its checkout: one of empty, the form, sending, or checking the outcome. */
export function CartStates(props: CartScreenProps) {
  useLayoutEffect(takeFocusOver, []);
  return (
    <QueryClientProvider client={queryClient()}>
      <States {...props} />
    </QueryClientProvider>
  );
}

function States({ services, documents }: CartScreenProps) {
  const t = useTranslations('cart');
  const checkout = useTranslations('checkout');
  const { cart, outcome } = useCart();
  const { placing, place, resume, startOver, withdraw } = usePlaceOrder();
  const order = useShownOrder();
  const isSending = placing.kind === 'sending';
  useEffect(() => {
    // The code of the order's page comes with the answer, not after it.
    if (isSending) loadNextCode('order');
  }, [isSending]);

  if (placing.kind === 'found') return <CartSkeleton />;
  // The cart is empty by now, which the diner must not see before the next page is shown.
  if (placing.kind === 'made') {
    const label = checkout(placing.isLeaving ? 'openingPayment' : 'openingOrder');
    if (!order) return <FullScreenLoader isAtOnce label={label} />;
    return (
      <p className="visually-hidden" role="status">
        {label}
      </p>
    );
  }
  if (placing.kind === 'unknown')
    return <OutcomeScreen placing={placing} onCheck={resume} onWithdraw={withdraw} />;
  return (
    <>
      {outcome === 'intact' ? null : (
        <Notice tone="warn" className="mb-3">
          {t(outcome)}
        </Notice>
      )}
      {placing.kind === 'idle' && placing.wasUnsent ? (
        <Notice tone="warn" className="mb-3" title={checkout('notSentTitle')}>
          {checkout('notSentText')}
        </Notice>
      ) : null}
      {placing.kind === 'unsettled' ? (
        <UnsettledNotice
          placing={placing}
          isThisCart={cart?.id === placing.subject}
          onStartOver={startOver}
        />
      ) : null}
      {cart ? (
        <CheckoutForm
          cart={cart}
          services={services}
          documents={documents}
          placing={placing}
          onPlace={place}
        />
      ) : (
        <EmptyCart />
      )}
      {placing.kind === 'sending' ? (
        <FullScreenLoader
          label={
            placing.waitsForTab
              ? checkout('waitingForTab', { seconds: MAX_LOCK_WAIT_MS / 1000 })
              : checkout('sending')
          }
        />
      ) : null}
    </>
  );
}
