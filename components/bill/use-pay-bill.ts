'use client';

import { useRouter } from 'next/navigation';
import { signInHere } from '@/components/layout/sign-in-here';
import { usePress } from '@/components/layout/use-press';
import { billIntents } from '@/lib/bill/bill-intent';
import { sendBillPayment } from '@/lib/bill/bill-payment.api';
import type { BegunPayment, BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import { madeAfter } from '@/lib/core/intents/press-runner';
import type { PressView } from '@/lib/core/intents/press-types';
import { paths } from '@/lib/core/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { forgetVisit } from '@/lib/core/session/session-storage';

export type Paying = PressView<BillPaymentRequest, BegunPayment>;

/**
 * Begins the payment of a bill exactly once. A bill may be paid more than once, each payment under the key of its press.
 * @param onOutdated the bill has to be reloaded
 */
export function usePayBill(billId: string, onOutdated: () => void) {
  const router = useRouter();
  const { view, press, resume } = usePress<BillPaymentRequest, BegunPayment>({
    // One lock for all bills, shared by the tabs of a browser.
    lock: 'bill',
    isMadeOnce: false,
    intents: billIntents,
    send: ({ key, body, site }, isRepetition) => sendBillPayment(billId, key, body, isRepetition, site),
    subject: () => billId,
    open: () => billIntents.findOpen(billId),
    expect: () => madeAfter(billIntents, billId),
    follow: ({ made: { preorderId, paymentAddress } }) => {
      // The bonuses spent are held from now on.
      forgetVisit();
      if (paymentAddress !== null && leaveForPayment(paymentAddress)) return true;
      router.push(paths.preorder(preorderId));
      return false;
    },
    signIn: signInHere,
    refresh: onOutdated,
  });
  return { paying: view, pay: (request: BillPaymentRequest) => press(billId, request), resume };
}
