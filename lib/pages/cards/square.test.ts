/** @jest-environment node */
import { squareOf } from './square';

const ALMATY = { latitude: 43.24, longitude: 76.92 };
const moved = (northMeters: number, eastMeters: number) => ({
  latitude: ALMATY.latitude + northMeters / 111_320,
  longitude: ALMATY.longitude + eastMeters / (111_320 * Math.cos((ALMATY.latitude * Math.PI) / 180)),
});

describe('the square of a point', () => {
  test('is shared by steps of metres, and has sides of 250 m', () => {
    const squares = (step: (meters: number) => ReturnType<typeof moved>) =>
      new Set(Array.from({ length: 1000 }, (_, meters) => squareOf(step(meters)))).size;
    expect(squares((meters) => moved(0, meters))).toBe(5);
    expect(squares((meters) => moved(meters, 0))).toBe(5);
  });

  test('is another one far away', () => {
    expect(squareOf(moved(0, 300))).not.toBe(squareOf(ALMATY));
    expect(squareOf({ latitude: -43.24, longitude: -76.92 })).not.toBe(squareOf(ALMATY));
  });
});
