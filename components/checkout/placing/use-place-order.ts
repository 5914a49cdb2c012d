'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { usePress } from '@/components/layout/use-press';
import { track } from '@/lib/core/analytics/track';
import { newCartId } from '@/lib/cart/cart-id';
import { dispatchCart, readCart, subscribeCart } from '@/lib/cart/cart-store';
import { saveDraft } from '@/lib/pages/checkout/draft';
import { findUnshownOrder, orderIntents } from '@/lib/pages/checkout/order-intent';
import { promiseTime } from '@/lib/pages/checkout/promised-time';
import type { PressView } from '@/lib/core/intents/press-types';
import type { PressUse } from '@/lib/core/intents/press-runner';
import type { OrderRequest, PlacedOrder } from '@/lib/orders/placing/order-request.schema';
import { showMadeOrder } from '@/lib/orders/placing/made-order';
import { sendOrder } from '@/lib/orders/placing/place-order.api';
import { paths } from '@/lib/core/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { forgetVisit } from '@/lib/core/session/session-storage';

export type Placing = PressView<OrderRequest, PlacedOrder>;
type OrderUse = PressUse<OrderRequest, PlacedOrder>;

/** How the order of a cart is sent: one cart, one key, one order. */
const ORDER = {
  // One lock for all carts, which the tabs of a browser share.
  lock: 'order',
  isMadeOnce: true,
  intents: orderIntents,
  subject: () => readCart().cart?.id,
  open: () => orderIntents.findOpen(),
  unseen: findUnshownOrder,
  expect: (cartId, { lines }) => {
    // An order that the diner has already seen is not the result of this press, even if its lines are the same.
    const wasShown = orderIntents.findStored(cartId)?.isShown === true;
    return ({ body }) => !wasShown && JSON.stringify(body.lines) === JSON.stringify(lines);
  },
  renew: () => dispatchCart({ type: 'renewed', newCartId: newCartId() }),
} satisfies Partial<OrderUse>;

/** Where an order leads that another place than the cart's page has made. */
interface OrderWays {
  toOrder: (order: PlacedOrder) => void;
  /** The order wants somebody to sign in. */
  toSignIn: () => void;
}

/** Places the order of a cart exactly once. `place` also takes when the cart has promised it, milliseconds since 1970. */
export function usePlaceOrder(ways?: OrderWays) {
  const router = useRouter();
  /** The last cart shown here: another tab that orders it clears it in all tabs. */
  const lastCartId = useRef<string>(undefined);
  /** The promised time that the cart has shown at the press. */
  const promisedAt = useRef<number | null>(null);
  useEffect(() => {
    const keepCartId = () => {
      lastCartId.current = readCart().cart?.id ?? lastCartId.current;
    };
    keepCartId();
    return subscribeCart(keepCartId);
  }, []);

  const send: OrderUse['send'] = ({ key, body, site }, isRepetition) => {
    // Of the press that has begun it: a later one repeats it, and moves nothing.
    if (!isRepetition) promiseTime(key, promisedAt.current);
    return sendOrder(key, body, isRepetition, site);
  };
  const doneElsewhere: OrderUse['doneElsewhere'] = () => {
    const intent = lastCartId.current === undefined ? null : orderIntents.find(lastCartId.current);
    return intent?.state === 'made' ? intent : null;
  };
  const follow: OrderUse['follow'] = ({ made, intent, leads }) => {
    const { venueId, orderId, paymentAddress } = made;
    if (intent) {
      const { type: kind, lines } = intent.body;
      track('order_placed', { venueId, kind, lines: lines.length, isPaidOnline: paymentAddress !== null });
      // Before the page is left: a diner who comes back from the payment page finds an order and no cart.
      if (readCart().cart?.id === intent.subject)
        dispatchCart({ type: 'ordered', lines: intent.body.lines, newCartId: newCartId() });
      saveDraft(null);
      // Bonuses that were spent are held from now on.
      forgetVisit();
    }
    if (leads === 'toPayment' && paymentAddress !== null && leaveForPayment(paymentAddress)) return true;
    if (ways) ways.toOrder(made);
    else {
      showMadeOrder(orderId);
      // An order that is to be paid has a page that offers that.
      router.replace(paymentAddress === null ? paths.thanks(venueId, orderId) : paths.order(orderId));
    }
    return false;
  };
  const { view, press, resume, startOver, withdraw } = usePress<OrderRequest, PlacedOrder>({
    ...ORDER,
    signIn: ways?.toSignIn ?? (() => window.location.assign(paths.signIn(paths.cart()))),
    send,
    doneElsewhere,
    follow,
  });
  const place = (cartId: string, request: OrderRequest, promised: number | null = null) => {
    promisedAt.current = promised;
    press(cartId, request);
  };
  return { placing: view, place, resume, startOver, withdraw };
}
