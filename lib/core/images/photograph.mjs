/*
 * A photograph is toned as our own pictures are: towards warm cloth, with a little more contrast and colour. A drawing, a logo or a
 * banner stays as it is sent (docs/decisions/052).
 */

/** Places that are looked at, in a grid over the picture: enough for its tone, and cheap. */
const SAMPLES = 2000;

/** Less than this share of a photograph is smooth, for it has grain: three pixels in a row are flat or one slope. */
const MAX_SMOOTH_SHARE = 0.26;
/** Pixels of width from which it holds: a smaller picture has fewer smooth places. */
const FULL_WIDTH = 320;

/** Warm paper in the light of our pictures, as shares of its brightest channel. */
const PAPER = [1, 0.965, 0.91];
const MAX_PAPER_CHROMA = 70;
const MIN_PAPER_LIGHT = 110;
const MIN_PAPER_SHARE = 0.01;

/** The share of the way to our tone, and the bounds of each step: what is far from it comes nearer and stays itself. */
const SHARE_OF_WAY = 0.6;
const GAINS = [0.9, 1.12];
const MAX_CONTRAST = 1.06;
const MAX_SATURATION = 1.06;
const MAX_LIFT = 1.05;
const USUAL_CHROMA = 96;
const [BLACK, WHITE] = [14, 244];

const within = (value, [least, most]) => Math.max(least, Math.min(most, value));
const lightOf = (r, g, b) => 0.213 * r + 0.715 * g + 0.072 * b;
const chromaOf = (r, g, b) => Math.max(r, g, b) - Math.min(r, g, b);

const isSmooth = (pixels, at) => Math.abs(pixels[at] - 2 * pixels[at + 3] + pixels[at + 6]) <= 1;

/** Where the pixels of the grid begin; null where too many of them are smooth. */
function grainyPlaces(pixels, { width, height }) {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  const places = [];
  let smooth = 0;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x + 2 < width; x += step) {
      const at = (y * width + x) * 3;
      places.push(at);
      if ([0, 1, 2].every((n) => isSmooth(pixels, at + n))) smooth += 1;
    }
  return smooth < places.length * MAX_SMOOTH_SHARE * Math.min(1, width / FULL_WIDTH) ? places : null;
}

/** How the pixels (rows of red, green, blue) of a photograph are to be toned; null for what is none. */
export function photographTone(pixels, info) {
  const places = info.channels === 3 ? grainyPlaces(pixels, info) : null;
  if (!places) return null;
  const colours = places.map((at) => [pixels[at], pixels[at + 1], pixels[at + 2]]);
  const lights = Float64Array.from(colours, (colour) => lightOf(...colour)).sort();
  const lightAt = (share) => lights[Math.floor(share * (lights.length - 1))];
  const [dark, bright] = [lightAt(0.02), lightAt(0.98)];
  const contrast = within((WHITE - BLACK) / Math.max(1, bright - dark), [1, MAX_CONTRAST]);
  const chroma = colours.reduce((sum, colour) => sum + chromaOf(...colour), 0) / colours.length;
  return {
    gains: paperGains(colours, Math.max(MIN_PAPER_LIGHT, lightAt(0.75))),
    contrast,
    lift: Math.max(bright, Math.min(WHITE, bright * MAX_LIFT)) - contrast * bright,
    saturation: within(Math.sqrt(USUAL_CHROMA / Math.max(1, chroma)), [1, MAX_SATURATION]),
  };
}

/** Factors of red, green and blue that bring what is nearly white to the tone of paper. */
function paperGains(colours, bright) {
  const papers = colours.filter((one) => lightOf(...one) >= bright && chromaOf(...one) <= MAX_PAPER_CHROMA);
  if (papers.length < colours.length * MIN_PAPER_SHARE) return [1, 1, 1];
  const sums = PAPER.map((_share, n) => papers.reduce((sum, one) => sum + one[n], 0));
  const light = lightOf(...sums) / lightOf(...PAPER);
  return PAPER.map((share, n) => within(1 + SHARE_OF_WAY * ((share * light) / sums[n] - 1), GAINS));
}

/** Tones the pixels in their place. */
export function tonePhotograph(pixels, { gains, contrast, lift, saturation }) {
  const toned = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const [red, green, blue] = gains.map((gain) => gain * contrast);
  for (let at = 0; at < toned.length; at += 3) {
    const r = toned[at] * red + lift;
    const g = toned[at + 1] * green + lift;
    const b = toned[at + 2] * blue + lift;
    const grey = (0.213 * r + 0.715 * g + 0.072 * b) * (1 - saturation);
    toned[at] = grey + saturation * r;
    toned[at + 1] = grey + saturation * g;
    toned[at + 2] = grey + saturation * b;
  }
}
