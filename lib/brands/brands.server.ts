import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { shownPicture } from '@/lib/core/images/images.server';
import type { Place, Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Brand } from './brands';
import { mapBrandPage } from './brands.map';
import { firstPages } from '@/lib/ground/venues/first-pages';
import { offersService, type Page, type Venue } from '@/lib/ground/venues/venues';
import { serviceFilter, venuePage } from '@/lib/ground/venues/venues.server';
import { pageWire } from '@/lib/core/upstream/page.wire';

/** The platform's largest page: the brands of a town fit into a few, and so do the venues of a brand. */
const LARGEST_PAGE = 100;
const MAX_PAGES = 5;

interface BrandQuery {
  place: Place;
  /** Only brands that take reservations. */
  booking?: boolean;
  /** Only the brands of Home's tiles at 5, 6 and 7. */
  home?: boolean;
}

/** Brands of a town for a service, by name (VEN-13). */
export async function listBrands(site: Site, { place, booking, home }: BrandQuery): Promise<Brand[]> {
  const load = async (page: number) => {
    const wire = await publicUpstream(site).get({
      path: 'brandy/api/v1/brands',
      query: {
        ...(place.townId > 0 ? { town_id: place.townId } : {}),
        filter: {
          ...(booking ? { booking: 1 } : { service: serviceFilter(place.service) }),
          ...(home ? { home: 1 } : {}),
        },
        // Nearly every list is one page, which the platform answers with unasked.
        ...(page > 1 ? { page } : {}),
        limit: LARGEST_PAGE,
      },
      schema: pageWire,
      cache: cacheRules.brands(place.townId),
    });
    return mapBrandPage(wire);
  };
  const { items } = await firstPages(MAX_PAGES, load);
  return items
    .filter((brand) => booking || offersService(brand, place.service))
    .map((brand) => ({ ...brand, logoUrl: shownPicture(brand.logoUrl) }));
}

/** The brands of Home's tiles, by position (VEN-22). */
export async function listHomeBrands(site: Site, place: Place): Promise<Brand[]> {
  const brands = await listBrands(site, { place, home: true });
  return brands
    .filter(({ homePosition }) => homePosition !== null)
    .sort((one, other) => (one.homePosition ?? 0) - (other.homePosition ?? 0));
}

/** Venues of a brand and its sister brands, by brand name; null for an unknown brand (VEN-66, VEN-67). */
export async function listBrandVenues(
  site: Site,
  brandId: number,
  townId: number,
): Promise<Page<Venue> | null> {
  const load = async (page: number) => {
    const wire = await publicUpstream(site).get({
      path: 'brandy/api/v1/locations/brand/{brandId}',
      params: { brandId },
      query: { ...(townId > 0 ? { town_id: townId } : {}), page, limit: LARGEST_PAGE },
      schema: pageWire,
      cache: cacheRules.venues(townId),
    });
    return venuePage(wire);
  };
  try {
    return await firstPages(MAX_PAGES, load);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}
