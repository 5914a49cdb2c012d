'use client';

import { useCallback, useEffect, useState } from 'react';
import type { BillIntent } from '@/lib/bill/bill-intent';

/**
 * The newest payment of that kind which this diner has begun in this browser; null until it is known, and for none. Its code
 * is loaded here, so that a bill of others stays light.
 * @param isWanted the same function until another one is wanted
 */
export function useOwnPayment(isWanted: (intent: BillIntent) => boolean) {
  const [own, setOwn] = useState<BillIntent | null>(null);
  const look = useCallback(async () => {
    const [{ billIntents }, { currentUser }] = await Promise.all([
      import('@/lib/bill/bill-intent'),
      import('@/lib/auth/visit-session'),
    ]);
    // Another diner's intents are removed once it is known who is signed in, and not before.
    const isKnown = await currentUser().then(
      () => true,
      () => false,
    );
    if (isKnown) setOwn(billIntents.findLast(isWanted));
  }, [isWanted]);
  useEffect(() => {
    const start = setTimeout(() => void look(), 0);
    return () => clearTimeout(start);
  }, [look]);
  return { own, look };
}
