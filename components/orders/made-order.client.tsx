'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { useShownOrder } from '@/components/layout/use-shown-order';
import { AT_REST } from '@/components/ui/at-rest';
import { readCart } from '@/lib/cart/cart-store';
import type { Order } from '@/lib/orders/orders.schema';
import { setMadeOrderReady, showMadeOrder } from '@/lib/orders/placing/made-order';

const loadCard = () =>
  withLateTexts('madeOrder', () => import('./made-order-card.client').then((module) => module.MadeOrderCard));

/** The order that was just made here, until its page has come. A page that rests with a filled cart loads what shows it. */
export function MadeOrder() {
  const [loaded, setLoaded] = useState<{ Card: ComponentType<{ order: Order }> } | null>(null);
  const order = useShownOrder();
  useEffect(() => {
    let isHere = true;
    const load = () => {
      if (!readCart().cart) return;
      loadCard().then(
        (Card) => {
          if (!isHere) return;
          setLoaded({ Card });
          setMadeOrderReady(true);
        },
        // The page comes without it.
        () => undefined,
      );
    };
    addEventListener(AT_REST, load, { once: true });
    return () => {
      isHere = false;
      removeEventListener(AT_REST, load);
      setMadeOrderReady(false);
      showMadeOrder(null);
    };
  }, []);
  return loaded && order ? <loaded.Card order={order} /> : null;
}
