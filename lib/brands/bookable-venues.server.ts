import 'server-only';
import { readId } from '@/lib/core/ids/ids';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { PagePlace } from '@/lib/ground/venues/place.server';
import type { Venue } from '@/lib/ground/venues/venues';
import { listBrandVenues } from './brands.server';

interface BookableVenues {
  brandId: number;
  /** Null where it has no venue in the town. */
  brandName: string | null;
  venues: Venue[];
}

/** The brand's venues in the town that take reservations, or why there are none. */
export async function loadBookableVenues(
  { site, place, config }: PagePlace,
  brand: string,
): Promise<BookableVenues | 'unknown' | 'unavailable'> {
  const brandId = readId(brand);
  if (brandId === null || (config?.brandId && config.brandId !== brandId)) return 'unknown';
  try {
    const found = await listBrandVenues(site, brandId, place.townId);
    if (!found) return 'unknown';
    // Those of its sister brands are listed too.
    const own = found.items.filter((venue) => venue.brandId === brandId);
    return {
      brandId,
      brandName: own[0]?.brandName ?? null,
      venues: own.filter((venue) => venue.isBookingEnabled),
    };
  } catch (error) {
    if (error instanceof UpstreamError) return 'unavailable';
    throw error;
  }
}
