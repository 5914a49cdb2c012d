import type { Street } from '../../catalogue/street';
import { distanceMeters, type Point } from '../../kernel/distance';
import { placeOfHouse } from './line';
import { flatAround } from './shapes';

/** Houses stand beside their street: odd ones on one side, even ones on the other. */
const BESIDE_METERS = 15;

/** Where a house of the street stands. */
export function besideStreet(street: Street, house: number): Point {
  const place = placeOfHouse(street, house);
  const { flat, globe } = flatAround(place);
  const [before, after] = [Math.max(1, house - 1), Math.min(street.lastHouse, house + 1)].map((near) =>
    flat(placeOfHouse(street, near)),
  );
  if (!before || !after) return place;
  const [east, north] = [after.east - before.east, after.north - before.north];
  const meters = Math.hypot(east, north);
  if (meters === 0) return place;
  const side = (house % 2 === 0 ? BESIDE_METERS : -BESIDE_METERS) / meters;
  return globe({ east: north * side, north: -east * side });
}

/** Of a house and its two neighbours, the one that stands nearest to the point. */
export function houseBeside(street: Street, house: number, point: Point): number {
  const near = [house, house - 1, house + 1].filter((one) => one >= 1 && one <= street.lastHouse);
  const [nearest = house] = near
    .map((one) => ({ one, meters: distanceMeters(besideStreet(street, one), point) }))
    .sort((a, b) => a.meters - b.meters)
    .map(({ one }) => one);
  return nearest;
}
