import type { VenueCardData, VenueCardPage } from '@/lib/ground/venues/venue-card';

/** How far a row of Home has been paged (VEN-24 to VEN-26). */
export interface TilePages {
  /** The venues after the page's own. */
  venues: VenueCardData[];
  page: number;
  lastPage: number;
  /** failed: a load error; nothing more is requested until the diner tries again. */
  state: 'resting' | 'loading' | 'failed';
}

/** @returns whether there are pages that were not requested. */
export function hasMorePages({ page, lastPage }: Pick<TilePages, 'page' | 'lastPage'>): boolean {
  return page < lastPage;
}

/** @returns whether scrolling on may request the next page: an error stops that. */
export function mayAskForMore(pages: TilePages): boolean {
  return pages.state === 'resting' && hasMorePages(pages);
}

/** A row with its next page: repeated venues once; an empty page is the last. */
export function withPage(pages: TilePages, next: VenueCardPage, shownIds: readonly number[]): TilePages {
  const known = new Set([...shownIds, ...pages.venues.map(({ id }) => id)]);
  const page = pages.page + 1;
  return {
    venues: [...pages.venues, ...next.venues.filter(({ id }) => !known.has(id))],
    page,
    lastPage: next.venues.length === 0 ? page : next.lastPage,
    state: 'resting',
  };
}
