import type { Coordinates } from '@/lib/ground/towns/distance';

/** The side of a world's picture at zoom 0, pixels. */
const WORLD = 512;
/** The map part for all points (map ≥ 288 × 272 px), so that bubbles (64 to each side, 62 up) and circles (26) fit. */
const ROOM = { width: 160, height: 176 };
/** Pixels from the map's middle down to the middle of that part. */
const ROOM_LOWER = 17;
const FARTHEST_ZOOM = 4;
const NEAREST_ZOOM = 15.5;

/** Latitude as a share of the world's height from its middle to its edge (Web Mercator). */
function heightOf(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
}

/** The latitude at such a share. */
function latitudeOf(height: number): number {
  return ((Math.atan(Math.exp(height * Math.PI)) - Math.PI / 4) * 360) / Math.PI;
}

/** The middle of a map, and its zoom. */
export type MapViewpoint = Coordinates & { zoom: number };

/** The view of the small map with all points and their markers in it. */
export function viewOf(spots: readonly Coordinates[]): MapViewpoint {
  const longitudes = spots.map(({ longitude }) => longitude);
  const latitudes = spots.map(({ latitude }) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const wide = (WORLD * (east - west)) / 360;
  const high = (WORLD * (heightOf(north) - heightOf(south))) / 2;
  const fitting = Math.log2(Math.min(ROOM.width / wide, ROOM.height / high));
  const zoom = Math.min(NEAREST_ZOOM, Math.max(FARTHEST_ZOOM, fitting));
  const middle = (heightOf(south) + heightOf(north)) / 2;
  return {
    longitude: (west + east) / 2,
    latitude: latitudeOf(middle + (2 * ROOM_LOWER) / (WORLD * 2 ** zoom)),
    zoom,
  };
}

/** The view of the points, once it shows them at least twice as large as the present one; else the present one. */
export function nearerView(present: MapViewpoint, spots: readonly Coordinates[]): MapViewpoint {
  const view = viewOf(spots);
  return view.zoom >= present.zoom + 1 ? view : present;
}

const EARTH_METERS = 40_075_016.686;

/** Metres that one pixel of the map shows. */
export function metersPerPixel({ latitude, zoom }: Omit<MapViewpoint, 'longitude'>): number {
  return (EARTH_METERS * Math.cos((latitude * Math.PI) / 180)) / (WORLD * 2 ** zoom);
}

/** A point on the straight line between two; `share` 0 is the first, 1 the second. */
export function pointBetween(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
