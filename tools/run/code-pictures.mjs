import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

// Pictures of codes as a phone's camera sees them: printed on a label that lies askew on a table, out of focus, in little light.
// Films of them are files of one JPEG after another, as Chromium takes them for a camera; no other program is needed.

const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmFile)).buffer } });

const TABLE = { r: 156, g: 132, b: 108 };
const SCALE = 6;
const MARGIN = 60;
/** A code takes so much of the frame's width, a square one of its height. */
const SHARE = 0.55;
const SQUARE_SHARE = 0.7;
const QUALITY = 85;
/** Grey levels that a sensor adds in little light. */
const NOISE = 14;

async function labelOf({ symbology, text }) {
  const { svg, error } = await writeBarcode(text, {
    format: symbology,
    scale: SCALE,
    addHRT: symbology !== 'QRCode',
  });
  if (error) throw new Error(error);
  const border = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' };
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).extend(border).png().toBuffer();
}

/**
 * A camera frame of a code. @param {{ symbology: string, text: string }} code named as in zxing-wasm
 * @param {{ width?: number, height?: number, angle?: number, lean?: number, blur?: number, light?: number }} look
 * angle in degrees, lean 0 to 0.3, blur in pixels, light 1 when bright @returns {Promise<Buffer>} a JPEG
 */
export async function codePicture(
  code,
  { width = 960, height = 540, angle = 0, lean = 0, blur = 0, light = 1 } = {},
) {
  const isSquare = code.symbology === 'QRCode';
  const size = isSquare
    ? { height: Math.round(height * SQUARE_SHARE) }
    : { width: Math.round(width * SHARE) };
  const drawn = (picture) => picture.png().toBuffer();
  const flat = await drawn(sharp(await labelOf(code)).resize(size));
  const leaning = [
    [1, lean],
    [lean / 3, 1 - lean / 2],
  ];
  const leant = lean ? await drawn(sharp(flat).affine(leaning, { background: TABLE })) : flat;
  const turned = await drawn(sharp(leant).rotate(angle, { background: TABLE }));
  const label = await drawn(sharp(turned).resize({ width, height, fit: 'inside', withoutEnlargement: true }));
  const table = sharp({ create: { width, height, channels: 3, background: TABLE } });
  const frame = sharp(await drawn(table.composite([{ input: label }])));
  let seen = (blur > 0 ? frame.blur(blur) : frame).linear(light, 0);
  if (light < 1) {
    const grain = { type: 'gaussian', mean: NOISE * 2, sigma: NOISE };
    const input = await drawn(sharp({ create: { width, height, channels: 3, noise: grain } }));
    seen = sharp(await drawn(seen)).composite([{ input, blend: 'add' }]);
  }
  return seen.removeAlpha().jpeg({ quality: QUALITY, chromaSubsampling: '4:2:0' }).toBuffer();
}

export const FRAMES_PER_SECOND = 30;

/** A film that shows each picture for so many seconds. @param {Buffer[]} pictures JPEGs of one size */
export function filmOf(pictures, seconds) {
  const frames = Math.round(seconds * FRAMES_PER_SECOND);
  return Buffer.concat(pictures.flatMap((picture) => Array.from({ length: frames }, () => picture)));
}
