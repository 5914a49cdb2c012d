'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { promisedTimeOf, subscribePromisedTimes } from '@/lib/checkout/promised-time';
import type { Order } from '@/lib/orders/orders.schema';

/** When this device's cart has promised the order; null elsewhere, and on the server. */
export function usePromisedTime(order: Pick<Order, 'id' | 'createdAt'>): Date | null {
  const at = useSyncExternalStore(
    subscribePromisedTimes,
    () => promisedTimeOf(order),
    () => null,
  );
  return useMemo(() => (at === null ? null : new Date(at)), [at]);
}
