export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_METERS = 6_371_000;

/** Metres from the centre of the Earth: a straight line between two of them is the longer, the farther they are apart. */
export type SpacePoint = [x: number, y: number, z: number];

export function inSpace({ latitude, longitude }: Point): SpacePoint {
  const [parallel, meridian] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [
    EARTH_RADIUS_METERS * Math.cos(parallel) * Math.cos(meridian),
    EARTH_RADIUS_METERS * Math.cos(parallel) * Math.sin(meridian),
    EARTH_RADIUS_METERS * Math.sin(parallel),
  ];
}

/** Great-circle distance in whole metres (haversine). */
export function distanceMeters(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = halfLatitude ** 2 + cosines * halfLongitude ** 2;
  return Math.round(2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord))));
}
