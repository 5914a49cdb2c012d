import { InfiniteQueryObserver, type InfiniteData } from '@tanstack/react-query';
import { queryClient } from '@/lib/core/bff/query-client';
import { retryOnce } from '@/lib/core/bff/retry';
import { forgetWantedTime, saveWantedTime } from '@/lib/ground/ordering/wanted-time';
import { MINUTE_MS } from '@/lib/core/time/duration';
import type { Coordinates } from '@/lib/ground/towns/distance';
import type { DrawnPage, VenueCardData, VenueCardPage } from '@/lib/ground/venues/venue-card';
import { VENUE_CATEGORIES, type ListFilters } from '@/lib/ground/venues/venue-filters';
import { requestVenuePage } from '@/lib/ground/venues/venues.api';
import { VenueCard } from './venue-card';
export { WantedTimes } from './wanted-times';

/* The pages of a list beyond its first, loaded on demand: most guests choose from the venues that they see. */

/** The way back requests a list by a time again after so long. */
const BY_TIME_STALE_MS = 5 * MINUTE_MS;

/** Which list: its filters, from where distances count, and the page to begin with. */
export interface VenueListKey {
  site: string;
  filters: ListFilters;
  from: Coordinates | null;
  /** The page that came with the HTML, where it is of this list. */
  first: DrawnPage | null;
}

/** A page, and the moment that orders those before it. */
interface PageParam {
  page: number;
  at?: number | undefined;
}

/** The pages of a list as they are loaded, for `useSyncExternalStore`; what was loaded stays for the way back. */
export function observeVenuePages({ site, filters, from, first }: VenueListKey) {
  const observer = new InfiniteQueryObserver<
    VenueCardPage,
    Error,
    InfiniteData<VenueCardPage>,
    readonly unknown[],
    PageParam
  >(queryClient(), {
    // The page that came with the HTML is without its cards: another list than the same one loaded whole.
    queryKey: [
      'venues',
      site,
      first ? 'drawn' : 'whole',
      first?.page ?? 1,
      { ...filters, by: filters.by || null },
      from,
    ],
    queryFn: async ({ pageParam, signal }) => {
      const page = await requestVenuePage(
        {
          sort: filters.sort,
          promo: filters.promo,
          open: filters.open,
          ...(filters.by ? { by: filters.by } : {}),
          ...(pageParam.at === undefined ? {} : { at: pageParam.at }),
          coordinates: from ?? undefined,
          ...(filters.category ? { category: VENUE_CATEGORIES[filters.category] } : {}),
        },
        pageParam.page,
        signal,
      );
      // Its cards are in the HTML, also where it is requested again.
      return pageParam.page === first?.page ? { ...page, venues: [] } : page;
    },
    initialPageParam: { page: first?.page ?? 1 },
    getNextPageParam: (last) =>
      last.page < last.lastPage && (last.page === first?.page || last.venues.length > 0)
        ? { page: last.page + 1, at: last.atMs }
        : undefined,
    ...(first
      ? { initialData: { pages: [{ ...first, venues: [] }], pageParams: [{ page: first.page }] } }
      : {}),
    // The venues that can by a time change from minute to minute.
    staleTime: filters.by ? BY_TIME_STALE_MS : Infinity,
    retry: retryOnce,
  });
  return {
    current: () => observer.getCurrentResult(),
    subscribe: (listener: () => void) => observer.subscribe(listener),
  };
}

/** Cards of later pages, and of a filtered list. */
export const VenueCards = ({ venues }: { venues: readonly VenueCardData[] }) =>
  venues.map((venue) => {
    const { id, by } = venue;
    const wish = (wantedAt: string | null) =>
      wantedAt === null ? forgetWantedTime() : saveWantedTime({ venueId: id, wantedAt });
    return (
      <VenueCard key={id} venue={venue} heading="h2" onOpen={by ? () => wish(by.wantedAt) : undefined} />
    );
  });
