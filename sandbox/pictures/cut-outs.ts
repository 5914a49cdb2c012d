import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { foodSource, type FoodName } from './foods';

/** A food cut out of its background, graded warm, as an image that can stand inside an SVG. */
export interface CutOut {
  dataUri: string;
  width: number;
  height: number;
}

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Longest side of a cut-out in pixels; larger than any place it is drawn at would only cost time. */
const MAX_SIDE = 384;

/** Our own drawings have hard edges: softened a little they look like the 3D set beside them and cost fewer bytes. */
const SOFTENING = 1.2;

/** Pixels fainter than this are glow: they must not lift the food off its plate. */
const SOLID_ALPHA = 90;

/** A shadow of our own drawings fades out to this: cut off earlier, it would end in a line. */
const FAINT_ALPHA = 10;

/**
 * Warm light: a little less saturation, less blue, so that reds read as pomegranate and whites as cream.
 * Rows are red, green, blue of the result; a faded one is for food out of focus.
 */
function warmGrade(
  saturation: number,
): [[number, number, number], [number, number, number], [number, number, number]] {
  const [r, g, b] = [0.213 * (1 - saturation), 0.715 * (1 - saturation), 0.072 * (1 - saturation)];
  const faded = [
    [r + saturation, g, b],
    [r, g + saturation, b],
    [r, g, b + saturation],
  ];
  const warm = [
    [1.03, 0.02, 0],
    [0.03, 0.985, 0],
    [-0.2, 0.23, 0.84],
  ];
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (warm[row]?.[k] ?? 0) * (faded[k]?.[column] ?? 0), 0);
  const line = (row: number): [number, number, number] => [cell(row, 0), cell(row, 1), cell(row, 2)];
  return [line(0), line(1), line(2)];
}

async function cutOut(name: FoodName): Promise<Buffer> {
  const source = foodSource(name);
  const input = 'file' in source ? await readFile(join(assets, source.file)) : Buffer.from(source.svg);
  const { data, info } = await sharp(input).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  const sideAlpha = 'svg' in source ? FAINT_ALPHA : SOLID_ALPHA;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const alpha = data[(y * info.width + x) * 4 + 3] ?? 0;
      if (alpha > sideAlpha) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
      }
      if (alpha > SOLID_ALPHA) bottom = y;
    }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract({ left, top, width: right - left + 1, height: bottom - top + 1 })
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .blur('svg' in source ? SOFTENING : false)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function prepare(name: FoodName, blur: number): Promise<CutOut> {
  const solid = await cutOut(name);
  const pipeline =
    blur > 0
      ? sharp(solid)
          .extend({ top: 24, bottom: 24, left: 24, right: 24, background: { r: 0, g: 0, b: 0, alpha: 0 } })
          .resize(140, 140, { fit: 'inside' })
          .blur(blur)
          .recomb(warmGrade(0.66))
      : sharp(solid).recomb(warmGrade(0.92));
  const { data, info } = await pipeline.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return {
    dataUri: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  };
}

const cutOuts = new Map<string, Promise<CutOut>>();

/** The cut-out of a food, made once and cached in memory. `blur` is in pixels of a 140 px picture, 0 = sharp. */
export function foodCutOut(name: FoodName, blur = 0): Promise<CutOut> {
  const label = `${name}/${blur}`;
  const cached = cutOuts.get(label);
  if (cached) return cached;
  const made = prepare(name, blur);
  cutOuts.set(label, made);
  return made;
}
