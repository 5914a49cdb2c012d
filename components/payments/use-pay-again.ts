'use client';

import { useRef, useState } from 'react';
import { BffError } from '@/lib/bff/client';
import { pressKeys } from '@/lib/intents/idempotency-key';
import { isFinalAnswer } from '@/lib/errors/errors';
import { readOutcome } from '@/lib/intents/outcome';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { payAgain } from '@/lib/orders/payment/payments.api';
import type { HostedType } from '@/lib/ordering/payment-types';

type Paying = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; code: BffError['code'] };

/**
 * Pays an order that exists: each press is one attempt with a key of its own, and leads to the hosted page. A press whose
 * response was lost is repeated with its key.
 */
export function usePayAgain(orderId: number, onRefused: () => void) {
  const [paying, setPaying] = useState<Paying>({ kind: 'idle' });
  const isBusy = useRef(false);
  const [keys] = useState(() => pressKeys(`pay-${orderId}`));

  const pay = async (type: HostedType) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPaying({ kind: 'busy' });
    try {
      const address = await payAgain(orderId, keys.keyOf(type), type);
      keys.settle();
      // The page stays busy: it may be visible for a moment before the next one shows.
      if (leaveForPayment(address)) return;
      setPaying({ kind: 'failed', code: 'payment/failed' });
    } catch (error) {
      const code = error instanceof BffError ? error.code : 'server/failed';
      // Where it is unknown whether an attempt was begun, now or before, the next press repeats the same one.
      if (isFinalAnswer(code) || readOutcome(code, true) !== 'unknown') {
        keys.settle();
        onRefused();
      }
      setPaying({ kind: 'failed', code });
    }
    isBusy.current = false;
  };

  /** The page came back as it was left. */
  const reset = () => {
    isBusy.current = false;
    setPaying({ kind: 'idle' });
  };

  return { paying, pay: (type: HostedType) => void pay(type), reset };
}
