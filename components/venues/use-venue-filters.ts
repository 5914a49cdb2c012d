'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { readFilters, writeFilters, type ListFilters } from '@/lib/venues/venue-filters';

const CHANGED = 'venue-filters';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/**
 * The filters of the page's address, and a setter. The server renders the list without any, because a cached page does
 * not read its query.
 */
export function useVenueFilters(): [ListFilters, (filters: ListFilters) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const filters = useMemo(() => readFilters(search), [search]);
  const change = (next: ListFilters) => {
    history.pushState(null, '', location.pathname + writeFilters(location.search, next));
    window.dispatchEvent(new Event(CHANGED));
  };
  return [filters, change];
}
