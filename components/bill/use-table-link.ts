import { useSyncExternalStore } from 'react';
import { readTableLink, type TableLink } from '@/lib/ground/ordering/table-link';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** While the page is still loading the address is that of the previous page. */
const readQuery = () => (location.pathname.endsWith('/bill') ? location.search : null);

/** The table that the address names: undefined until it is known, null where it is not a table of the venue. */
export function useTableLink(venueId: number): TableLink | null | undefined {
  const query = useSyncExternalStore(subscribe, readQuery, () => null);
  if (query === null) return undefined;
  const link = readTableLink(new URLSearchParams(query));
  return link?.venueId === venueId ? link : null;
}
