/** @jest-environment node */
import fc from 'fast-check';
import { changeCrop, firstCrop, isOpenable, NEAREST_ZOOM, squareOf } from './avatar';

const WIDE = { width: 1600, height: 1000 };

test('the first cut is the largest square, from the middle', () => {
  expect(squareOf(WIDE, firstCrop(WIDE))).toEqual({ x: 300, y: 0, side: 1000 });
});

test('a cut is moved by shares of its square and stops at the edge', () => {
  const moved = changeCrop(WIDE, firstCrop(WIDE), { right: 0.1, down: 0.1 });
  expect(squareOf(WIDE, moved)).toEqual({ x: 400, y: 0, side: 1000 });
  expect(squareOf(WIDE, changeCrop(WIDE, moved, { right: 5 }))).toEqual({ x: 600, y: 0, side: 1000 });
});

test('a nearer cut keeps its middle', () => {
  expect(squareOf(WIDE, changeCrop(WIDE, firstCrop(WIDE), { zoom: 2 }))).toEqual({
    x: 550,
    y: 250,
    side: 500,
  });
});

test.each([
  [0.2, 1],
  [9, NEAREST_ZOOM],
])('a zoom of %d is one of %d', (requested, zoom) => {
  expect(changeCrop(WIDE, firstCrop(WIDE), { zoom: requested }).zoom).toBe(zoom);
});

test('whatever is done to it, a cut is a square inside the picture', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 12_000 }),
    height: fc.integer({ min: 1, max: 12_000 }),
  });
  const share = fc.double({ min: -2, max: 2, noNaN: true });
  const step = fc.record({ right: share, down: share, zoom: fc.double({ min: 0, max: 6, noNaN: true }) });
  fc.assert(
    fc.property(size, fc.array(step), (picture, steps) => {
      const crop = steps.reduce((current, by) => changeCrop(picture, current, by), firstCrop(picture));
      const { x, y, side } = squareOf(picture, crop);
      expect(side).toBeGreaterThan(0);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(y + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});

test.each([
  [8000, 5000, true],
  [8001, 5000, false],
  [12_000, 100, true],
  [12_001, 1, false],
])('a picture of %d × %d pixels may be opened: %s', (width, height, expected) => {
  expect(isOpenable({ width, height })).toBe(expected);
});
