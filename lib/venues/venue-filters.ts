import { VENUE_SORTS, type VenueSort } from './venues';

/** Takeaway categories of menus by their `external_id` (MENU-08). */
export const VENUE_CATEGORIES = { bakery: 132, semifinished: 133, ready: 134 } as const;
type VenueCategory = keyof typeof VENUE_CATEGORIES;

/** How a diner narrows and orders the list; part of the page's address. */
export interface ListFilters {
  promo: boolean;
  category: VenueCategory | null;
  sort: VenueSort;
}

export const NO_FILTERS: ListFilters = { promo: false, category: null, sort: 'distance' };

/** Reads the filters of an address; unknown parameters are ignored. */
export function readFilters(search: string): ListFilters {
  const query = new URLSearchParams(search);
  const categories = Object.keys(VENUE_CATEGORIES) as VenueCategory[];
  return {
    promo: query.get('promo') === '1',
    category: categories.find((name) => name === query.get('category')) ?? null,
    sort: VENUE_SORTS.find((name) => name === query.get('sort')) ?? NO_FILTERS.sort,
  };
}

/** The query of an address with the filters in it; without the page number, which belongs to another list. */
export function writeFilters(search: string, filters: ListFilters): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  const values = {
    promo: filters.promo ? '1' : null,
    category: filters.category,
    sort: filters.sort === NO_FILTERS.sort ? null : filters.sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** @returns whether nothing is narrowed or reordered. */
export function isUnfiltered({ promo, category, sort }: ListFilters): boolean {
  return !promo && category === null && sort === NO_FILTERS.sort;
}
