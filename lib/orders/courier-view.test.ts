/** @jest-environment node */
import { spotBetween, viewOf } from './courier-view';

const VENUE = { latitude: 43.2389, longitude: 76.9454 };

/** Pixels on a map of that zoom between two longitudes. */
const pixels = (degrees: number, zoom: number) => (512 * 2 ** zoom * degrees) / 360;

test('the map begins in the middle of what it shows', () => {
  const { latitude, longitude } = viewOf([VENUE, { latitude: 43.2589, longitude: 76.9054 }]);
  expect(latitude).toBeCloseTo(43.2489, 6);
  expect(longitude).toBeCloseTo(76.9254, 6);
});

test.each([0.005, 0.03, 0.4, 5])('spots %p° apart fit into it and fill it', (apart) => {
  const { zoom } = viewOf([VENUE, { ...VENUE, longitude: VENUE.longitude + apart }]);
  const wide = pixels(apart, zoom);
  expect(wide).toBeLessThanOrEqual(261);
  expect(zoom >= 15.5 || wide > 250).toBe(true);
});

test('spots north and south of each other fit into its lower height', () => {
  const { zoom } = viewOf([VENUE, { ...VENUE, latitude: VENUE.latitude + 0.03 }]);
  const beside = viewOf([VENUE, { ...VENUE, longitude: VENUE.longitude + 0.03 }]);
  expect(zoom).toBeLessThan(beside.zoom);
});

test('one spot is not looked at from closer than a street', () => {
  expect(viewOf([VENUE, VENUE])).toEqual({ ...VENUE, zoom: 15.5 });
});

test('a spot between two lies on the straight way', () => {
  const to = { latitude: 44, longitude: 78 };
  expect(spotBetween(VENUE, to, 0)).toEqual(VENUE);
  expect(spotBetween({ latitude: 43, longitude: 76 }, to, 0.25)).toEqual({
    latitude: 43.25,
    longitude: 76.5,
  });
});
