import 'server-only';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture-request';

/** Pixels that a picture may have: 6000 × 4000. */
const MOST_PIXELS = 24_000_000;
const MOST_SECONDS = 6;

// One picture is one thread's work (the queue says how many at once), and nothing stays in the library's own memory.
sharp.concurrency(1);
sharp.cache(false);

/** Only rasters, told by their first bytes and never by what they are called. */
export function rasterType(bytes: Uint8Array): string | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'image/png';
  if (ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12))) return 'image/avif';
  return null;
}

/** Opens a raster as a picture that is never larger than the caps; one frame of a moving one. */
export function openRaster(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient();
}

/** At most the width, in the format. Effort where a phone waits is what costs less than it saves. */
export async function encodePicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = openRaster(original).resize({ width, withoutEnlargement: true });
  return writeAs(picture, format).toBuffer();
}

function writeAs(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 4 });
    case 'webp':
      return picture.webp({ quality: 74, effort: 4 });
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 78 });
  }
}

/**
 * Three colours of a picture from top to bottom, nine hexadecimal digits: what stands in its place until it comes. Null for a
 * picture that is not opaque: they would be seen through it.
 */
export async function coloursOfPicture(bytes: Buffer): Promise<string | null> {
  const { data, info } = await sharp(bytes)
    .resize(1, 3, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isOpaque = info.channels < 4 || [3, 7, 11].every((alpha) => data[alpha] === 255);
  if (!isOpaque || info.channels < 3) return null;
  return [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((channel) => data[row * info.channels + channel] ?? 0))
    .map((value) => Math.round((value / 255) * 15).toString(16))
    .join('');
}
