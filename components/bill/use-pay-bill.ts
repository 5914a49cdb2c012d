'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { knownVisitor } from '@/lib/auth/visit-session';
import { BffError } from '@/lib/bff/client';
import { isFinalAnswer } from '@/lib/errors/errors';
import {
  beginBillIntent,
  dropBillIntent,
  findBillIntent,
  findOpenBillIntent,
  giveUpBillIntent,
  givenUpOf,
  settleBillIntent,
  subscribeBillIntents,
  type BillIntent,
} from '@/lib/bill/bill-intent';
import { sendBillPayment } from '@/lib/bill/bill-payment.api';
import type { BegunPayment, BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import { MAX_FINAL_ANSWERS, readOutcome, repetitionDelaySeconds } from '@/lib/intents/outcome';
import { withTabLock } from '@/lib/intents/tab-lock';
import { paths } from '@/lib/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { forgetVisit } from '@/lib/session/visit-store';

export type Paying =
  | { kind: 'idle' }
  /** `waitsForTab`: not yet, because another tab of this browser is paying. */
  | { kind: 'sending'; waitsForTab?: boolean }
  /** Nobody knows; asked again by itself at `nextAtMs`. */
  | { kind: 'unknown'; nextAtMs: number | null; needsSignIn: boolean }
  /** Nobody knows, or only that it was sent before with other words; asking again tells no more. */
  | { kind: 'unsettled'; isAlreadySent: boolean }
  | { kind: 'refused'; error: BffError }
  /** It has begun; the page is being left. */
  | { kind: 'begun' };

/** How long to wait where nobody can tell who is signed in, in milliseconds. */
const REPEAT_LOOK_MS = 5_000;
/** One for all bills: the tabs of a browser take turns. */
const LOCK = 'bill';

/** The page that the diner stands on, to be come back to. */
const ownAddress = () => window.location.pathname + window.location.search;

/**
 * Begins the payment of a bill exactly once. Every attempt carries the key of the intent that was written down before the
 * first one, so double presses, reloads, other tabs and lost answers all end at the same payment.
 * @param onOutdated the bill has to be looked at anew
 */
export function usePayBill(billId: string, onOutdated: () => void) {
  const router = useRouter();
  const [paying, setPaying] = useState<Paying>({ kind: 'idle' });
  const isBusy = useRef(false);
  const repetitions = useRef(0);
  const finalAnswers = useRef(0);
  const tell = useRef(onOutdated);
  useEffect(() => {
    tell.current = onOutdated;
  }, [onOutdated]);

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

  /** Sends what the intent says; called while the lock of all tabs is held. */
  const attempt = useCallback(
    async (intent: BillIntent, isRepetition: boolean) => {
      try {
        const begun = await sendBillPayment(billId, intent.key, intent.request, isRepetition);
        settleBillIntent(intent.key, begun.preorderId);
        goOn(begun);
      } catch (error) {
        const failure = error instanceof BffError ? error : new BffError('network');
        const outcome = readOutcome(failure.code, isRepetition);
        finalAnswers.current = isFinalAnswer(failure.code) ? finalAnswers.current + 1 : 0;
        if (finalAnswers.current > MAX_FINAL_ANSWERS) {
          finalAnswers.current = 0;
          const isAlreadySent = outcome === 'sentElsewhere';
          giveUpBillIntent(intent.key, isAlreadySent ? 'taken' : 'unsettled');
          setPaying({ kind: 'unsettled', isAlreadySent });
          tell.current();
        } else if (outcome === 'refused') {
          dropBillIntent(intent.key);
          setPaying({ kind: 'refused', error: failure });
          tell.current();
        } else if (outcome === 'signIn' && !isRepetition) {
          dropBillIntent(intent.key);
          window.location.assign(paths.signIn(ownAddress()));
        } else {
          repetitions.current += 1;
          const waitMs = repetitionDelaySeconds(repetitions.current, failure.retryAfterSeconds) * 1000;
          const needsSignIn = outcome === 'signIn';
          setPaying({ kind: 'unknown', nextAtMs: needsSignIn ? null : Date.now() + waitMs, needsSignIn });
        }
      } finally {
        isBusy.current = false;
      }
    },
    [billId, goOn],
  );

  /** Nothing is open any more: it was heard what became of it, or the asking has ended; in another tab or on an earlier visit. */
  const rest = useCallback(() => {
    const givenUp = givenUpOf(billId);
    const left: Paying = givenUp
      ? { kind: 'unsettled', isAlreadySent: givenUp === 'taken' }
      : { kind: 'idle' };
    setPaying((current) =>
      current.kind === 'unknown' || current.kind === 'unsettled' || current.kind === 'idle' ? left : current,
    );
  }, [billId]);

  /** Asks again about the intent whose outcome is open, once it is known that it is not another diner's. */
  const resume = useCallback(() => {
    if (isBusy.current) return;
    if (!findOpenBillIntent(billId)) {
      rest();
      return;
    }
    setPaying((current) =>
      current.kind === 'unknown' ? current : { kind: 'unknown', nextAtMs: null, needsSignIn: false },
    );
    const askAgain = () => {
      if (isBusy.current) return;
      isBusy.current = true;
      void withTabLock(LOCK, async () => {
        const intent = findOpenBillIntent(billId);
        if (intent) return attempt(intent, true);
        isBusy.current = false;
        rest();
      });
    };
    const later = () =>
      setPaying({ kind: 'unknown', nextAtMs: Date.now() + REPEAT_LOOK_MS, needsSignIn: false });
    void knownVisitor().then(askAgain, later);
  }, [attempt, billId, rest]);

  useEffect(() => {
    const start = setTimeout(resume, 0);
    // Come back to by the browser's own memory, the page would be leaving for ever.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setPaying({ kind: 'idle' });
    };
    window.addEventListener('online', resume);
    window.addEventListener('pageshow', onShow);
    const stopListening = subscribeBillIntents(() => {
      if (isBusy.current || findOpenBillIntent(billId)) return;
      rest();
      // Begun or refused there, the bill stands otherwise now.
      tell.current();
    });
    return () => {
      clearTimeout(start);
      window.removeEventListener('online', resume);
      window.removeEventListener('pageshow', onShow);
      stopListening();
    };
  }, [billId, rest, resume]);

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
      isBusy.current = true;
      repetitions.current = 0;
      finalAnswers.current = 0;
      const begunBefore = findBillIntent(billId)?.preorderId ?? null;
      setPaying({ kind: 'sending' });
      const onWait = (waitsForTab: boolean) =>
        setPaying((current) => (current.kind === 'sending' ? { kind: 'sending', waitsForTab } : current));
      void withTabLock(
        LOCK,
        async () => {
          const preorderId = findBillIntent(billId)?.preorderId ?? null;
          if (preorderId !== null && preorderId !== begunBefore) {
            // Another tab has begun it since the press.
            isBusy.current = false;
            goOn({ preorderId, paymentAddress: null });
            return;
          }
          const wasSent = findOpenBillIntent(billId) !== null || givenUpOf(billId) === 'unsettled';
          await attempt(beginBillIntent(billId, request), wasSent);
        },
        onWait,
      );
    },
    [attempt, billId, goOn],
  );

  return { paying, pay, resume };
}
