import 'server-only';
import type { Place, Site } from '@/lib/site/site';
import { VENUE_TILES, type HomeTile, type VenueTile } from './venues';
import { listTileVenues } from './venues.server';

/** Venues that one row of Home shows. */
const TILE_LIMIT = 8;

/**
 * Home's tiles by position, empty ones left out. One that fails is left out too; when all of them fail the data is
 * unavailable.
 */
export async function loadHome(
  site: Site,
  place: Place,
  coordinates: { latitude: number; longitude: number } | undefined,
): Promise<HomeTile[] | 'unavailable'> {
  const tiles = (Object.keys(VENUE_TILES) as VenueTile[]).sort(
    (one, other) => VENUE_TILES[one].position - VENUE_TILES[other].position,
  );
  const loaded = await Promise.allSettled(
    tiles.map((tile) => listTileVenues(site, tile, { place, coordinates, limit: TILE_LIMIT })),
  );
  if (loaded.every(({ status }) => status === 'rejected')) return 'unavailable';
  return tiles.flatMap((tile, index) => {
    const result = loaded[index];
    return result?.status === 'fulfilled' && result.value.items.length > 0
      ? [{ tile, venues: result.value.items }]
      : [];
  });
}
