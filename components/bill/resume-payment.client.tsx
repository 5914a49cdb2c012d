'use client';

import { UnknownPayment } from './unknown-payment.client';
import { usePayBill } from './use-pay-bill';

/** Asks for the outcome of a payment that was sent from here, and continues it. */
export function ResumePayment({ billId, onRefused }: { billId: string; onRefused: () => void }) {
  const { paying, resume } = usePayBill(billId, onRefused);
  return (
    <UnknownPayment
      paying={paying.kind === 'unknown' ? paying : { kind: 'unknown', nextAtMs: null, needsSignIn: false }}
      onCheck={resume}
    />
  );
}
