import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePageSite } from '@/components/layout/use-page-site';
import type { Coordinates } from '@/lib/ground/towns/distance';
import type { DrawnPage, VenueCardPage } from '@/lib/ground/venues/venue-card';
import { areDrawnAlike, type ListFilters } from '@/lib/ground/venues/venue-filters';
import type * as venuePages from './venue-pages';

/** As the module itself, so that the gate finds the texts that its components use. */
type Code = typeof venuePages;

/** The code that loads pages and shows them. The first one came with the HTML, so a list without a scroll or filter does not load it. */
let loaded: Code | null = null;

export interface VenuePages {
  /** Undefined until a page is known. The one that came with the HTML is without its venues. */
  pages: readonly VenueCardPage[] | undefined;
  /** The page that came with the HTML is of this list. */
  isDrawn: boolean;
  /** Shows the venues, and the times to choose from; null as long as it is not there. */
  code: Code | null;
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
export function useVenuePages(first: DrawnPage, filters: ListFilters, from: Coordinates | null): VenuePages {
  const site = usePageSite();
  const isDrawn = areDrawnAlike(filters, first.filters) && !filters.by && from === null;
  const needsCode = !isDrawn || filters.by !== null;
  const [code, setCode] = useState(() => loaded);
  const [coming, setComing] = useState<'no' | 'yes' | 'failed'>('no');
  const wantsMore = useRef(false);
  const list = useMemo(
    () => code?.observeVenuePages({ site, filters, from, first: isDrawn ? first : null }),
    [code, site, filters, from, first, isDrawn],
  );
  const known = useSyncExternalStore(list?.subscribe ?? noSubscription, list?.current ?? nothing, nothing);

  const load = useCallback(() => {
    import('./venue-pages').then(
      (module) => {
        loaded = module;
        setCode(module);
      },
      () => setComing('failed'),
    );
  }, []);
  useEffect(() => {
    if (!code && needsCode) load();
  }, [code, needsCode, load]);
  useEffect(() => {
    if (!list || !wantsMore.current) return;
    wantsMore.current = false;
    void list.current().fetchNextPage({ cancelRefetch: false });
  }, [list]);

  if (!known) {
    return {
      pages: isDrawn ? [{ ...first, venues: [] }] : undefined,
      isDrawn,
      code: null,
      hasNextPage: isDrawn && first.page < first.lastPage,
      isFetching: coming === 'yes',
      isFetchingNextPage: coming === 'yes' && isDrawn,
      isError: coming === 'failed',
      askForMore: () => {
        wantsMore.current = isDrawn;
        setComing('yes');
        load();
      },
    };
  }
  const {
    data,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isError,
    isRefetchError,
    fetchNextPage,
    refetch,
  } = known;
  return {
    pages: data?.pages,
    isDrawn,
    code,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isError,
    askForMore: () => void (data && !isRefetchError ? fetchNextPage({ cancelRefetch: false }) : refetch()),
  };
}
