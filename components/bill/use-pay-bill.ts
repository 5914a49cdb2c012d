'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { knownVisitor } from '@/lib/auth/visit-session';
import { BffError } from '@/lib/bff/client';
import {
  beginBillIntent,
  dropBillIntent,
  findBillIntent,
  settleBillIntent,
  type BillIntent,
} from '@/lib/bill/bill-intent';
import { billOutcomeOf, billRepetitionSeconds } from '@/lib/bill/bill-outcome';
import { sendBillPayment } from '@/lib/bill/bill-payment.api';
import type { BegunPayment, BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import { paths } from '@/lib/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { forgetVisit } from '@/lib/session/visit-store';

export type Paying =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Nobody knows; asked again by itself at `nextAtMs`. */
  | { kind: 'unknown'; nextAtMs: number | null; needsSignIn: boolean }
  | { kind: 'refused'; error: BffError }
  /** It has begun; the page is being left. */
  | { kind: 'begun' };

/** How long to wait where nobody can tell who is signed in, in milliseconds. */
const REPEAT_LOOK_MS = 5_000;

/** The intent of a bill whose outcome nobody knows. */
function openIntent(billId: string): BillIntent | null {
  const intent = findBillIntent(billId);
  return intent?.preorderId === null ? intent : null;
}

/** The page that the diner stands on, to be come back to. */
const ownAddress = () => window.location.pathname + window.location.search;

/**
 * Begins the payment of a bill exactly once. Every attempt carries the key of the intent that was written down before the
 * first one, so double presses, reloads and lost answers all end at the same payment.
 */
export function usePayBill(billId: string, onRefused: (error: BffError) => void) {
  const router = useRouter();
  const [paying, setPaying] = useState<Paying>({ kind: 'idle' });
  const isBusy = useRef(false);
  const repetitions = useRef(0);
  const tell = useRef(onRefused);
  useEffect(() => {
    tell.current = onRefused;
  }, [onRefused]);

  const goOn = useCallback(
    ({ preorderId, paymentAddress }: BegunPayment) => {
      setPaying({ kind: 'begun' });
      // The bonuses that pay are held from now on.
      forgetVisit();
      if (paymentAddress === null || !leaveForPayment(paymentAddress))
        router.push(paths.preorder(preorderId));
    },
    [router],
  );

  const attempt = useCallback(
    async (intent: BillIntent, isRepetition: boolean) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        const begun = await sendBillPayment(billId, intent.key, intent.request, isRepetition);
        settleBillIntent(intent.key, begun.preorderId);
        goOn(begun);
      } catch (error) {
        const failure = error instanceof BffError ? error : new BffError('network');
        const outcome = billOutcomeOf(failure.code, isRepetition);
        if (outcome === 'refused') {
          dropBillIntent(intent.key);
          setPaying({ kind: 'refused', error: failure });
          tell.current(failure);
        } else if (outcome === 'signIn' && !isRepetition) {
          dropBillIntent(intent.key);
          window.location.assign(paths.signIn(ownAddress()));
        } else {
          repetitions.current += 1;
          const waitMs = billRepetitionSeconds(repetitions.current) * 1000;
          const needsSignIn = outcome === 'signIn';
          setPaying({ kind: 'unknown', nextAtMs: needsSignIn ? null : Date.now() + waitMs, needsSignIn });
        }
      } finally {
        isBusy.current = false;
      }
    },
    [billId, goOn],
  );

  /** Nothing is open any more: another tab heard what became of it. */
  const rest = useCallback(
    () => setPaying((current) => (current.kind === 'unknown' ? { kind: 'idle' } : current)),
    [],
  );

  /** Asks again about the intent whose outcome is open, once it is known that it is not another diner's. */
  const resume = useCallback(() => {
    if (isBusy.current) return;
    if (!openIntent(billId)) {
      rest();
      return;
    }
    setPaying((current) =>
      current.kind === 'unknown' ? current : { kind: 'unknown', nextAtMs: null, needsSignIn: false },
    );
    const goOn = () => {
      const intent = openIntent(billId);
      if (intent) return attempt(intent, true);
      return rest();
    };
    const later = () =>
      setPaying({ kind: 'unknown', nextAtMs: Date.now() + REPEAT_LOOK_MS, needsSignIn: false });
    void knownVisitor().then(goOn, later);
  }, [attempt, billId, rest]);

  useEffect(() => {
    const start = setTimeout(resume, 0);
    // Come back to by the browser's own memory, the page would be leaving for ever.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setPaying({ kind: 'idle' });
    };
    window.addEventListener('online', resume);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(start);
      window.removeEventListener('online', resume);
      window.removeEventListener('pageshow', onShow);
    };
  }, [resume]);

  const nextAtMs = paying.kind === 'unknown' ? paying.nextAtMs : null;
  useEffect(() => {
    if (nextAtMs === null) return undefined;
    const timer = setTimeout(resume, Math.max(0, nextAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAtMs, resume]);

  /** The diner pressed Pay. */
  const pay = useCallback(
    (request: BillPaymentRequest) => {
      if (isBusy.current) return;
      const intent = beginBillIntent(billId, request);
      repetitions.current = 0;
      setPaying({ kind: 'sending' });
      void attempt(intent, intent.request !== request);
    },
    [attempt, billId],
  );

  return { paying, pay, resume };
}
