import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';

/** The map without a token: outlines of Natural Earth (public domain) and the library's worker, of installed packages. */

const DECIMALS = 4;

/** The area of a map of the country, as west, south, east, north: the country and its surroundings. */
export const EXTENTS = {
  kz: [40, 34, 94, 61],
  ge: [36, 38, 51, 46.5],
};
const HOME = { kz: 'Kazakhstan', ge: 'Georgia' };

/** A ring cut to one side of a straight line (Sutherland and Hodgman): `inside` decides the side, `cross` where it is met. */
function cutRing(ring, inside, cross) {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1);
    if (inside(point)) return inside(before) ? [point] : [cross(before, point), point];
    return inside(before) ? [cross(before, point)] : [];
  });
}

const meetAt = (axis, value) => (one, other) => {
  const share = (value - one[axis]) / (other[axis] - one[axis]);
  return [0, 1].map((index) => (index === axis ? value : one[index] + share * (other[index] - one[index])));
};

/** A ring cut to a rectangle, rounded and closed again; empty when nothing of it lies inside. */
function clipRing(ring, [west, south, east, north]) {
  let cut = ring.slice(0, -1);
  cut = cutRing(cut, ([x]) => x >= west, meetAt(0, west));
  cut = cutRing(cut, ([x]) => x <= east, meetAt(0, east));
  cut = cutRing(cut, ([, y]) => y >= south, meetAt(1, south));
  cut = cutRing(cut, ([, y]) => y <= north, meetAt(1, north));
  const rounded = cut
    .map((point) => point.map((value) => Number(value.toFixed(DECIMALS))))
    .filter(([x, y], index, all) => x !== all.at(index - 1)[0] || y !== all.at(index - 1)[1]);
  return rounded.length < 3 ? [] : [...rounded, rounded[0]];
}

function clipPolygons(polygons, extent) {
  return polygons.flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) => clipRing(ring, extent));
    return outer.length === 0 ? [] : [[outer, ...holes.filter((hole) => hole.length > 0)]];
  });
}

/** The outlines that a map of the country shows, as GeoJSON; the country itself has the property `home`. */
function outlines(atlas, country) {
  const { features } = feature(atlas, atlas.objects.countries);
  return {
    type: 'FeatureCollection',
    features: features.flatMap(({ properties, geometry }) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const coordinates = clipPolygons(polygons, EXTENTS[country]);
      if (coordinates.length === 0) return [];
      const home = properties.name === HOME[country];
      return [
        {
          type: 'Feature',
          properties: home ? { home } : {},
          geometry: { type: 'MultiPolygon', coordinates },
        },
      ];
    }),
  };
}

export function writeMapAssets(root) {
  const folder = join(root, 'public', 'map');
  const resolve = createRequire(join(root, 'package.json')).resolve;
  const atlasFile = resolve('world-atlas/countries-10m.json');
  const workerFile = resolve('maplibre-gl/dist/maplibre-gl-worker.mjs');
  const files = {
    worker: join(folder, 'maplibre-gl-worker.mjs'),
    kz: join(folder, 'outlines-kz.json'),
    ge: join(folder, 'outlines-ge.json'),
  };
  const sources = [atlasFile, workerFile, new URL(import.meta.url)];
  const changedAtMs = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  const isWritten = (file) => existsSync(file) && statSync(file).mtimeMs >= changedAtMs;
  if (Object.values(files).every(isWritten)) return;
  mkdirSync(folder, { recursive: true });
  copyFileSync(workerFile, files.worker);
  const atlas = JSON.parse(readFileSync(atlasFile, 'utf8'));
  for (const country of ['kz', 'ge']) writeFileSync(files[country], JSON.stringify(outlines(atlas, country)));
}
