import type { ServiceName } from '@/lib/core/site/service-names';

/** Takeaway categories of menus by their `external_id` (MENU-08). */
export const VENUE_CATEGORIES = { bakery: 132, semifinished: 133, ready: 134 } as const;
type VenueCategory = keyof typeof VENUE_CATEGORIES;

/** The platform's own orders of a list, and those that are made of what menus say (docs/decisions/029). */
export const LIST_SORTS = ['distance', 'time', 'discount', 'rating'] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export const DEFAULT_SORT = 'distance';

/** 'HH:mm', on the hour or half past. */
export const HALF_HOUR = /^([01]\d|2[0-3]):[03]0$/;

/** How a diner narrows and orders the list; part of the page's address. */
export interface ListFilters {
  promo: boolean;
  /** Only where one can order now. */
  open: boolean;
  category: VenueCategory | null;
  sort: ListSort;
  /** The wanted half hour, 'HH:mm'; '' while choosing, null: soon. No cached page has one (docs/decisions/053). */
  by: string | null;
}

export const NO_FILTERS: ListFilters = {
  promo: false,
  open: false,
  category: null,
  sort: DEFAULT_SORT,
  by: null,
};

/** Reads the filters of an address; unknown parameters are ignored. */
export function readFilters(search: string | URLSearchParams): ListFilters {
  const query = new URLSearchParams(search);
  const categories = Object.keys(VENUE_CATEGORIES) as VenueCategory[];
  const by = query.get('by');
  return {
    promo: query.get('promo') === '1',
    open: query.get('open') === '1',
    category: categories.find((name) => name === query.get('category')) ?? null,
    sort: LIST_SORTS.find((name) => name === query.get('sort')) ?? NO_FILTERS.sort,
    by: by === '' || HALF_HOUR.test(by ?? '') ? by : null,
  };
}

/** Whether a list for a service may have a category of the diner's choice: in the restaurant it has the service's own (VEN-62). */
export const hasCategories = (service: ServiceName): boolean => service !== 'express';

/** The filters that count where a list may have no category of the diner's choice. */
export const withoutCategory = (filters: ListFilters): ListFilters => ({ ...filters, category: null });

/** The filters that a page is drawn by, by their parameters, in one order. */
function pageParametersOf(filters: ListFilters) {
  return {
    promo: filters.promo ? '1' : null,
    open: filters.open ? '1' : null,
    category: filters.category,
    sort: filters.sort === NO_FILTERS.sort ? null : filters.sort,
  };
}

/** The query of an address with the filters in it; without the page number, which belongs to another list. */
export function writeFilters(search: string, filters: ListFilters): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  for (const [name, value] of Object.entries({ ...pageParametersOf(filters), by: filters.by })) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** @returns whether nothing is narrowed or reordered. */
export function isUnfiltered(filters: ListFilters): boolean {
  return areDrawnAlike(filters, NO_FILTERS);
}

/** Whether two lists are drawn as one page: narrowed and ordered alike, whatever the time. */
export function areDrawnAlike(one: ListFilters, other: ListFilters): boolean {
  return filterCode(one) === filterCode(other);
}

/** The filters as a part of a page's inner address, without the time: `promo_1.sort_time`, empty without any. */
export function filterCode(filters: ListFilters): string {
  return Object.entries(pageParametersOf(filters))
    .flatMap(([name, value]) => (value === null ? [] : [`${name}_${value}`]))
    .join('.');
}

/** The filters of such a part; null for one that no filters are written as, so that a page has one inner address. */
export function filtersOfCode(code: string): ListFilters | null {
  const filters = readFilters(new URLSearchParams(code.replaceAll('_', '=').replaceAll('.', '&')));
  return filterCode(filters) === code ? filters : null;
}
