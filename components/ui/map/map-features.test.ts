/** @jest-environment node */
import { pointFeatures, ringFeatures } from './map-features';

test('a ring goes round its centre at its distance, and has its label in the south', () => {
  const { features } = ringFeatures({
    centre: { longitude: 76.95, latitude: 43.25 },
    rings: [{ meters: 1000, label: '1 km' }],
  });
  const [line, label] = features;
  const corners = line?.geometry.type === 'LineString' ? line.geometry.coordinates : [];
  expect(corners.length).toBeGreaterThan(60);
  for (const [longitude = 0, latitude = 0] of corners) {
    const north = (latitude - 43.25) * 111_320;
    const east = (longitude - 76.95) * 111_320 * Math.cos((43.25 * Math.PI) / 180);
    expect(Math.hypot(north, east)).toBeCloseTo(1000, 5);
  }
  expect(label?.properties).toEqual({ label: '1 km' });
  expect(label?.geometry).toEqual({ type: 'Point', coordinates: corners[corners.length >> 1] });
});

test('a pin carries its id and whether it is dim', () => {
  expect(
    pointFeatures([
      { id: 7, longitude: 1, latitude: 2, dim: true },
      { id: 8, longitude: 3, latitude: 4 },
    ]).features.map(({ properties }) => properties),
  ).toEqual([
    { id: 7, dim: true },
    { id: 8, dim: false },
  ]);
});
