/** @jest-environment node */
import { copyFileSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXTENTS, writeMapAssets } from './map-assets.mjs';

describe('the files of the map', () => {
  const root = mkdtempSync(join(tmpdir(), 'map-'));
  const outlinesOf = (country) => JSON.parse(readFileSync(join(root, `public/map/outlines-${country}.json`)));

  beforeAll(() => {
    copyFileSync('package.json', join(root, 'package.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    writeMapAssets(root);
  });

  test.each(['kz', 'ge'])(
    '%s has its country, its neighbours, and nothing outside of the extent',
    (country) => {
      const { features } = outlinesOf(country);
      expect(features.filter(({ properties }) => properties.home)).toHaveLength(1);
      expect(features.length).toBeGreaterThan(4);
      const [west, south, east, north] = EXTENTS[country];
      const points = features.flatMap(({ geometry }) => geometry.coordinates.flat(2));
      expect(
        points.every(([x, y]) => x >= west && x <= east && y >= south && y <= north && points.length > 1000),
      ).toBe(true);
    },
  );

  test('the worker is that of the installed library', () => {
    expect(readFileSync(join(root, 'public/map/maplibre-gl-worker.mjs'))).toEqual(
      readFileSync('node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs'),
    );
  });
});
