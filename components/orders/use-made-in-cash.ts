'use client';

import { useSyncExternalStore } from 'react';
import { isMadeInCash, orderIntents } from '@/lib/pages/checkout/order-intent';

/** See {@link isMadeInCash}; false on the server. */
export const useMadeInCash = (orderId: number): boolean =>
  useSyncExternalStore(
    orderIntents.subscribe,
    () => isMadeInCash(orderId),
    () => false,
  );
