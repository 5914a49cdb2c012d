/** @jest-environment node */
import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EXTENTS, writeMapAssets } from './map-assets.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

test('the map has each country, its neighbours, nothing outside of the extent, and the library’s worker', () => {
  const root = temporaryFolder('map');
  copyFileSync('package.json', join(root, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  writeMapAssets(root);
  for (const [country, [west, south, east, north]] of Object.entries(EXTENTS)) {
    const { features } = JSON.parse(readFileSync(join(root, `public/map/outlines-${country}.json`)));
    expect(features.filter(({ properties }) => properties.home)).toHaveLength(1);
    expect(features.length).toBeGreaterThan(4);
    const points = features.flatMap(({ geometry }) => geometry.coordinates.flat(2));
    expect(points.length).toBeGreaterThan(1000);
    expect(points.filter(([x, y]) => x < west || x > east || y < south || y > north)).toEqual([]);
  }
  const worker = 'maplibre-gl-worker.mjs';
  const built = readFileSync(join(root, 'public/map', worker));
  expect(built.equals(readFileSync(join('node_modules/maplibre-gl/dist', worker)))).toBe(true);
});
