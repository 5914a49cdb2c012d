import { litPixels } from './lit-frame';

const [WIDTH, HEIGHT] = [64, 40];

/** A picture of bars, two pixels wide, of two greys. */
function bars(dark: number, light: number, noise = () => 0): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const isDark = Math.floor((at % WIDTH) / 4) % 2 === 0;
    pixels.fill((isDark ? dark : light) + noise(), at * 4, at * 4 + 3);
  }
  return pixels;
}

/** The grey at the middle of a bar of the middle row. */
const greyAt = (pixels: Uint8ClampedArray, x: number) => pixels[(WIDTH * (HEIGHT / 2) + x) * 4] ?? NaN;

test('a picture with light enough stays as it is', () => {
  expect(litPixels(bars(20, 240), WIDTH)).toBeNull();
});

test('the greys of a dim picture are spread over the whole range', () => {
  const lit = litPixels(bars(30, 60), WIDTH);
  if (!lit) throw new Error('the picture stayed dim');
  expect([lit[3], lit.length]).toEqual([255, WIDTH * HEIGHT * 4]);
  // The middle of a bar has neighbours of its own bar alone.
  expect([greyAt(lit, 17), greyAt(lit, 22)]).toEqual([0, 255]);
});

test('noise of a dim picture is less than the bars', () => {
  let seed = 7;
  const noise = () => {
    seed = (seed * 48271) % 2147483647;
    return (seed % 21) - 10;
  };
  const dim = bars(30, 60, noise);
  const lit = litPixels(dim, WIDTH);
  if (!lit) throw new Error('the picture stayed dim');
  /** Of the greys in the middle of bars: how far those of dark ones lie apart, as a share of the way to the light ones. */
  const noiseOf = (pixels: Uint8ClampedArray) => {
    const greysFrom = (first: number) =>
      Array.from({ length: WIDTH / 8 }, (_, bar) => greyAt(pixels, bar * 8 + first));
    const [darks, lights] = [greysFrom(1), greysFrom(5)];
    return (Math.max(...darks) - Math.min(...darks)) / (Math.max(...lights) - Math.min(...darks));
  };
  expect(noiseOf(lit)).toBeLessThan(noiseOf(dim) * 0.8);
});

test('a picture of one grey is no code and no error', () => {
  expect(litPixels(bars(90, 90), WIDTH)?.slice(0, 4)).toEqual(new Uint8ClampedArray([0, 0, 0, 255]));
});
