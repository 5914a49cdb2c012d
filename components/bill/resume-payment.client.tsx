'use client';

import { UnknownPayment } from './unknown-payment.client';
import { usePayBill } from './use-pay-bill';

/** Finds out what a payment has come to that was sent from here, and goes on with it. */
export function ResumePayment({ billId, onRefused }: { billId: string; onRefused: () => void }) {
  const { paying, resume } = usePayBill(billId, onRefused);
  return (
    <UnknownPayment
      paying={paying.kind === 'unknown' ? paying : { kind: 'unknown', nextAtMs: null, needsSignIn: false }}
      onCheck={resume}
    />
  );
}
