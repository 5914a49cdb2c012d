import 'server-only';
import type { z } from 'zod';
import type { CacheRule } from '@/lib/core/cache/answer-cache.server';
import { cacheRules } from '@/lib/core/cache/tags';
import { hasTown, type ConfigLimits } from '@/lib/core/custom-config/config-limits.server';
import { shownPicture } from '@/lib/core/images/images.server';
import type { Place, ServiceName, Site } from '@/lib/core/site/site';
import { getCountry } from '@/lib/ground/towns/towns.server';
import { publicUpstream } from '@/lib/core/upstream/client';
import { pageWire } from '@/lib/core/upstream/page.wire';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { isKnownVenue, recordVenue } from './seen-venues.server';
import { PAGE_SIZE, type Bounds, type DeliveryBanner, type Page, type Venue, type VenueSort } from './venues';
import { mapDeliveryBanner, mapVenue, mapVenuePage } from './venues.map';
import { deliveryBannerWire, filialCardWire } from './venues.wire';

/** VEN-62 to VEN-64: the category of express venues, and the two values of filter[service]. */
export const EXPRESS_CATEGORY_ID = 128;
const SERVICE_FILTER = { delivery: 8, other: 4 } as const;

export interface VenueListQuery {
  place: Place;
  page?: number;
  limit?: number;
  sort?: VenueSort;
  onlyPromo?: boolean;
  /** Trimmed text of a search (VEN-58, SRCH-16). */
  search?: string;
  brandId?: number;
  /** A category of the menu by its `external_id`; express has a category of its own and takes no other. */
  categoryId?: number;
  bounds?: Bounds;
  /** Of a signed-in diner's own calls only: a public page never carries it (SET-22). */
  userId?: number;
  /** Where distances are measured from; the town's centre on public pages. */
  coordinates?: { latitude: number; longitude: number };
}

/** The value of `filter[service]`: 8 for delivery, 4 for the others (VEN-63, VEN-64). */
export function serviceFilter(service: ServiceName): number {
  return service === 'delivery' ? SERVICE_FILTER.delivery : SERVICE_FILTER.other;
}

/** The parameters of a list call (VEN-52 to VEN-65). */
export function listQuery({
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
      service: serviceFilter(place.service),
      ...(onlyPromo ? { 'only-promo': 1 } : {}),
    },
  };
}

const pictured = (venue: Venue): Venue => ({ ...venue, imageUrl: shownPicture(venue.imageUrl) });

/** A page of venues as the platform sends it, each with what is known of its picture. */
export function venuePage(wire: z.output<typeof pageWire>): Page<Venue> {
  const page = mapVenuePage(wire);
  return { ...page, items: page.items.map(pictured) };
}

function upstreamOf(site: Site, coordinates?: VenueListQuery['coordinates']) {
  return publicUpstream({ country: site.country, language: site.language, coordinates });
}

/** Venues of a town for a service, page by page (VEN-49 to VEN-51). */
export async function listVenues(
  site: Site,
  query: VenueListQuery,
  cache: CacheRule = cacheRules.venues(query.place.townId),
): Promise<Page<Venue>> {
  const wire = await upstreamOf(site, query.coordinates).get({
    path: 'takeaway/v2/locations',
    query: listQuery(query),
    schema: pageWire,
    cache,
  });
  return venuePage(wire);
}

/** Pages of a list beyond this one are not cached: diners do not scroll there, and made-up numbers would fill the cache. */
const MAX_CACHED_PAGE = 20;

/** Distances from one diner's position are of no use to another: not cached. */
export const NOT_CACHED: CacheRule = { tags: [], revalidateSeconds: 0 };

/** Like {@link listVenues}, from the diner's position or else the town's centre. */
export async function listVenuesAround(
  site: Site,
  { coordinates, ...query }: VenueListQuery,
): Promise<Page<Venue>> {
  if (coordinates) return listVenues(site, { ...query, coordinates }, NOT_CACHED);
  const { towns } = await getCountry(site.country, site.language);
  const town = towns.find(({ id }) => id === query.place.townId);
  // An unknown town is made up, and the answer would be cached for pages.
  if (!town && towns.length > 0) return { items: [], page: 1, lastPage: 1, total: 0 };
  const isCommon = (query.page ?? 1) <= MAX_CACHED_PAGE;
  return listVenues(site, { ...query, coordinates: town?.coordinates }, isCommon ? undefined : NOT_CACHED);
}

/** Venues of a town, nearest first. @throws UpstreamError */
export async function listNearVenues(site: Site, query: VenueListQuery): Promise<Page<Venue>> {
  const wire = await upstreamOf(site, query.coordinates).get({
    path: 'brandy/api/v1/locations/near',
    query: listQuery(query),
    schema: pageWire,
    cache: cacheRules.venues(query.place.townId),
  });
  return venuePage(wire);
}

/** A venue's card; null if unknown, or of another brand (VEN-69) or town (HOST-07) than configured. */
export async function getVenue(
  site: Site,
  venueId: number,
  options: { coordinates?: VenueListQuery['coordinates'] } & Partial<ConfigLimits> = {},
): Promise<Venue | null> {
  if (isKnownVenue(venueId, options.brandId) === false) return null;
  try {
    const wire = await upstreamOf(site, options.coordinates).get({
      path: 'takeaway/locations/card/terminal/{venueId}',
      params: { venueId },
      query: { include: 'extra', brand_id: options.brandId },
      schema: filialCardWire,
      // Coordinates of a diner must not be cached.
      cache: options.coordinates ? NOT_CACHED : cacheRules.venue(venueId),
    });
    recordVenue(venueId, options.brandId, true);
    const venue = pictured(mapVenue(wire.data));
    return hasTown({ townIds: options.townIds ?? null }, venue.townId) ? venue : null;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 404) throw error;
    recordVenue(venueId, options.brandId, false);
    return null;
  }
}

/** The venue's current message to its guests: fresher than its card (VEN-68). */
export async function getDeliveryBanner(site: Site, venueId: number): Promise<DeliveryBanner> {
  const wire = await publicUpstream(site).get({
    path: 'takeaway/v2/filial/settings/banner/info/{venueId}',
    params: { venueId },
    query: { is_web_view: 1 },
    schema: deliveryBannerWire,
    cache: cacheRules.deliveryBanner(venueId),
  });
  return mapDeliveryBanner(wire.data);
}
