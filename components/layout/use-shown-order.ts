import { useSyncExternalStore } from 'react';
import type { Order } from '@/lib/orders/orders.schema';
import { shownMadeOrder, subscribeMadeOrder } from '@/lib/orders/placing/made-order';

/** The order that was just made here, until its page is there. */
export const useShownOrder = (): Order | null =>
  useSyncExternalStore(subscribeMadeOrder, shownMadeOrder, () => null);
