import type { Coordinates } from '@/lib/ground/towns/distance';

const SIDE_METERS = 250;
const METERS_A_DEGREE = 111_320;

/** The square of 250 m that a point lies in: neighbours have the same terms of delivery. */
export function squareOf({ latitude, longitude }: Coordinates): string {
  const row = Math.floor((latitude * METERS_A_DEGREE) / SIDE_METERS);
  // By its row's own latitude, so that all points of a row are measured alike.
  const rowLatitude = ((row + 0.5) * SIDE_METERS) / METERS_A_DEGREE;
  const metersEast = longitude * METERS_A_DEGREE * Math.cos((rowLatitude * Math.PI) / 180);
  return `${row} ${Math.floor(metersEast / SIDE_METERS)}`;
}
