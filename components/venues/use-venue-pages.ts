import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Coordinates } from '@/lib/towns/distance';
import type { VenueCardPage } from '@/lib/venues/venue-card';
import { isUnfiltered, type ListFilters } from '@/lib/venues/venue-filters';
import type { observeVenuePages } from './venue-pages';

/** The code that loads pages. The first one came with the HTML, so a list that nobody scrolls or filters does without. */
let observe: typeof observeVenuePages | null = null;

export interface VenuePages {
  /** Undefined until a page is known. */
  pages: readonly VenueCardPage[] | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  /** Loads the next page, or the first one again where none is known. */
  askForMore: () => void;
}

const noSubscription = () => () => {};
const nothing = () => null;

/** Pages after the first one, loaded by the browser; an empty page ends the list, whatever the platform says of the last one. */
export function useVenuePages(
  first: VenueCardPage,
  filters: ListFilters,
  from: Coordinates | null,
): VenuePages {
  const isPlain = isUnfiltered(filters) && from === null;
  const [code, setCode] = useState(() => observe);
  const [coming, setComing] = useState<'no' | 'yes' | 'failed'>('no');
  const wantsMore = useRef(false);
  const list = useMemo(
    () => code?.({ filters, from, first: isPlain ? first : null }),
    [code, filters, from, first, isPlain],
  );
  const known = useSyncExternalStore(list?.subscribe ?? noSubscription, list?.current ?? nothing, nothing);

  const load = useCallback(() => {
    import('./venue-pages').then(
      (module) => {
        observe = module.observeVenuePages;
        setCode(() => module.observeVenuePages);
      },
      () => setComing('failed'),
    );
  }, []);
  useEffect(() => {
    if (!code && !isPlain) load();
  }, [code, isPlain, load]);
  useEffect(() => {
    if (!list || !wantsMore.current) return;
    wantsMore.current = false;
    void list.current().fetchNextPage({ cancelRefetch: false });
  }, [list]);

  if (!known) {
    return {
      pages: isPlain ? [first] : undefined,
      hasNextPage: isPlain && first.page < first.lastPage && first.venues.length > 0,
      isFetching: coming === 'yes',
      isFetchingNextPage: coming === 'yes' && isPlain,
      isError: coming === 'failed',
      askForMore: () => {
        wantsMore.current = isPlain;
        setComing('yes');
        load();
      },
    };
  }
  const { data, hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage, refetch } = known;
  return {
    pages: data?.pages,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isError,
    askForMore: () => void (data ? fetchNextPage({ cancelRefetch: false }) : refetch()),
  };
}
