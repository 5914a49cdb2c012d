/** Draws pictures in a process of its own, since only killing it ends a hanging drawing. Plain JS: not compiled. */
import sharp from 'sharp';
import { photographTone, tonePhotograph } from './photograph.mjs';

/** Pixels that an original may have: 6000 × 4000. */
const MAX_PIXELS = 24_000_000;

// One picture is one thread's work, and nothing stays in the library's own memory.
sharp.concurrency(1);
sharp.cache(false);

/** Opens one frame of a raster. @throws Error if the library detects another type than its first bytes say */
async function openRaster({ bytes, mediaType }) {
  const raster = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const read = await raster.metadata();
  if (read.mediaType !== mediaType) throw new Error(`${mediaType} is read as ${read.mediaType}`);
  return raster.autoOrient();
}

/** AVIF of effort 4 takes three times as long as that of 3 and saves 3 % of its bytes. */
const WRITERS = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 4 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78 }),
};

/** Three placeholder colours, top to bottom, as nine hex digits; null if the picture is transparent. */
async function coloursOf(bytes) {
  const { data, info } = await sharp(bytes)
    .resize(1, 3, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isOpaque = info.channels < 4 || [3, 7, 11].every((alpha) => data[alpha] === 255);
  if (!isOpaque || info.channels < 3) return null;
  return [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((channel) => data[row * info.channels + channel]))
    .map((value) => Math.round((value / 255) * 15).toString(16))
    .join('');
}

const JOBS = {
  /** At most the width, in the format. */
  async picture({ original, width, format, wantsColours }) {
    const resized = (await openRaster(original)).resize({ width, withoutEnlargement: true });
    const { data, info } = await resized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const tone = photographTone(data, info);
    if (tone) tonePhotograph(data, tone);
    const { width: drawnWidth, height, channels } = info;
    const picture = sharp(data, { raw: { width: drawnWidth, height, channels } });
    const bytes = await WRITERS[format](picture).toBuffer();
    return { bytes, colours: wantsColours ? await coloursOf(bytes) : null };
  },
  /** A drawing of ours over a photograph, or over one colour; JPEG, which every messenger takes. */
  async preview({ cover, drawing, width, height, background }) {
    const backdrop = cover
      ? (await openRaster(cover)).resize({ width, height, fit: 'cover' }).flatten({ background })
      : sharp({ create: { width, height, channels: 3, background } });
    const bytes = await backdrop
      .composite([{ input: Buffer.from(drawing), top: 0, left: 0 }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    return { bytes, colours: null };
  },
  /** A drawing of ours on white, as bare dots: what a receipt printer is sent. */
  async dots({ drawing }) {
    const picture = sharp(Buffer.from(drawing)).flatten({ background: '#fff' }).toColourspace('srgb');
    return { bytes: await picture.ensureAlpha().raw().toBuffer(), colours: null };
  },
};

process.on('message', async (job) => {
  try {
    process.send(await JOBS[job.kind](job));
  } catch (error) {
    process.send({ problem: error instanceof Error ? error.message : 'unknown' });
  }
});
// The server is gone. A thread that still draws would hold up any politer end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
