import 'server-only';
import { cacheRules } from '@/lib/cache/tags';
import { type Place, type Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import {
  PAGE_SIZE,
  VENUE_TILES,
  type Bounds,
  type Page,
  type Venue,
  type VenueSort,
  type VenueTile,
} from './venues';
import { mapVenue, mapVenuePage } from './venues.map';
import { filialCardWire, filialPageWire } from './venues.wire';

/** Spec §9: the category of express venues, and the two values of filter[service]. */
const EXPRESS_CATEGORY_ID = 128;
const SERVICE_FILTER = { delivery: 8, other: 4 } as const;

export interface VenueListQuery {
  place: Place;
  page?: number;
  limit?: number;
  sort?: VenueSort;
  onlyPromo?: boolean;
  /** Trimmed text of a search (spec §7). */
  search?: string;
  brandId?: number;
  /** A category of the menu by its `external_id`; express has a category of its own and takes no other. */
  categoryId?: number;
  bounds?: Bounds;
  /** Of a signed-in diner's own calls only: a page for everybody never carries it (decisions: `user_id`). */
  userId?: number;
  /** Where distances are measured from; the town's centre on pages for everybody. */
  coordinates?: { latitude: number; longitude: number };
}

function listQuery({
  place,
  page = 1,
  limit = PAGE_SIZE,
  sort = 'distance',
  onlyPromo = false,
  search,
  brandId,
  categoryId,
  bounds,
  userId,
}: VenueListQuery) {
  return {
    page,
    limit,
    sort,
    ...(place.townId > 0 ? { town_id: place.townId } : {}),
    search,
    brand_id: brandId,
    category_id: place.service === 'express' ? EXPRESS_CATEGORY_ID : categoryId,
    bbox: bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(','),
    user_id: userId,
    include: 'extra',
    filter: {
      service: place.service === 'delivery' ? SERVICE_FILTER.delivery : SERVICE_FILTER.other,
      ...(onlyPromo ? { 'only-promo': 1 } : {}),
    },
  };
}

function upstreamOf(site: Site, coordinates?: VenueListQuery['coordinates']) {
  return publicUpstream({ country: site.country, language: site.language, coordinates });
}

/**
 * Venues of a town for a service, page by page (spec §7 Venues).
 * @throws UpstreamError
 */
export async function listVenues(site: Site, query: VenueListQuery): Promise<Page<Venue>> {
  const wire = await upstreamOf(site, query.coordinates).get({
    path: 'takeaway/v2/locations',
    query: listQuery(query),
    schema: filialPageWire,
    cache: cacheRules.venues(query.place.townId),
  });
  return mapVenuePage(wire);
}

/** As {@link listVenues}, but null when the platform does not answer: the page then says so. */
export async function listVenuesOrNull(site: Site, query: VenueListQuery): Promise<Page<Venue> | null> {
  try {
    return await listVenues(site, query);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/**
 * Venues of a town, nearest first.
 * @throws UpstreamError
 */
export async function listNearVenues(site: Site, query: VenueListQuery): Promise<Page<Venue>> {
  const wire = await upstreamOf(site, query.coordinates).get({
    path: 'brandy/api/v1/locations/near',
    query: listQuery(query),
    schema: filialPageWire,
    cache: cacheRules.venues(query.place.townId),
  });
  return mapVenuePage(wire);
}

/**
 * The venues of one of Home's tiles (spec §3 Venue list category).
 * @throws UpstreamError
 */
export function listTileVenues(
  site: Site,
  tile: VenueTile,
  query: Pick<VenueListQuery, 'place' | 'coordinates' | 'limit' | 'page'>,
): Promise<Page<Venue>> {
  const { onlyPromo, sort } = VENUE_TILES[tile];
  const asked = { ...query, onlyPromo, sort };
  return tile === 'near' ? listNearVenues(site, asked) : listVenues(site, asked);
}

/**
 * The card of a venue, or null for an unknown one (spec §5 'Terminal is not found').
 * @throws UpstreamError for every other failure
 */
export async function getVenue(
  site: Site,
  venueId: number,
  coordinates?: { latitude: number; longitude: number },
): Promise<Venue | null> {
  try {
    const wire = await upstreamOf(site, coordinates).get({
      path: `takeaway/locations/card/terminal/${venueId}`,
      query: { include: 'extra' },
      schema: filialCardWire,
      cache: cacheRules.venue(venueId),
    });
    return mapVenue(wire.data);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}
