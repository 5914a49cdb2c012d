/** @jest-environment node */
import { pointBetween, viewOf } from './courier-view';

const VENUE = { latitude: 43.2389, longitude: 76.9454 };

/** Pixels on a map of that zoom between two longitudes. */
const pixels = (degrees: number, zoom: number) => (512 * 2 ** zoom * degrees) / 360;

/** Pixels from the top of the map, 272 high, down to a point. */
function fromTop(latitude: number, view: { latitude: number; zoom: number }): number {
  const height = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360));
  return 136 + (((height(view.latitude) - height(latitude)) / Math.PI) * 512 * 2 ** view.zoom) / 2;
}

test('the first view is centred on its points', () => {
  const { longitude } = viewOf([VENUE, { latitude: 43.2589, longitude: 76.9054 }]);
  expect(longitude).toBeCloseTo(76.9254, 6);
});

test.each([0, 0.002, 0.03, 0.5])(
  'no mark of spots that lie %p° north and south of each other is cut',
  (apart) => {
    const north = VENUE.latitude + apart;
    const view = viewOf([VENUE, { ...VENUE, latitude: north }]);
    // The courier's bubble reaches 62 pixels above its point, the circle 26 below it.
    expect(fromTop(north, view)).toBeGreaterThanOrEqual(62);
    expect(fromTop(VENUE.latitude, view)).toBeLessThanOrEqual(272 - 26);
  },
);

test.each([0.005, 0.03, 0.4, 5])('points %p° apart fit into it and fill it', (apart) => {
  const { zoom } = viewOf([VENUE, { ...VENUE, longitude: VENUE.longitude + apart }]);
  const wide = pixels(apart, zoom);
  // The map of a screen of 320 is 288 wide; the courier's bubble reaches 64 pixels to each side of its point.
  expect(wide).toBeLessThanOrEqual(288 - 2 * 64 + 1);
  expect(zoom >= 15.5 || wide > 150).toBe(true);
});

test('points north and south of each other fit into its lower height', () => {
  const { zoom } = viewOf([VENUE, { ...VENUE, latitude: VENUE.latitude + 0.03 }]);
  const beside = viewOf([VENUE, { ...VENUE, longitude: VENUE.longitude + 0.03 }]);
  expect(zoom).toBeLessThan(beside.zoom);
});

test('a single point is not zoomed in closer than a street', () => {
  expect(viewOf([VENUE, VENUE])).toMatchObject({ longitude: VENUE.longitude, zoom: 15.5 });
});

test('a point between two lies on the straight line', () => {
  const to = { latitude: 44, longitude: 78 };
  expect(pointBetween(VENUE, to, 0)).toEqual(VENUE);
  expect(pointBetween({ latitude: 43, longitude: 76 }, to, 0.25)).toEqual({
    latitude: 43.25,
    longitude: 76.5,
  });
});
