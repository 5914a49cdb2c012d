'use client';

import { useMemo } from 'react';
import { changeLocationSearch, useLocationSearch } from '@/components/ui/use-location-search';
import { readFilters, writeFilters, type ListFilters } from '@/lib/venues/venue-filters';

/** The filters of the page's address, and a setter. The server renders the list without any. */
export function useVenueFilters(): [ListFilters, (filters: ListFilters) => void] {
  const search = useLocationSearch() ?? '';
  const filters = useMemo(() => readFilters(search), [search]);
  const change = (next: ListFilters) =>
    changeLocationSearch(writeFilters(location.search, next), 'pushState');
  return [filters, change];
}
