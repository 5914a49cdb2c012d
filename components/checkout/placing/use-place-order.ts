'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { knownVisitor } from '@/lib/auth/visit-session';
import { BffError } from '@/lib/bff/client';
import { isFinalAnswer } from '@/lib/errors/errors';
import { newCartId } from '@/lib/cart/cart-id';
import { dispatchCart, readCart, subscribeCart } from '@/lib/cart/cart-store';
import {
  beginIntent,
  dropIntent,
  findIntent,
  findOpenIntent,
  findUnshownIntent,
  giveUpIntent,
  settleIntent,
  subscribeIntents,
  type OrderIntent,
} from '@/lib/checkout/order-intent';
import { saveDraft } from '@/lib/checkout/draft';
import { MAX_FINAL_ANSWERS, readOutcome, repetitionDelaySeconds } from '@/lib/intents/outcome';
import { withTabLock } from '@/lib/intents/tab-lock';
import { sendOrder } from '@/lib/orders/placing/place-order.api';
import type { OrderRequest, PlacedOrder } from '@/lib/orders/placing/order-request.schema';
import { paths } from '@/lib/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { forgetVisit } from '@/lib/session/visit-store';

/** How long to wait where nobody can tell who is signed in, in milliseconds. */
const REPEAT_LOOK_MS = 5_000;
/** One for all carts: the tabs of a browser share theirs. */
const LOCK = 'order';

export type Placing =
  | { kind: 'idle' }
  /** `waitsForTab`: not yet, because another tab of this browser is ordering. */
  | { kind: 'sending'; waitsForTab?: boolean }
  /** Nobody knows; asked again by itself at `nextAtMs`. */
  | { kind: 'unknown'; nextAtMs: number | null; needsSignIn: boolean }
  /** Of the cart with that key nobody knows, or only that it was sent before with other words; asking again tells no more. */
  | { kind: 'unsettled'; key: string; isAlreadySent: boolean }
  /** With what was sent. */
  | { kind: 'refused'; error: BffError; request: OrderRequest }
  /** Under the cart's id other lines were ordered, in another tab perhaps; these were not. */
  | { kind: 'ordered'; placed: PlacedOrder }
  /** `isLeaving`: for the payment page, not for the order. */
  | { kind: 'placed'; isLeaving?: boolean };

/** How a cart stands whose asking has ended, in this tab or in another. */
function unsettledOf(key: string | undefined): Placing | null {
  const state = key === undefined ? undefined : findIntent(key)?.state;
  if (key === undefined || (state !== 'unsettled' && state !== 'taken')) return null;
  return { kind: 'unsettled', key, isAlreadySent: state === 'taken' };
}

/**
 * Places the order of a cart exactly once. Every attempt carries the key of the intent that was written down before
 * the first one, so double presses, reloads, other tabs and lost answers all end at the same order.
 */
