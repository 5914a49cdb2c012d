import type { Coordinates } from '@/lib/towns/distance';

/** The side of a world's picture at zoom 0, pixels. */
const WORLD = 512;
/** The part of the small map, pixels, that the spots have to fit into. */
const ROOM = { width: 260, height: 130 };
const FARTHEST_ZOOM = 4;
const NEAREST_ZOOM = 15.5;

/** Latitude as a share of the world's height from its middle to its edge (Web Mercator). */
function heightOf(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
}

/** Where a small map begins so that it shows all spots: their middle, and a zoom. */
export function viewOf(spots: readonly Coordinates[]): Coordinates & { zoom: number } {
  const longitudes = spots.map(({ longitude }) => longitude);
  const latitudes = spots.map(({ latitude }) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const wide = (WORLD * (east - west)) / 360;
  const high = (WORLD * (heightOf(north) - heightOf(south))) / 2;
  const zoom = Math.log2(Math.min(ROOM.width / wide, ROOM.height / high));
  return {
    longitude: (west + east) / 2,
    latitude: (south + north) / 2,
    zoom: Math.min(NEAREST_ZOOM, Math.max(FARTHEST_ZOOM, zoom)),
  };
}

/** A spot on the way from one to the other; `share` 0 is the one, 1 the other. */
export function spotBetween(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
