import { ROW_LIMIT } from '@/lib/ground/venues/row-limits';
import type { VenueCardPage } from '@/lib/ground/venues/venue-card';
import type { VenueFilters } from '@/lib/ground/venues/venues.api';

/** Home's tiles that are always the same: their position and how each requests its venues (VEN-14 to VEN-21). */
export const HOME_TILES = {
  promo: { position: 1, payload: { promo: true } },
  near: { position: 3, payload: {} },
  popular: { position: 4, payload: { sort: 'rating' } },
} as const satisfies Record<string, { position: number; payload: VenueFilters }>;
export type PublicTile = keyof typeof HOME_TILES;

/** The tile of one diner's repeat orders is at position 2 and shows so many venues (VEN-16, VEN-18). */
export const RECENT_POSITION = 2;
export const RECENT_LIMIT = 2;

/** A row is not made shorter than this for the sake of not repeating itself. */
const MIN_IN_ROW = 4;

/** A tile of Home (VEN-23). */
export interface HomeTile {
  /** Its own among the page's rows. */
  key: string;
  tile: PublicTile | 'brand';
  /** The brand's; the other tiles are named by the page's language. */
  name: string | null;
  imageUrl: string | null;
  position: number;
  /** How its pages are requested. */
  payload: VenueFilters;
}

/** A tile with its list: the first page; null when that failed, and the browser requests it again. */
export type HomeCategory = HomeTile & { list: VenueCardPage | null };

/** A row without items of earlier rows; if under four of two pages stay, with the first repeated ones. */
export function withoutRepeats<Item extends { id: number }>(
  loaded: readonly Item[],
  shownBefore: ReadonlySet<number>,
): { items: Item[]; pages: 1 | 2 } {
  const isFresh = ({ id }: Item) => !shownBefore.has(id);
  const first = loaded.slice(0, ROW_LIMIT);
  if (first.filter(isFresh).length >= MIN_IN_ROW || loaded.length <= ROW_LIMIT)
    return { items: freshItems(first, isFresh), pages: 1 };
  return { items: freshItems(loaded, isFresh), pages: 2 };
}

function freshItems<Item>(row: readonly Item[], isFresh: (item: Item) => boolean): Item[] {
  let repeatsLeft = MIN_IN_ROW - row.filter(isFresh).length;
  return row.filter((item) => {
    if (isFresh(item)) return true;
    repeatsLeft -= 1;
    return repeatsLeft >= 0;
  });
}
