'use client';

import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '@/lib/core/bff/query-client';
import { quotedWait, timedOrder } from '@/lib/cart/quote';
import { lineInput } from '@/lib/cart/quote.api';
import type { Cart } from '@/lib/cart/cart';
import { placingUnder, shownTotals } from '@/components/checkout/checkout-values';
import { useRefusalChanges } from '@/components/checkout/refusal/use-refusal-changes';
import { useCartQuote } from '@/components/checkout/use-cart-quote';
import { useNow } from '@/components/ui/use-now';
import type { KioskStep } from '@/lib/kiosk/guest';
import { isAgeConfirmed } from '@/lib/menu/age-confirmation';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';
import { promisedMs } from '@/lib/ground/ordering/promise';
import { hasTabletSession } from '@/lib/kiosk-session/tablet-session';
import { openTabletSession } from '@/lib/kiosk-session/tablet-session.api';
import { SECOND_MS } from '@/lib/core/time/duration';
import { formatTime } from '@/lib/core/time/format-time';
import { deviceMs } from '@/lib/core/time/now';
import { timeRefusal } from '@/lib/core/time/order-times';
import type { GuestScreensProps } from './kiosk-props';
import { PayScreen } from './pay-screen.client';
import { ReviewScreen } from './review-screen.client';

/** Guests cannot pay without this answer, so it is requested until it comes. */
const ASK_AGAIN_MS = 3 * SECOND_MS;

type CheckoutScreenProps = GuestScreensProps & {
  cart: Cart;
  step: Exclude<KioskStep, 'menu'>;
  onStep: (step: KioskStep) => void;
};

/** The order, checked by our server, and how it is paid. */
export function CheckoutScreen({ guest, shown, cart, step, placing, onStep, onPlace }: CheckoutScreenProps) {
  const checked = useCartQuote(cart, {
    service: guest.service,
    destination: null,
    tariffId: null,
    promoCode: null,
  });
  const { quote, blocked } = checked;
  const refused = placingUnder(placing, {
    kind: guest.service,
    tariffId: null,
    promoCode: null,
    destination: null,
  });
  const totals = shownTotals(checked.sum, refused);
  const { refusalChanges } = useRefusalChanges(checked.changes, cart, placing);
  const now = useNow();
  const refusal = quote ? timeRefusal(quote.windows, null, timedOrder(quote, now.getTime())) : null;
  const isClosed = refusal !== null || quote?.venue.isOrderingOff === true;
  const doorsClose = refusal?.kind === 'doorsClose' ? new Date(refusal.closesMs) : null;
  // A dish sold out or the venue closed: the review shows it, so that guests pay for what they get.
  const isReviewedAgain = step === 'pay' && (isClosed || blocked.length > 0);
  const reviewAgain = useEffectEvent(() => onStep('review'));
  useEffect(() => {
    // The stored step changes too; otherwise the next dish added would open the payment.
    if (isReviewedAgain) reviewAgain();
  }, [isReviewedAgain]);
  const askAgain = useEffectEvent(checked.askAgain);
  useEffect(() => {
    if (!checked.hasFailed) return undefined;
    const timer = setInterval(() => askAgain(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [checked.hasFailed]);
  const isAnswered = quote !== undefined;
  useEffect(() => {
    // A guest who began without network has none. Opened now, because a press without a session and without network is refused, and one
    // with a session waits until the network is back.
    if (isAnswered && !hasTabletSession(cart.venue.id, cart.id))
      void openTabletSession(cart.venue.id).catch(() => undefined);
  }, [isAnswered, cart.venue.id, cart.id]);
  useEffect(() => {
    // After a refusal a new quote says line by line what has changed.
    if (placing.kind === 'refused') void queryClient().invalidateQueries({ queryKey: ['quote'] });
  }, [placing]);

  const order = (payment: PaymentType): OrderRequest => {
    const common = {
      venueId: cart.venue.id,
      lines: checked.orderable.map(lineInput),
      comment: '',
      customerName: guest.name.trim() || null,
      wantedAt: null,
      payment,
      bonusesMinor: 0,
      bonusAccount: 'general',
      promoCode: null,
      sumMinor: totals.totalMinor,
      hasConsented: true,
      acceptsMarketing: false,
      consents: {
        documents: shown.documents.filter(({ code }) => code !== 'marketing_consent'),
      },
      isAgeConfirmed: checked.orderable.some(({ minAge }) => minAge !== null) && isAgeConfirmed(),
      source: 'TABLET',
    } as const;
    if (guest.service === 'takeaway') return { type: 'takeaway', ...common };
    const table = guest.marker === '' ? null : ({ kind: 'typed', number: guest.marker } as const);
    return { type: 'express', ...common, table };
  };

  if (step === 'review' || isReviewedAgain)
    return (
      <ReviewScreen
        guest={guest}
        cart={cart}
        checked={checked}
        totals={totals}
        isClosed={isClosed}
        doorsCloseAt={doorsClose && quote ? formatTime(doorsClose, quote.venue.timezone) : null}
        onBack={() => onStep('menu')}
        onPay={() => onStep('pay')}
      />
    );
  return (
    <PayScreen
      guest={guest}
      cart={cart}
      checked={checked}
      totals={totals}
      refusal={
        placing.kind === 'refused'
          ? { error: placing.error, request: placing.request, changes: refusalChanges }
          : null
      }
      onBack={() => onStep('review')}
      onPay={(payment) => onPlace(cart.id, order(payment), promisedMs(quotedWait(quote, false), deviceMs()))}
    />
  );
}
