'use client';

import { useMemo } from 'react';
import { changeLocationSearch, useLocationSearch } from '@/components/ui/use-location-search';
import { readFilters, writeFilters, type ListFilters } from '@/lib/ground/venues/venue-filters';

/** The filters of the page's address, and a setter; those that the server has drawn until the address can be read. */
export function useVenueFilters(drawn: ListFilters): [ListFilters, (filters: ListFilters) => void] {
  const search = useLocationSearch();
  const filters = useMemo(() => (search === null ? drawn : readFilters(search)), [search, drawn]);
  const change = (next: ListFilters) =>
    changeLocationSearch(writeFilters(location.search, next), 'pushState');
  return [filters, change];
}
