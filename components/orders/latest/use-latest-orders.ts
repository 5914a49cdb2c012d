'use client';

import { useEffect, useState } from 'react';
import { queryClient } from '@/lib/core/bff/query-client';
import { noteOrder } from '@/lib/orders/note-order';
import { ALL_ORDERS } from '@/lib/orders/order-filters';
import { orderListQuery } from '@/lib/orders/order-reading.api';
import type { Order } from '@/lib/orders/orders.schema';

async function loadLatest(): Promise<Order[]> {
  const { pages } = await queryClient().fetchInfiniteQuery(orderListQuery(ALL_ORDERS));
  const orders = pages.flatMap((page) => page.orders);
  orders.forEach(noteOrder);
  return orders;
}

/** The diner's latest orders, newest first; none where they do not come, undefined until that is known. */
export function useLatestOrders(): readonly Order[] | undefined {
  const [orders, setOrders] = useState<readonly Order[]>();
  useEffect(() => {
    let isGone = false;
    const show = (known: readonly Order[]) => {
      if (!isGone) setOrders(known);
    };
    loadLatest().then(show, () => show([]));
    return () => {
      isGone = true;
    };
  }, []);
  return orders;
}
