/** @jest-environment node */
import fc from 'fast-check';
import {
  boundsAround,
  boundsText,
  centreOf,
  contains,
  isInside,
  parseBounds,
  snapBounds,
} from './map-bounds';
import type { Bounds } from '@/lib/ground/venues/venues';

describe('a part of the map in an address', () => {
  test.each([
    ['76.85,43.18,77.02,43.31', { west: 76.85, south: 43.18, east: 77.02, north: 43.31 }],
    ['-180,-90,180,90', { west: -180, south: -90, east: 180, north: 90 }],
  ])('%s is read', (text, bounds) => {
    expect(parseBounds(text)).toEqual(bounds);
    expect(boundsText(bounds)).toBe(text);
  });

  test.each([
    ['reversed from west to east', '77.02,43.18,76.85,43.31'],
    ['reversed from south to north', '76.85,43.31,77.02,43.18'],
    ['without width', '77,43,77,44'],
    ['west of the globe', '-181,43,77,44'],
    ['east of the globe', '76,43,181,44'],
    ['south of the globe', '76,-91,77,44'],
    ['north of the globe', '76,43,77,91'],
    ['three numbers', '76,43,77'],
    ['five numbers', '76,43,77,44,45'],
    ['letters', 'a,b,c,d'],
    ['exponents', '1e1,2,3e1,4'],
    ['spaces', '76, 43, 77, 44'],
    ['nothing', ''],
    ['ten kilobytes', `76.${'1'.repeat(10_000)},43,77,44`],
  ])('%s is refused', (_, text) => {
    expect(parseBounds(text)).toBeNull();
  });
});

const anyBounds = fc
  .record({
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    degrees: fc.double({ min: 0.001, max: 9, noNaN: true }),
  })
  .map(({ degrees, ...centre }): Bounds => boundsAround(centre, degrees));

describe('the grid of questions', () => {
  test('widens to lines that a neighbouring view shares', () => {
    expect(snapBounds({ west: 76.85, south: 43.18, east: 77.02, north: 43.31 })).toEqual({
      west: 76.8125,
      south: 43.125,
      east: 77.0625,
      north: 43.3125,
    });
    expect(snapBounds({ west: 76.86, south: 43.17, east: 77.03, north: 43.3 })).toEqual(
      snapBounds({ west: 76.85, south: 43.18, east: 77.02, north: 43.31 }),
    );
  });

  test('never loses any of the view, never more than six times as wide, and is its own grid', () => {
    fc.assert(
      fc.property(anyBounds, (bounds) => {
        const snapped = snapBounds(bounds);
        expect(contains(snapped, bounds)).toBe(true);
        const side = ({ west, south, east, north }: Bounds) => Math.max(east - west, north - south);
        expect(side(snapped)).toBeLessThanOrEqual(Math.max(side(bounds) * 6, 2 ** -5));
        expect(snapBounds(snapped)).toEqual(snapped);
        expect(parseBounds(boundsText(snapped))).toEqual(snapped);
      }),
    );
  });

  test('has no minus zero at the equator and the meridian', () => {
    const snapped = snapBounds({ west: -0.001, south: -0.002, east: 0.001, north: -Number.MIN_VALUE });
    expect(Object.values(snapped).some((degrees) => Object.is(degrees, -0))).toBe(false);
  });

  test('stays on the globe', () => {
    expect(snapBounds({ west: -179.9, south: -89.9, east: 179.9, north: 89.9 })).toEqual({
      west: -180,
      south: -90,
      east: 180,
      north: 90,
    });
  });
});

test('a part of the map has its middle and the points inside it', () => {
  const bounds = boundsAround({ latitude: 43.25, longitude: 76.95 }, 0.25);
  expect(centreOf(bounds)).toEqual({ latitude: 43.25, longitude: 76.95 });
  expect(isInside(bounds, { latitude: 43.5, longitude: 77.2 })).toBe(true);
  expect(isInside(bounds, { latitude: 43.51, longitude: 77 })).toBe(false);
  expect(isInside(bounds, { latitude: 43.25, longitude: 76.69 })).toBe(false);
});
