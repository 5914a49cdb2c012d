import { AREAS, type Area } from '../../catalogue/areas';
import { seededRandom } from '../../catalogue/random';
import type { Street } from '../../catalogue/street';
import { knownStreetsOf } from '../../catalogue/streets';
import type { Text } from '../../data/text';
import type { Point } from '../../kernel/distance';
import { laneName } from './lane-names';
import { segmentsOf, type HousedLine } from './line';
import { flatAround, isInside, metersOff, squaresOf, type Flat } from './shapes';

/** Side of a block between lanes. */
const BLOCK_METERS = 190;
/** A town ends so far from its streets. */
const TOWN_METERS = 600;
/** A lane beside a street that runs the same way is left out within this distance. */
const BESIDE_METERS = 75;
/** Free of lanes around parks and waters. */
const SHORE_METERS = 25;
/** How far lanes swing to the side, and on what length. */
const SWING_METERS = 32;
const SWING_LENGTH_METERS = 520;
/** Of the pieces of lanes: those that are not there, so that blocks differ. */
const MISSING = 0.16;
const SAMPLES = [0, 0.25, 0.5, 0.75, 1];
/** On a side of a block. */
const BLOCK_HOUSES = 6;

/** A piece of a small street; its other pieces have the same name, and other houses. */
export interface Lane extends HousedLine {
  name: Text;
}

const known = new Map<number, readonly Lane[]>();

/** The lanes of a town of the data, worked out once. */
export function lanesIn(townId: number): readonly Lane[] {
  const lanes =
    known.get(townId) ??
    lanesOf(
      townId,
      knownStreetsOf(townId),
      AREAS.filter((area) => area.townId === townId),
    );
  known.set(townId, lanes);
  return lanes;
}

/** Lanes between a town's streets: a slightly bent grid, not in parks and waters; always the same. */
export function lanesOf(townId: number, streets: readonly Street[], areas: readonly Area[]): Lane[] {
  const [centre] = streets[0]?.line ?? [];
  if (!centre) return [];
  const { flat, globe } = flatAround(centre);
  const pieces = streets.flatMap(({ line }) =>
    segmentsOf(line).map(([start, end]) => [flat(start), flat(end)] as const),
  );
  const turn = directionOf(pieces);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const isFree = freeOf(
    pieces,
    areas.map((area) => ({ ...area, corners: area.line.map(flat) })),
  );
  const at = (column: number, row: number): Flat => {
    const [across, along] = [column * BLOCK_METERS, row * BLOCK_METERS];
    const x = across + SWING_METERS * Math.sin(along / SWING_LENGTH_METERS);
    const y = along + SWING_METERS * Math.sin(across / SWING_LENGTH_METERS);
    return { east: x * cos - y * sin, north: x * sin + y * cos };
  };
  const far = Math.max(...pieces.flat().map(({ east, north }) => Math.hypot(east, north))) + TOWN_METERS;
  const count = Math.ceil(far / BLOCK_METERS);
  const random = seededRandom(townId);
  const lanes: Lane[] = [];
  for (const isAcross of [true, false]) {
    for (let fixed = -count; fixed <= count; fixed += 1) {
      const name = laneName(streets[0]?.name ?? null, { isAcross, number: fixed + count + 1 });
      let houses = 0;
      let piece: [Point, Point, ...Point[]] | null = null;
      for (let step = -count; step < count; step += 1) {
        const [start, end] = [step, step + 1].map((moved) =>
          isAcross ? at(moved, fixed) : at(fixed, moved),
        ) as [Flat, Flat];
        // Drawn first, so that each piece takes one number whatever the town is like.
        const isThere = random() >= MISSING && isFree(start, end);
        if (isThere && piece) piece.push(globe(end));
        else if (isThere) piece = [globe(start), globe(end)];
        if (piece && (!isThere || step === count - 1)) {
          const lastHouse = houses + (piece.length - 1) * BLOCK_HOUSES;
          lanes.push({ name, line: piece, firstHouse: houses + 1, lastHouse });
          houses = lastHouse;
          piece = null;
        }
      }
    }
  }
  return lanes;
}

/** The direction of most of the streets, modulo a right angle. */
function directionOf(pieces: readonly (readonly [Flat, Flat])[]): number {
  const sum = pieces.reduce(
    ({ x, y }, [start, end]) => {
      const [east, north] = [end.east - start.east, end.north - start.north];
      const [length, angle] = [Math.hypot(east, north), 4 * Math.atan2(north, east)];
      return { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) };
    },
    { x: 0, y: 0 },
  );
  return Math.atan2(sum.y, sum.x) / 4;
}

type FlatArea = Pick<Area, 'kind' | 'widthMeters'> & { corners: readonly Flat[] };

/** Whether a straight piece may be a lane. */
function freeOf(pieces: readonly (readonly [Flat, Flat])[], areas: readonly FlatArea[]) {
  const streetsNear = squaresOf(pieces, TOWN_METERS);
  const parts = areas.map(({ kind, corners, widthMeters }) => {
    const sides = corners.map((one, index) => [corners.at(index - 1) ?? one, one] as const);
    const meters = widthMeters / 2 + SHORE_METERS;
    const isNear = boxAround(corners, meters);
    // A river's way is not closed, and it has no inside.
    return kind === 'river'
      ? { sides: sides.slice(1), corners: [], meters, isNear }
      : { sides, corners, meters, isNear };
  });
  const isBuiltOn = (point: Flat) =>
    parts.every(
      ({ sides, corners, meters, isNear }) =>
        !isNear(point) ||
        (sides.every((side) => metersOff(point, side) > meters) && !isInside(point, corners)),
    );
  return (start: Flat, end: Flat): boolean => {
    const pointAt = (share: number): Flat => ({
      east: start.east + (end.east - start.east) * share,
      north: start.north + (end.north - start.north) * share,
    });
    const middle = pointAt(0.5);
    const near = streetsNear(middle).map((piece) => ({ piece, meters: metersOff(middle, piece) }));
    if (near.every(({ meters }) => meters > TOWN_METERS)) return false;
    const isDouble = near.some(({ piece, meters }) => meters < BESIDE_METERS && isAlong(piece, [start, end]));
    return !isDouble && SAMPLES.every((share) => isBuiltOn(pointAt(share)));
  };
}

/** A quick check: the rectangle around points plus a margin in metres. */
function boxAround(points: readonly Flat[], meters: number) {
  const [easts, norths] = [points.map(({ east }) => east), points.map(({ north }) => north)];
  const [west, east] = [Math.min(...easts) - meters, Math.max(...easts) + meters];
  const [south, north] = [Math.min(...norths) - meters, Math.max(...norths) + meters];
  return (point: Flat) =>
    point.east > west && point.east < east && point.north > south && point.north < north;
}

/** Whether two pieces run the same way, within 30 degrees. */
function isAlong([a, b]: readonly [Flat, Flat], [c, d]: readonly [Flat, Flat]): boolean {
  const [east, north] = [b.east - a.east, b.north - a.north];
  const [toEast, toNorth] = [d.east - c.east, d.north - c.north];
  const cosine =
    (east * toEast + north * toNorth) / (Math.hypot(east, north) * Math.hypot(toEast, toNorth) || 1);
  return Math.abs(cosine) > 0.87;
}
