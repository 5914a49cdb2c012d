'use client';

import { useKeyedAction } from '@/components/layout/use-keyed-action';
import { BffError } from '@/lib/core/bff/client';
import { isAttemptOver } from '@/lib/core/intents/keyed-press';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { payAgain } from '@/lib/orders/payment/payments.api';
import type { HostedType } from '@/lib/ground/ordering/payment-types';

/** Pays an order that exists: each press is one attempt, and leads to the hosted page. */
export function usePayAgain(orderId: number, onRefused: () => void) {
  return useKeyedAction({
    purpose: `pay-${orderId}`,
    send: (key, type: HostedType) =>
      payAgain(orderId, key, type).catch((error: unknown) => {
        if (isAttemptOver(error)) onRefused();
        throw error;
      }),
    follow: (address) => {
      if (!leaveForPayment(address)) throw new BffError('payment/failed');
      return true;
    },
  });
}
