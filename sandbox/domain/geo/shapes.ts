import { between } from './line';
import type { Point } from '../../kernel/distance';

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

/** Metres from a point to a straight piece. */
export function metersOff({ east, north }: Flat, [start, end]: readonly [Flat, Flat]): number {
  const [x, y] = [end.east - start.east, end.north - start.north];
  const share = ((east - start.east) * x + (north - start.north) * y) / (x * x + y * y || 1);
  const held = Math.min(1, Math.max(0, share));
  return Math.hypot(east - start.east - held * x, north - start.north - held * y);
}

/** Whether a point is inside the corners (even-odd rule). */
export function isInside({ east, north }: Flat, corners: readonly Flat[]): boolean {
  return corners.reduce((inside, one, index) => {
    const other = corners.at(index - 1) ?? one;
    const isCrossed =
      one.north > north !== other.north > north &&
      east < ((other.east - one.east) * (north - one.north)) / (other.north - one.north) + one.east;
    return isCrossed ? !inside : inside;
  }, false);
}

const ROUNDINGS = 3;

/** The line with its corners cut off (Chaikin), so that a few points make a shore; a closed one has no ends. */
export function rounded(line: readonly Point[], isClosed: boolean): Point[] {
  let points = [...line];
  for (let times = 0; times < ROUNDINGS; times += 1) {
    const [first] = points;
    const last = points.at(-1);
    const cut = points.flatMap((start, index) => {
      const end = points[index + 1] ?? (isClosed ? points[0] : undefined);
      return end ? [between(start, end, 0.25), between(start, end, 0.75)] : [];
    });
    points = isClosed || !first || !last ? cut : [first, ...cut, last];
  }
  return points;
}

/** Side of a square in which shapes are looked up. */
const SQUARE_METERS = 300;

/** The shapes by the squares of a grid, so that few of them are tested for a point: all that come within some metres of it, and others. */
export function squaresOf<Shape extends readonly Flat[]>(shapes: readonly Shape[], meters: number) {
  const squares = new Map<string, Shape[]>();
  const indexOf = (value: number) => Math.floor(value / SQUARE_METERS);
  for (const shape of shapes) {
    const [easts, norths] = [shape.map(({ east }) => east), shape.map(({ north }) => north)];
    for (
      let column = indexOf(Math.min(...easts) - meters);
      column <= indexOf(Math.max(...easts) + meters);
      column += 1
    ) {
      for (
        let row = indexOf(Math.min(...norths) - meters);
        row <= indexOf(Math.max(...norths) + meters);
        row += 1
      ) {
        const square = `${column} ${row}`;
        const known = squares.get(square);
        if (known) known.push(shape);
        else squares.set(square, [shape]);
      }
    }
  }
  return ({ east, north }: Flat): readonly Shape[] => squares.get(`${indexOf(east)} ${indexOf(north)}`) ?? [];
}
