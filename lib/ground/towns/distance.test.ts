/** @jest-environment node */
import { distanceParts, isFarFromTown, metersBetween, nearestTown } from './distance';

const ALMATY = { name: 'Almaty', coordinates: { latitude: 43.2385, longitude: 76.9456 } };
const KONAEV = { name: 'Konaev', coordinates: { latitude: 43.8667, longitude: 77.063 } };
const ASTANA = { name: 'Astana', coordinates: { latitude: 51.1283, longitude: 71.4305 } };

// Holds TOWN-16, TOWN-17.
test.each([
  [49_999, false],
  [50_000, false],
  [50_000.5, true],
  [50_001, true],
  [null, false],
  [undefined, false],
])('a first venue at %p metres being far from the town is %p', (meters, isFar) => {
  expect(isFarFromTown(meters)).toBe(isFar);
});

test('distances are measured along the globe', () => {
  expect(metersBetween(ALMATY.coordinates, ALMATY.coordinates)).toBe(0);
  expect(metersBetween(ALMATY.coordinates, ASTANA.coordinates) / 1000).toBeCloseTo(973, -1);
  expect(
    metersBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }) / 1000,
  ).toBeCloseTo(111, 0);
});

test('the nearest town is the one with the nearest centre', () => {
  const towns = [ASTANA, ALMATY, KONAEV];
  expect(nearestTown(towns, { latitude: 43.3, longitude: 76.9 })).toBe(ALMATY);
  expect(nearestTown(towns, { latitude: 44, longitude: 77 })).toBe(KONAEV);
  expect(nearestTown([], { latitude: 44, longitude: 77 })).toBeUndefined();
});

test.each([
  [0, 'ru', 'meters', '0'],
  [994, 'ru', 'meters', '990'],
  [996, 'ru', 'kilometers', '1,0'],
  [2_449, 'en', 'kilometers', '2.4'],
] as const)('writes %d metres in %s by the unit of %s', (meters, language, unit, value) => {
  expect(distanceParts(meters, language)).toEqual({ unit, value });
});
