'use client';

import { useCallback, useEffect, useState } from 'react';
import type { BillIntent } from '@/lib/bill/bill-intent';

/** Whether a payment came to nothing and the bill is free again; without an answer it is taken as it is stored. */
async function hasPaymentFailed(preorderId: string): Promise<boolean> {
  const [{ requestPreorder }, { hasFailed }] = await Promise.all([
    import('@/lib/bill/bill-payment.api'),
    import('@/lib/bill/preorder'),
  ]);
  return requestPreorder(preorderId).then(hasFailed, () => false);
}

/**
 * The newest payment of that kind which this diner has begun in this browser, and which did not fail; null until it is known, and for
 * none. Its code is loaded here, so that a bill of others stays light.
 * @param isWanted the same function until another one is wanted
 */
export function useOwnPayment(isWanted: (intent: BillIntent) => boolean) {
  const [own, setOwn] = useState<BillIntent | null>(null);
  const check = useCallback(async () => {
    const [{ billIntents }, { currentUser }] = await Promise.all([
      import('@/lib/bill/bill-intent'),
      import('@/lib/ground/auth/visit-session'),
    ]);
    // Another diner's intents are removed once it is known who is signed in, and not before.
    const isKnown = await currentUser().then(
      () => true,
      () => false,
    );
    if (!isKnown) return;
    const found = billIntents.findLast(isWanted);
    // Another guest may have paid since: this diner would then see the payment as theirs.
    if (found?.preorderId && (await hasPaymentFailed(found.preorderId))) billIntents.drop(found.key);
    setOwn(billIntents.findLast(isWanted));
  }, [isWanted]);
  useEffect(() => {
    const start = setTimeout(() => void check(), 0);
    return () => clearTimeout(start);
  }, [check]);
  return { own, check };
}
