'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { readOrderFilters, writeOrderFilters, type OrderFilters } from '@/lib/orders/order-filters';

const CHANGED = 'order-filters';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/**
 * The filters of the page's address, and a setter; null until the address can be read, because the page itself is
 * the same for all users.
 */
export function useOrderFilters(): [OrderFilters | null, (filters: OrderFilters) => void] {
  const search = useSyncExternalStore<string | null>(
    subscribe,
    () => location.search,
    () => null,
  );
  const filters = useMemo(() => (search === null ? null : readOrderFilters(search)), [search]);
  const change = (next: OrderFilters) => {
    history.replaceState(null, '', location.pathname + writeOrderFilters(location.search, next));
    window.dispatchEvent(new Event(CHANGED));
  };
  return [filters, change];
}
