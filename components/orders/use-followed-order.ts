'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { WAITS_ONCE_SHOWN } from '@/lib/core/bff/query-client';
import { isCachedPage, shownAtMs } from '@/lib/core/offline/shown-at';
import { ORDER_LISTS, orderQuery } from '@/lib/orders/order-reading.api';
import { isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { noteOrder } from '@/lib/orders/note-order';
import { notePromise } from '@/lib/orders/promise-store';
import { forgetVisit } from '@/lib/core/session/session-storage';

/** A polled order, starting from a known one. A response without changes causes no render. Needs a QueryClientProvider. */
export function useFollowedOrder(initial: Order): { order: Order; isStale: boolean } {
  const client = useQueryClient();
  const { data: order, isError: isStale } = useQuery({
    ...orderQuery(initial.id),
    ...WAITS_ONCE_SHOWN,
    initialData: initial,
    // A page that the worker had cached is as old as that; on the server there is none.
    initialDataUpdatedAt: () => (typeof window !== 'undefined' && isCachedPage() ? shownAtMs() : undefined),
  });
  const wasOver = useRef(isOver(initial));
  useEffect(() => {
    noteOrder(order);
    notePromise(order);
    if (isOver(order) && !wasOver.current) {
      // Bonuses have been credited or returned.
      forgetVisit();
      void client.invalidateQueries({ queryKey: ORDER_LISTS });
    }
    wasOver.current = isOver(order);
  }, [order, client]);
  return { order, isStale };
}
