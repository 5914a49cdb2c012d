import 'server-only';
import type { z } from 'zod';
import { waitRange } from '@/lib/cart/quote';
import { minutesBeforeLeaving, type MenuFacts } from '@/lib/menu/menu-facts';
import { listMenuFacts } from '@/lib/menu/menu-facts.server';
import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';
import type { Place, Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { firstPages } from '@/lib/ground/venues/first-pages';
import { BY_TIME_RANKS } from '@/lib/ground/venues/by-time';
import { HOUR_MS, MINUTE_MS } from '@/lib/core/time/duration';
import { venueClock } from '@/lib/core/time/venue-clock.server';
import { VENUE_CATEGORIES, type ListFilters, type ListSort } from '@/lib/ground/venues/venue-filters';
import type { venueListInput } from '@/lib/ground/venues/venue-list-input';
import { PAGE_SIZE, VENUE_SORTS, type Page, type Venue, type VenueSort } from '@/lib/ground/venues/venues';
import { listVenues, listVenuesAround, type VenueListQuery } from '@/lib/ground/venues/venues.server';
import { listedByTime } from './by-time.server';

// Lists by filters that the platform lacks: time, discount, open now. They use the platform's first venues with
// their menus and clocks.

/** The platform's longest page, and how many of them such a list is made of. */
const POOL_PAGE = 100;
const POOL_PAGES = 2;
/** Pages of a list that one of the platform's longest pages fills. */
const LIST_PAGES = POOL_PAGE / PAGE_SIZE;

type LoadPage = (query: VenueListQuery) => Promise<Page<Venue>>;

const isPlatformSort = (sort: ListSort): sort is VenueSort => VENUE_SORTS.some((name) => name === sort);

/** The platform's order that is the nearest to the requested one. */
const platformSort = (sort: ListSort): VenueSort => (isPlatformSort(sort) ? sort : 'distance');

/** The filters that the platform itself applies. */
function platformQuery(query: VenueListQuery, { promo, category, sort }: ListFilters): VenueListQuery {
  return {
    ...query,
    onlyPromo: promo,
    categoryId: category ? VENUE_CATEGORIES[category] : undefined,
    sort: platformSort(sort),
  };
}

/** How long a list keeps the moment of its first page. */
const LIST_LASTS_MS = HOUR_MS;

/** The moment that orders a list: that of its first page, so that no venue changes pages as it opens. @param atMs from the browser */
export function listMoment(atMs?: number, nowMs = Date.now()): Date {
  const isRecent = atMs !== undefined && atMs <= nowMs && nowMs - atMs < LIST_LASTS_MS;
  return new Date(isRecent ? atMs : nowMs - (nowMs % MINUTE_MS));
}

/** A page of venues as the diner has narrowed and ordered them. */
export async function listFiltered(
  site: Site,
  query: VenueListQuery,
  { sort, open, by }: Pick<ListFilters, 'sort' | 'open' | 'by'>,
  load: LoadPage = (one) => listVenues(site, one),
  now = new Date(),
): Promise<Page<Venue>> {
  if (isPlatformSort(sort) && !open && by === null)
    return query.limit === undefined ? listOpenFirst(query, load, now) : load(query);
  const { page = 1, limit = PAGE_SIZE, place } = query;
  const pool = await poolOf(query, load);
  const isOpen = new Map(pool.map((venue) => [venue.id, isOpenAt(venue, now)]));
  const left = open ? pool.filter(({ id }) => isOpen.get(id)) : pool;
  const menus = isPlatformSort(sort) && by === null ? null : await listMenuFacts(site, idsOf(left));
  const ranked = left
    .map((venue) => {
      const facts = menus?.get(venue.id);
      const result = by === null ? null : listedByTime(venue, by, place.service, facts, now);
      return {
        venue,
        // Where nothing can be ordered now no venue is quick; unknown ones come last.
        group: result ? BY_TIME_RANKS[result.kind] : Number(!isOpen.get(venue.id)),
        rank: isPlatformSort(sort) ? 0 : rankOf(venue, sort, place.service, facts),
      };
    })
    .sort((one, other) => one.group - other.group || one.rank - other.rank);
  return {
    items: ranked.slice((page - 1) * limit, page * limit).map(({ venue }) => venue),
    page,
    lastPage: Math.max(1, Math.ceil(ranked.length / limit)),
    total: ranked.length,
  };
}

/** A page of venues as the browser asks for it, measured from the diner's position if that is known. */
export function listRequested(
  site: Site,
  place: Place,
  input: z.output<typeof venueListInput>,
  now: Date,
): Promise<Page<Venue>> {
  const {
    promo,
    open,
    by = null,
    sort = 'distance',
    category,
    brand,
    latitude,
    longitude,
    page,
    limit,
  } = input;
  const query: VenueListQuery = {
    place,
    page,
    limit,
    onlyPromo: promo !== undefined,
    sort: platformSort(sort),
    categoryId: category,
    brandId: brand,
    ...(latitude === undefined || longitude === undefined ? {} : { coordinates: { latitude, longitude } }),
  };
  return listFiltered(
    site,
    query,
    { sort, open: open !== undefined, by },
    (one) => listVenuesAround(site, one),
    now,
  );
}

/** As {@link listFiltered} for a page, but null when the platform does not answer: the page then shows that. */
export function listFilteredOrNull(
  site: Site,
  query: VenueListQuery,
  filters: ListFilters,
  now = listMoment(),
): Promise<Page<Venue> | null> {
  return valueOrNull(listFiltered(site, platformQuery(query, filters), filters, undefined, now));
}

function isOpenAt({ openingHours, townConfig, closeInAdvanceMinutes }: Venue, now: Date): boolean {
  const { timezone } = townConfig;
  return venueClock({ hours: openingHours, timezone, closeInAdvanceMinutes, now }).state !== 'closed';
}

/**
 * A page in the platform's order, open venues before all closed ones of the hundred that the platform lists at once. Past the last page
 * nothing is requested: any number can be made up, and its answer would be cached.
 */
async function listOpenFirst(query: VenueListQuery, load: LoadPage, now: Date): Promise<Page<Venue>> {
  const { page = 1 } = query;
  const loadLong = (longPage: number) => load({ ...query, page: longPage, limit: POOL_PAGE });
  const first = await loadLong(1);
  const { total } = first;
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > lastPage) return { items: [], page, lastPage, total };
  const { items } = page > LIST_PAGES ? await loadLong(Math.ceil(page / LIST_PAGES)) : first;
  const isOpen = (venue: Venue) => isOpenAt(venue, now);
  const ordered = [...items.filter(isOpen), ...items.filter((venue) => !isOpen(venue))];
  const start = ((page - 1) % LIST_PAGES) * PAGE_SIZE;
  return { items: ordered.slice(start, start + PAGE_SIZE), page, lastPage, total };
}

const idsOf = (venues: readonly Venue[]) => venues.map(({ id }) => id).sort((one, other) => one - other);

async function poolOf(query: VenueListQuery, load: LoadPage): Promise<Venue[]> {
  const askFor = (page: number) => load({ ...query, page, limit: POOL_PAGE });
  const { items } = await firstPages(POOL_PAGES, askFor);
  return [...new Map(items.map((venue) => [venue.id, venue])).values()];
}

/** The lower, the sooner in the list; of equal ones the platform's order counts. */
function rankOf(venue: Venue, sort: ListSort, service: ServiceName, menus: MenuFacts | undefined): number {
  const facts = menus?.[SERVICES[service].id];
  if (sort === 'discount') return -(facts?.discountPercent ?? 0);
  const minutes = minutesBeforeLeaving(facts);
  if (!minutes) return Infinity;
  const delivery = service === 'delivery' && venue.vendorDelivery;
  return waitRange(minutes, delivery ? { kind: 'vendor', ...delivery } : null).to;
}
