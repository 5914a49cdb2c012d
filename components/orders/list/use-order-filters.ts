'use client';

import { useMemo } from 'react';
import { changeLocationSearch, useLocationSearch } from '@/components/ui/use-location-search';
import { readOrderFilters, writeOrderFilters, type OrderFilters } from '@/lib/orders/order-filters';

/** The filters of the page's address, and a setter; null until the address can be read. */
export function useOrderFilters(): [OrderFilters | null, (filters: OrderFilters) => void] {
  const search = useLocationSearch();
  const filters = useMemo(() => (search === null ? null : readOrderFilters(search)), [search]);
  const change = (next: OrderFilters) =>
    changeLocationSearch(writeOrderFilters(location.search, next), 'replaceState');
  return [filters, change];
}
