import type { Point } from './distance';

/** Metres around a point of a town, which is small enough to be flat. */
export interface Flat {
  east: number;
  north: number;
}

const METERS_A_DEGREE = 111_320;

/** Degrees to metres around a centre, and back to a tenth of a metre. */
export function flatAround(centre: Point) {
  const parallel = METERS_A_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    flat: ({ latitude, longitude }: Point): Flat => ({
      east: (longitude - centre.longitude) * parallel,
      north: (latitude - centre.latitude) * METERS_A_DEGREE,
    }),
    globe: ({ east, north }: Flat): Point => ({
      latitude: round(centre.latitude + north / METERS_A_DEGREE),
      longitude: round(centre.longitude + east / parallel),
    }),
  };
}
