import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { AREAS, type Area } from '../../catalogue/areas';
import type { Street } from '../../catalogue/street';
import { knownStreetsOf } from '../../catalogue/streets';
import type { Text } from '../../data/text';
import type { Point } from '../../kernel/distance';
import { besideStreet } from '../geo/houses';
import { lanesIn } from '../geo/lanes';
import { placeOfHouse } from '../geo/line';
import { rounded } from '../geo/shapes';

/** The data of a town's drawing, by layer of its tiles. */
export interface TownPlan {
  area: FeatureCollection;
  river: FeatureCollection;
  lane: FeatureCollection;
  street: FeatureCollection;
  name: FeatureCollection;
}

/** A part of the map, degrees. */
export interface Part {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** More than a house stands beside its street, in degrees. */
const BESIDE_DEGREES = 0.001;

/** The plan of a town: streets, parks and waters as in the data, lanes between them; without streets there is no town. */
export function planOf(townId: number): TownPlan {
  const streets = knownStreetsOf(townId);
  const areas = AREAS.filter((area) => area.townId === townId);
  return {
    area: collection(areas.filter(isWide).map(areaFeature)),
    river: collection(areas.filter((area) => !isWide(area)).map(riverFeature)),
    lane: collection(lanesIn(townId).map(({ name, line }) => feature(lineOf(line), namesOf(name)))),
    street: collection(
      streets.map((street) =>
        feature(lineOf(street.line), { ...namesOf(street.shortName), main: street.isMain }),
      ),
    ),
    name: collection(
      areas
        .filter(isWide)
        .map(({ kind, name, line }) =>
          feature({ type: 'Point', coordinates: position(middleOf(line)) }, { ...namesOf(name), kind }),
        ),
    ),
  };
}

/** House numbers in and around a part of a town: a large one has ten thousand. */
export function housesOf(townId: number, part: Part): FeatureCollection {
  const streets = knownStreetsOf(townId).filter(({ line }) => isNear(part, line));
  return collection(streets.flatMap((street) => houseFeatures(street, part)));
}

/** Whether the rectangle around some points meets a part of the map, or nearly. */
function isNear({ west, south, east, north }: Part, points: readonly Point[]): boolean {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return (
    Math.max(...longitudes) > west - BESIDE_DEGREES &&
    Math.min(...longitudes) < east + BESIDE_DEGREES &&
    Math.max(...latitudes) > south - BESIDE_DEGREES &&
    Math.min(...latitudes) < north + BESIDE_DEGREES
  );
}

const isWide = ({ kind }: Area) => kind !== 'river';

function areaFeature({ kind, line }: Area): Feature {
  const ring = (kind === 'park' ? line : rounded(line, true)).map(position);
  return feature({ type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }, { kind });
}

/** Its width is divided by the parallel's, as the map is wider there by as much. */
function riverFeature({ name, line, widthMeters }: Area): Feature {
  const width = Math.round(widthMeters / Math.cos((line[0].latitude * Math.PI) / 180));
  return feature(lineOf(rounded(line, false)), { ...namesOf(name), width });
}

function houseFeatures(street: Street, part: Part): Feature[] {
  return Array.from({ length: street.lastHouse }, (_, index) => index + 1).flatMap((number) => {
    const place = placeOfHouse(street, number);
    if (!isNear(part, [place])) return [];
    const coordinates = position(besideStreet(street, number));
    return [feature({ type: 'Point', coordinates }, { number })];
  });
}

/** The middle of the corners. */
function middleOf(corners: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(corners.map(({ latitude }) => latitude)),
    longitude: mean(corners.map(({ longitude }) => longitude)),
  };
}

/** As the OpenMapTiles schema has names: one for all, and one a language. */
function namesOf({ kk, ka, ru, en }: Text): Record<string, string> {
  const own = kk ?? ka ?? ru;
  return {
    name: own,
    ...(kk === undefined ? {} : { 'name:kk': kk }),
    ...(ka === undefined ? {} : { 'name:ka': ka }),
    'name:ru': ru,
    'name:en': en,
  };
}

const position = ({ latitude, longitude }: Point): Position => [longitude, latitude];

const lineOf = (line: readonly Point[]): Geometry => ({
  type: 'LineString',
  coordinates: line.map(position),
});

const feature = (geometry: Geometry, properties: Record<string, string | number | boolean>): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
