'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BffError } from '@/lib/bff/client';
import { newCartId } from '@/lib/cart/cart-id';
import { dispatchCart, readCart, subscribeCart } from '@/lib/cart/cart-store';
import {
  beginIntent,
  dropIntent,
  findIntent,
  findOpenIntent,
  findUnshownIntent,
  settleIntent,
  subscribeIntents,
  type OrderIntent,
} from '@/lib/checkout/order-intent';
import { saveDraft } from '@/lib/checkout/draft';
import { outcomeOf, repetitionDelaySeconds } from '@/lib/checkout/outcome';
import { sendOrder } from '@/lib/orders/orders.api';
import type { PlacedOrder, TakeawayOrderRequest } from '@/lib/orders/orders.schema';
import { paths } from '@/lib/paths/paths';

export type Placing =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Nobody knows; asked again by itself at `nextAtMs`. */
  | { kind: 'unknown'; nextAtMs: number | null; needsSignIn: boolean }
  /** With what was sent. */
  | { kind: 'refused'; error: BffError; request: TakeawayOrderRequest }
  /** Under the cart's id other lines were ordered, in another tab perhaps; these were not. */
  | { kind: 'ordered'; placed: PlacedOrder }
  | { kind: 'placed' };

/**
 * Places the order of a cart exactly once. Every attempt carries the key of the intent that was written down before
 * the first one, so double presses, reloads, other tabs and lost answers all end at the same order.
 */
export function usePlaceOrder() {
  const router = useRouter();
  const [placing, setPlacing] = useState<Placing>({ kind: 'idle' });
  const isBusy = useRef(false);
  const repetitions = useRef(0);
  /** The cart that stood here last: another tab that orders it clears it in all of them. */
  const lastCartId = useRef<string>(undefined);

  const finish = useCallback(
    (key: string, placed: PlacedOrder) => {
      settleIntent(key, placed);
      if (readCart().cart?.id === key) dispatchCart({ type: 'cleared' });
      saveDraft(null);
      setPlacing({ kind: 'placed' });
      router.replace(paths.thanks(placed.venueId, placed.orderId));
    },
    [router],
  );

  const attempt = useCallback(
    async (intent: OrderIntent, isRepetition: boolean) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        finish(intent.key, await sendOrder(intent.key, intent.request, isRepetition));
      } catch (error) {
        isBusy.current = false;
        const failure = error instanceof BffError ? error : new BffError('network');
        const outcome = outcomeOf(failure.code, isRepetition);
        if (outcome === 'refused') {
          dropIntent(intent.key);
          setPlacing({ kind: 'refused', error: failure, request: intent.request });
        } else if (outcome === 'signIn' && !isRepetition) {
          dropIntent(intent.key);
          window.location.assign(paths.signIn(paths.cart()));
        } else {
          repetitions.current += 1;
          const waitMs = repetitionDelaySeconds(repetitions.current) * 1000;
          const needsSignIn = outcome === 'signIn';
          setPlacing({ kind: 'unknown', nextAtMs: needsSignIn ? null : Date.now() + waitMs, needsSignIn });
        }
      }
    },
    [finish],
  );

  /** Asks again about the intent whose outcome is open. */
  const resume = useCallback(() => {
    if (isBusy.current) return;
    const intent = findOpenIntent();
    if (!intent) return;
    setPlacing((current) =>
      current.kind === 'unknown' ? current : { kind: 'unknown', nextAtMs: null, needsSignIn: false },
    );
    void attempt(intent, true);
  }, [attempt]);

  useEffect(() => {
    const start = setTimeout(() => {
      const unshown = readCart().cart ? null : findUnshownIntent();
      if (unshown?.placed) finish(unshown.key, unshown.placed);
      else resume();
    }, 0);
    const onOnline = () => resume();
    window.addEventListener('online', onOnline);
    const keepCartId = () => {
      lastCartId.current = readCart().cart?.id ?? lastCartId.current;
    };
    keepCartId();
    const stopCart = subscribeCart(keepCartId);
    const stopListening = subscribeIntents(() => {
      const key = lastCartId.current;
      const intent = key === undefined ? null : findIntent(key);
      if (intent?.state === 'placed' && intent.placed) finish(intent.key, intent.placed);
    });
    return () => {
      clearTimeout(start);
      window.removeEventListener('online', onOnline);
      stopCart();
      stopListening();
    };
  }, [finish, resume]);

  const nextAtMs = placing.kind === 'unknown' ? placing.nextAtMs : null;
  useEffect(() => {
    if (nextAtMs === null) return undefined;
    const timer = setTimeout(resume, Math.max(0, nextAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAtMs, resume]);

  /** The diner pressed Order. */
  const place = useCallback(
    (key: string, request: TakeawayOrderRequest) => {
      if (isBusy.current) return;
      const intent = beginIntent(key, request);
      if (intent.state === 'placed' && intent.placed) {
        if (JSON.stringify(intent.request.lines) === JSON.stringify(request.lines)) {
          finish(key, intent.placed);
          return;
        }
        dispatchCart({ type: 'renewed', newCartId: newCartId() });
        setPlacing({ kind: 'ordered', placed: intent.placed });
        return;
      }
      repetitions.current = 0;
      setPlacing({ kind: 'sending' });
      void attempt(intent, intent.request !== request);
    },
    [attempt, finish],
  );

  return { placing, place, resume };
}
