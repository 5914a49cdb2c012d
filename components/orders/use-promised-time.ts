'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { promisedTimeOf, subscribePromisedTimes } from '@/lib/checkout/promised-time';

/** When this device's cart has promised the order; null elsewhere, and on the server. */
export function usePromisedTime(orderId: number): Date | null {
  const at = useSyncExternalStore(
    subscribePromisedTimes,
    () => promisedTimeOf(orderId),
    () => null,
  );
  return useMemo(() => (at === null ? null : new Date(at)), [at]);
}
