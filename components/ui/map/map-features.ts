import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import type { MapCanvasProps, MapPlace, MapPoint, MapRings, MapTarget } from './map-shapes';

function collection<Geometry extends Point | LineString>(
  features: Feature<Geometry>[],
): FeatureCollection<Geometry> {
  return { type: 'FeatureCollection', features };
}

function point(
  { longitude, latitude }: MapTarget,
  properties: Record<string, string | number | boolean>,
): Feature<Point> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } };
}

/** Points of a map as GeoJSON, by their ids. */
export function pointFeatures(points: readonly MapPoint[]): FeatureCollection<Point> {
  return collection(points.map((spot) => point(spot, { id: spot.id, dim: spot.dim === true })));
}

/** Earlier places take precedence where two names overlap. */
export function placeFeatures(places: readonly MapPlace[]): FeatureCollection<Point> {
  return collection(places.map((place, rank) => point(place, { name: place.name, rank })));
}

/** Targets of a map as GeoJSON. */
export function targetFeatures(spots: readonly MapTarget[]): FeatureCollection<Point> {
  return collection(spots.map((spot) => point(spot, {})));
}

/** The two parts of a route as lines. */
export function routeFeatures({
  done,
  left,
}: NonNullable<MapCanvasProps['route']>): FeatureCollection<LineString> {
  const line = (spots: readonly MapTarget[], isLeft: boolean): Feature<LineString> => ({
    type: 'Feature',
    properties: { isLeft },
    geometry: {
      type: 'LineString',
      coordinates: spots.map(({ longitude, latitude }) => [longitude, latitude]),
    },
  });
  // One point is no line.
  const lines = [line(done, false), line(left, true)];
  return collection(lines.filter(({ geometry }) => geometry.coordinates.length > 1));
}

const METERS_A_DEGREE = 111_320;
const CORNERS = 96;

/** A point that many metres off, in the direction of the angle (0 is north), as longitude and latitude. */
function pointOff({ longitude, latitude }: MapTarget, meters: number, angle: number): [number, number] {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return [
    longitude + (meters * Math.sin(angle)) / (METERS_A_DEGREE * shrink),
    latitude + (meters * Math.cos(angle)) / METERS_A_DEGREE,
  ];
}

/** The circles as lines, and a label on each, in the south: the map's target is mostly above its middle. */
export function ringFeatures({ centre, rings }: MapRings): FeatureCollection<LineString | Point> {
  return collection<LineString | Point>(
    rings.flatMap(({ meters, label }) => {
      const coordinates = Array.from({ length: CORNERS + 1 }, (_, corner) =>
        pointOff(centre, meters, (2 * Math.PI * corner) / CORNERS),
      );
      const [longitude, latitude] = pointOff(centre, meters, Math.PI);
      return [
        { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } },
        point({ longitude, latitude }, { label }),
      ];
    }),
  );
}
