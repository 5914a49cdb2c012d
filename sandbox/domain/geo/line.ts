import type { Point } from '../../kernel/distance';
import type { Street } from '../../catalogue/street';

const METERS_A_DEGREE = 111_320;

/** A way with houses evenly along it, from its start on. */
export interface HousedLine extends Pick<Street, 'line' | 'lastHouse'> {
  /** 1 where it is not given. */
  firstHouse?: number;
}

/** The point of a house of the street, to a tenth of a metre. */
export function placeOfHouse({ line, lastHouse }: Street, house: number): Point {
  return placeAt(line, lastHouse > 1 ? (house - 1) / (lastHouse - 1) : 0);
}

export function middleOf({ line }: Street): Point {
  return placeAt(line, 0.5);
}

/** Where a part of the way along the line ends; 0 = its start, 1 = its end. */
export function placeAt(line: Street['line'], part: number): Point {
  let left = part * lengthOf(line);
  for (const [start, end] of segmentsOf(line)) {
    const meters = metersBetween(start, end);
    if (left <= meters) return between(start, end, meters === 0 ? 0 : left / meters);
    left -= meters;
  }
  return line.at(-1) ?? line[0];
}

interface NearestHouse {
  meters: number;
  house: number;
}

/** The house of the street that is nearest to the point, and how far it is across. */
export function nearestHouse({ line, lastHouse, firstHouse = 1 }: HousedLine, point: Point): NearestHouse {
  let best = { meters: Infinity, along: 0 };
  let passed = 0;
  for (const [start, end] of segmentsOf(line)) {
    const length = metersBetween(start, end);
    const share = shareOf(start, end, point);
    const meters = metersBetween(between(start, end, share), point);
    if (meters < best.meters) best = { meters, along: passed + share * length };
    passed += length;
  }
  return {
    meters: best.meters,
    house: firstHouse + Math.round((best.along / passed) * (lastHouse - firstHouse)),
  };
}

/** How far along the segment, 0 to 1, the point nearest to `point` is. */
export function shareOf(start: Point, end: Point, point: Point): number {
  const whole = offset(start, end);
  const part = offset(start, point);
  const share = (whole.east * part.east + whole.north * part.north) / (whole.east ** 2 + whole.north ** 2);
  return Math.min(1, Math.max(0, share));
}

/** To a tenth of a metre. */
export function between(start: Point, end: Point, share: number): Point {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: round(start.latitude + (end.latitude - start.latitude) * share),
    longitude: round(start.longitude + (end.longitude - start.longitude) * share),
  };
}

export function segmentsOf(line: Street['line']): [Point, Point][] {
  return line.slice(1).map((end, index) => [line[index] ?? end, end]);
}

export function lengthOf(line: Street['line']): number {
  return segmentsOf(line).reduce((sum, [start, end]) => sum + metersBetween(start, end), 0);
}

/** A town is small enough to be flat. */
export function metersBetween(a: Point, b: Point): number {
  const { east, north } = offset(a, b);
  return Math.hypot(east, north);
}

function offset(from: Point, to: Point): { east: number; north: number } {
  const parallel = Math.cos((from.latitude * Math.PI) / 180);
  return {
    east: (to.longitude - from.longitude) * METERS_A_DEGREE * parallel,
    north: (to.latitude - from.latitude) * METERS_A_DEGREE,
  };
}
