'use client';

import { useRouter } from 'next/navigation';
import { usePress } from '@/components/layout/use-press';
import { billIntents } from '@/lib/bill/bill-intent';
import { sendBillPayment } from '@/lib/bill/bill-payment.api';
import type { BegunPayment, BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import type { PressView } from '@/lib/intents/press-types';
import { paths } from '@/lib/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import { forgetVisit } from '@/lib/session/visit-store';

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
    send: ({ key, body }, isRepetition) => sendBillPayment(billId, key, body, isRepetition),
    subject: () => billId,
    open: () => billIntents.findOpen(billId),
    madeElsewhere: () => null,
    unseen: () => null,
    expect: () => {
      // A payment that began before the press is not its result.
      const before = billIntents.find(billId);
      return ({ key }) => before?.state !== 'made' || before.key !== key;
    },
    follow: ({ made: { preorderId, paymentAddress } }) => {
      // The bonuses spent are held from now on.
      forgetVisit();
      if (paymentAddress !== null && leaveForPayment(paymentAddress)) return true;
      router.push(paths.preorder(preorderId));
      return false;
    },
    // Back to the page that the diner is on.
    signIn: () => window.location.assign(paths.signIn(window.location.pathname + window.location.search)),
    renew: () => undefined,
    refresh: onOutdated,
  });
  return { paying: view, pay: (request: BillPaymentRequest) => press(billId, request), resume };
}
