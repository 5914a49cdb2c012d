import type { Coordinates } from '@/lib/ground/towns/distance';
import type { Bounds } from '@/lib/ground/venues/venues';

const BOUNDS_TEXT = /^-?\d{1,3}(\.\d{1,14})?(,-?\d{1,3}(\.\d{1,14})?){3}$/;
const MAX_LONGITUDE = 180;
const MAX_LATITUDE = 90;

/** Reads `west,south,east,north` in degrees; null for anything else, for what lies outside of the globe, and reversed. */
export function parseBounds(text: string): Bounds | null {
  if (!BOUNDS_TEXT.test(text)) return null;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number);
  if (west < -MAX_LONGITUDE || east > MAX_LONGITUDE || west >= east) return null;
  if (south < -MAX_LATITUDE || north > MAX_LATITUDE || south >= north) return null;
  return { west, south, east, north };
}

/** As the contract writes it: `west,south,east,north`. */
export function boundsText({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].join(',');
}

/** Degrees of the finest and of the coarsest grid are 2 to the power of these. */
const FINEST_GRID = -7;
const COARSEST_GRID = 7;
/** Cells of its grid that a snapped part of the map has on its longer side, at most. */
const MAX_CELLS = 4;

/** Widens bounds to a grid, so that similar maps share a request; idempotent. */
export function snapBounds({ west, south, east, north }: Bounds): Bounds {
  for (let power = FINEST_GRID; ; power += 1) {
    const step = 2 ** power;
    const cells = {
      west: Math.floor(west / step),
      south: Math.floor(south / step),
      east: Math.ceil(east / step),
      north: Math.ceil(north / step),
    };
    const longest = Math.max(cells.east - cells.west, cells.north - cells.south);
    if (longest > MAX_CELLS && power < COARSEST_GRID) continue;
    // Adding zero makes zero of minus zero, which would be another question than the zero it is written as.
    const degrees = (cell: number) => cell * step + 0;
    return {
      west: Math.max(degrees(cells.west), -MAX_LONGITUDE),
      south: Math.max(degrees(cells.south), -MAX_LATITUDE),
      east: Math.min(degrees(cells.east), MAX_LONGITUDE),
      north: Math.min(degrees(cells.north), MAX_LATITUDE),
    };
  }
}

/** @returns whether the point is on that part of the map. */
export function isInside(
  { west, south, east, north }: Bounds,
  { latitude, longitude }: Coordinates,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** @returns whether the second part of the map lies within the first. */
export function contains(whole: Bounds, { west, south, east, north }: Bounds): boolean {
  return (
    isInside(whole, { longitude: west, latitude: south }) &&
    isInside(whole, { longitude: east, latitude: north })
  );
}

/** The middle of a part of the map. */
export function centreOf({ west, south, east, north }: Bounds): Coordinates {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** The part of the map around a point that reaches `degrees` to each side. */
export function boundsAround({ latitude, longitude }: Coordinates, degrees: number): Bounds {
  return {
    west: longitude - degrees,
    south: latitude - degrees,
    east: longitude + degrees,
    north: latitude + degrees,
  };
}