export function usePlaceOrder() {
  const router = useRouter();
  const [placing, setPlacing] = useState<Placing>({ kind: 'idle' });
  const isBusy = useRef(false);
  const repetitions = useRef(0);
  const finalAnswers = useRef(0);
  /** The cart whose outcome was looked for here last. */
  const askedKey = useRef<string>(undefined);
  /** The cart that stood here last: another tab that orders it clears it in all of them. */
  const lastCartId = useRef<string>(undefined);

  /** To the order; one that is to be paid has a page that offers that. */
  const follow = useCallback(
    ({ venueId, orderId, paymentAddress }: PlacedOrder) => {
      setPlacing({ kind: 'placed' });
      router.replace(paymentAddress === null ? paths.thanks(venueId, orderId) : paths.order(orderId));
    },
    [router],
  );

  const finish = useCallback(
    ({ key, request }: OrderIntent, placed: PlacedOrder, leads: 'toPayment' | 'toOrder') => {
      // Settled before the page is left: whoever comes back from the payment page finds an order and no cart.
      settleIntent(key, placed);
      if (readCart().cart?.id === key)
        dispatchCart({ type: 'ordered', lines: request.lines, newCartId: newCartId() });
      saveDraft(null);
      // Bonuses that were spent are held from now on.
      forgetVisit();
      const { paymentAddress } = placed;
      const hasLeft = leads === 'toPayment' && paymentAddress !== null && leaveForPayment(paymentAddress);
      if (hasLeft) setPlacing({ kind: 'placed', isLeaving: true });
      else follow(placed);
    },
    [follow],
  );

  const attempt = useCallback(
    async (intent: OrderIntent, isRepetition: boolean) => {
      askedKey.current = intent.key;
      try {
        finish(intent, await sendOrder(intent.key, intent.request, isRepetition), 'toPayment');
      } catch (error) {
        isBusy.current = false;
        const failure = error instanceof BffError ? error : new BffError('network');
        const outcome = readOutcome(failure.code, isRepetition);
        finalAnswers.current = isFinalAnswer(failure.code) ? finalAnswers.current + 1 : 0;
        if (finalAnswers.current > MAX_FINAL_ANSWERS) {
          finalAnswers.current = 0;
          const isAlreadySent = outcome === 'sentElsewhere';
          giveUpIntent(intent.key, isAlreadySent ? 'taken' : 'unsettled');
          setPlacing((current) =>
            // Another tab may have heard of the order while this answer was on its way.
            current.kind === 'placed' ? current : { kind: 'unsettled', key: intent.key, isAlreadySent },
          );
        } else if (outcome === 'refused') {
          dropIntent(intent.key);
          setPlacing({ kind: 'refused', error: failure, request: intent.request });
        } else if (outcome === 'signIn' && !isRepetition) {
          dropIntent(intent.key);
          window.location.assign(paths.signIn(paths.cart()));
        } else {
          repetitions.current += 1;
          const waitMs = repetitionDelaySeconds(repetitions.current, failure.retryAfterSeconds) * 1000;
          const needsSignIn = outcome === 'signIn';
          setPlacing({ kind: 'unknown', nextAtMs: needsSignIn ? null : Date.now() + waitMs, needsSignIn });
        }
      }
    },
    [finish],
  );

  /** Nothing is open any more: it was heard what became of it, or the asking has ended; in another tab or on an earlier visit. */
  const rest = useCallback(() => {
    const left = unsettledOf(askedKey.current) ?? unsettledOf(readCart().cart?.id);
    setPlacing((current) =>
      current.kind === 'unknown' || current.kind === 'unsettled' || current.kind === 'idle'
        ? (left ?? { kind: 'idle' })
        : current,
    );
  }, []);

  /** Asks again about the intent whose outcome is open, once it is known that it is not another diner's. */
  const resume = useCallback(() => {
    if (isBusy.current) return;
    const open = findOpenIntent();
    if (!open) {
      rest();
      return;
    }
    askedKey.current = open.key;
    setPlacing((current) =>
      current.kind === 'unknown' ? current : { kind: 'unknown', nextAtMs: null, needsSignIn: false },
    );
    const goOn = () => {
      if (isBusy.current) return;
      isBusy.current = true;
      void withTabLock(LOCK, async () => {
        const intent = findOpenIntent();
        if (intent) return attempt(intent, true);
        isBusy.current = false;
        rest();
      });
    };
    const later = () =>
      setPlacing({ kind: 'unknown', nextAtMs: Date.now() + REPEAT_LOOK_MS, needsSignIn: false });
    knownVisitor().then(goOn, later);
  }, [attempt, rest]);

  useEffect(() => {
    const start = setTimeout(() => {
      if (readCart().cart || !findUnshownIntent()) {
        resume();
        return;
      }
      const goOn = () => {
        const unshown = findUnshownIntent();
        if (unshown?.placed) follow(unshown.placed);
      };
      knownVisitor().then(goOn, () => undefined);
    }, 0);
    const onOnline = () => resume();
    window.addEventListener('online', onOnline);
    // The step back from the payment page can bring this very page back, as it was when it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const left = findUnshownIntent();
      if (left?.placed) {
        follow(left.placed);
        return;
      }
      // The order was seen elsewhere meanwhile: here another one can be made.
      isBusy.current = false;
      setPlacing((current) => (current.kind === 'placed' ? { kind: 'idle' } : current));
    };
    window.addEventListener('pageshow', onPageShow);
    const keepCartId = () => {
      lastCartId.current = readCart().cart?.id ?? lastCartId.current;
    };
    keepCartId();
    const stopCart = subscribeCart(keepCartId);
    const stopListening = subscribeIntents(() => {
      const key = lastCartId.current;
      const intent = key === undefined ? null : findIntent(key);
      if (intent?.state === 'placed' && intent.placed) finish(intent, intent.placed, 'toOrder');
      else if (!isBusy.current && !findOpenIntent()) rest();
    });
    return () => {
      clearTimeout(start);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('online', onOnline);
      stopCart();
      stopListening();
    };
  }, [finish, follow, rest, resume]);

  const nextAtMs = placing.kind === 'unknown' ? placing.nextAtMs : null;
  useEffect(() => {
    if (nextAtMs === null) return undefined;
    const timer = setTimeout(resume, Math.max(0, nextAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAtMs, resume]);

  /** The diner pressed Order. */
  const place = useCallback(
    (key: string, request: OrderRequest) => {
      if (isBusy.current) return;
      isBusy.current = true;
      repetitions.current = 0;
      finalAnswers.current = 0;
      // An order that the diner has seen before is not what is pressed now, though its lines be the same.
      const wasShown = findIntent(key)?.isShown === true;
      setPlacing({ kind: 'sending' });
      const onWait = (waitsForTab: boolean) =>
        setPlacing((current) => (current.kind === 'sending' ? { kind: 'sending', waitsForTab } : current));
      void withTabLock(
        LOCK,
        async () => {
          const isRepetition = findIntent(key) !== null;
          const intent = beginIntent(key, request);
          const { placed } = intent;
          if (intent.state === 'open') return attempt(intent, isRepetition);
          isBusy.current = false;
          if (!placed) {
            // Its key will never order this; another key might order it twice, so that the diner has to say so first.
            askedKey.current = key;
            setPlacing({ kind: 'unsettled', key, isAlreadySent: true });
            return;
          }
          if (!wasShown && JSON.stringify(intent.request.lines) === JSON.stringify(request.lines)) {
            finish(intent, placed, 'toOrder');
            return;
          }
          dispatchCart({ type: 'renewed', newCartId: newCartId() });
          setPlacing({ kind: 'ordered', placed });
        },
        onWait,
      );
    },
    [attempt, finish],
  );

  /** The diner wants another order of a cart that was sent before: it becomes a cart of its own. */
  const beginAnew = useCallback(() => {
    askedKey.current = undefined;
    dispatchCart({ type: 'renewed', newCartId: newCartId() });
    setPlacing({ kind: 'idle' });
  }, []);

  return { placing, place, resume, beginAnew };
}
