/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipRing, EXTENTS, writeMapAssets } from './map-assets.mjs';

const square = (west, south, east, north) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

describe('an outline cut to what the map shows', () => {
  test('keeps points inside as they are, to four decimals', () => {
    const ring = [
      [1.00001, 1],
      [2, 1.23456],
      [1, 2],
      [1.00001, 1],
    ];
    expect(clipRing(ring, [0, 0, 3, 3])).toEqual([
      [1, 1],
      [2, 1.2346],
      [1, 2],
      [1, 1],
    ]);
  });

  test('ends at the edge', () => {
    const cut = clipRing(square(-5, -5, 5, 5), [0, 0, 10, 10]);
    expect(cut.at(0)).toEqual(cut.at(-1));
    expect(new Set(cut.map(String))).toEqual(new Set(['0,0', '5,0', '5,5', '0,5']));
  });

  test('is empty when it is outside of the map', () => {
    expect(clipRing(square(20, 20, 30, 30), [0, 0, 10, 10])).toEqual([]);
  });
});

describe('the files of the map', () => {
  const root = mkdtempSync(join(tmpdir(), 'map-'));
  const outlinesOf = (country) => JSON.parse(readFileSync(join(root, `public/map/outlines-${country}.json`)));

  beforeAll(async () => {
    copyFileSync('package.json', join(root, 'package.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    await writeMapAssets(root);
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

  test('are not written again', async () => {
    const file = join(root, 'public/map/outlines-ge.json');
    const before = statSync(file).mtimeMs;
    await writeMapAssets(root);
    expect(existsSync(file) && statSync(file).mtimeMs).toBe(before);
  });
});
