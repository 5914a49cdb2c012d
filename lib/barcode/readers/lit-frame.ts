import type { CodeReader } from './code-reader';

/** Between the darkest and the lightest parts of a picture with enough light, of 255. */
const ENOUGH = 140;
/** The share of pixels at either end that says nothing: glare, a dead pixel. */
const OUTLIERS = 0.02;
/** One row of so many is counted: a part of a picture shows its light. */
const ROW_STEP = 4;

/** The share of a colour in what an eye takes for light, of 256. */
const [RED, GREEN, BLUE] = [77, 151, 28];

/** The greys of pixels as a canvas keeps them, a byte a pixel. */
function greysOf(pixels: Uint8ClampedArray): Uint8Array {
  const greys = new Uint8Array(pixels.length / 4);
  for (let at = 0, byte = 0; at < greys.length; at += 1, byte += 4)
    greys[at] =
      ((pixels[byte] ?? 0) * RED + (pixels[byte + 1] ?? 0) * GREEN + (pixels[byte + 2] ?? 0) * BLUE) >> 8;
  return greys;
}

/** The mean of each grey and its eight neighbours: the noise of little light differs from pixel to pixel. */
function smoothed(greys: Uint8Array, width: number): Uint8Array {
  const rows = new Uint16Array(greys.length);
  for (let at = 1; at < greys.length - 1; at += 1)
    rows[at] = (greys[at - 1] ?? 0) + (greys[at] ?? 0) + (greys[at + 1] ?? 0);
  const means = greys.slice();
  for (let at = width; at < greys.length - width; at += 1)
    means[at] = ((rows[at - width] ?? 0) + (rows[at] ?? 0) + (rows[at + width] ?? 0)) / 9;
  return means;
}

/** Where the greys of a picture begin and end. */
function rangeOf(pixels: Uint8ClampedArray, width: number): { darkest: number; lightest: number } {
  const counts = new Uint32Array(256);
  let counted = 0;
  for (let row = 0; row < pixels.length; row += width * 4 * ROW_STEP)
    for (const grey of greysOf(pixels.subarray(row, row + width * 4))) {
      counts[grey] = (counts[grey] ?? 0) + 1;
      counted += 1;
    }
  const levelAt = (share: number) => {
    let seen = 0;
    return counts.findIndex((count) => (seen += count) > counted * share);
  };
  return { darkest: levelAt(OUTLIERS), lightest: levelAt(1 - OUTLIERS) };
}

/** Stretches the greys of a dark frame of RGBA pixels, so that engines see bars; null if it is bright enough. */
export function litPixels(pixels: Uint8ClampedArray, width: number): Uint8ClampedArray<ArrayBuffer> | null {
  const { darkest, lightest } = rangeOf(pixels, width);
  if (lightest - darkest >= ENOUGH) return null;
  const levels = Uint8ClampedArray.from(
    { length: 256 },
    (_, grey) => ((grey - darkest) * 255) / Math.max(1, lightest - darkest),
  );
  const lit = new Uint8ClampedArray(pixels.length);
  smoothed(greysOf(pixels), width).forEach((grey, at) => {
    const byte = at * 4;
    lit[byte] = lit[byte + 1] = lit[byte + 2] = levels[grey] ?? 0;
    lit[byte + 3] = 255;
  });
  return lit;
}

/** The picture with enough light; the very same where it has that. */
function litFrame(picture: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = picture;
  const seen = picture.getContext('2d', { willReadFrequently: true });
  const lit = seen && litPixels(seen.getImageData(0, 0, width, height).data, width);
  if (!lit) return picture;
  const frame = document.createElement('canvas');
  [frame.width, frame.height] = [width, height];
  frame.getContext('2d', { willReadFrequently: true })?.putImageData(new ImageData(lit, width), 0, 0);
  return frame;
}

/** An engine that gets pictures with enough light. */
export function inLight(reader: CodeReader): CodeReader {
  return { read: async (picture) => reader.read(litFrame(picture)) };
}
