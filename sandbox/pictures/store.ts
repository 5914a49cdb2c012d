import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import { drawLogo } from './logo';
import { PICTURES, type PicturePlan } from './recipes';
import { drawScene } from './scene';

/** Changes when `data/pictures` or the drawing changes, so that pictures stored earlier are not served again. */
export const PICTURES_VERSION = 'v3';

export type PictureFormat = 'webp' | 'jpeg' | 'png' | 'avif';

/** Width and height are in pixels, up to 1920; the picture is cropped to both, or scaled by the one given. */
export interface PictureOptions {
  width?: number;
  height?: number;
  format?: PictureFormat;
}

export interface Picture {
  bytes: Buffer;
  contentType: string;
}

export interface PictureStore {
  /** The picture of a key, made on first demand; null for a key without a recipe. */
  read(key: string, options?: PictureOptions): Promise<Picture | null>;
  /** Makes the originals that are missing (of all keys, or of those given), one after another; demands go first. */
  warm(keys?: Iterable<string>): Promise<void>;
}

const MAX_SIDE = 1920;

/** Pictures made at the same time: drawing keeps a core busy. */
const MAX_AT_ONCE = 2;

/** Places in the queue: what a request waits for goes before what is made in advance. */
const DEMAND = 1;
const IN_ADVANCE = 0;

/** Pause between two pictures made in advance, in times of their drawing: the first visits have the processor. */
const PAUSE_PER_DRAWING = 3;

/**
 * The image store of the sandbox. It stores what it makes under `directory`; names of files come only from recipes
 * and checked numbers, never from the key as it was sent.
 */
export function openPictureStore(directory: string): PictureStore {
  const root = join(directory, `pictures-${PICTURES_VERSION}`);
  const queue = new PQueue({ concurrency: MAX_AT_ONCE });
  const underway = new Map<string, Promise<Buffer>>();

  /** Reads the file, or makes and stores it; requests that come meanwhile wait for the same making. */
  function readOrMakeOnce(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const shared = underway.get(file);
    if (shared) return shared;
    const made = readOrMake(join(root, file), make).finally(() => underway.delete(file));
    underway.set(file, made);
    return made;
  }

  const original = (key: string, plan: PicturePlan, isDemand: boolean) =>
    readOrMakeOnce(`${key}.webp`, () =>
      queue.add(() => paint(plan), { priority: isDemand ? DEMAND : IN_ADVANCE }),
    );

  return {
    async read(key, options = {}) {
      const plan = PICTURES.get(key);
      if (!plan) return null;
      const { width, height, format = 'webp' } = options;
      const size = { width: whole(width), height: whole(height) };
      const contentType = `image/${format}`;
      const source = () => original(key, plan, true);
      if (!size.width && !size.height && format === 'webp') return { bytes: await source(), contentType };
      const file = `${key}@${size.width ?? 'auto'}x${size.height ?? 'auto'}.${format}`;
      const bytes = await readOrMakeOnce(file, async () => {
        const uncropped = await source();
        return queue.add(() => resizePicture(uncropped, { ...size, format }), { priority: DEMAND });
      });
      return { bytes, contentType };
    },

    async warm(keys = PICTURES.keys()) {
      for (const key of keys) {
        const plan = PICTURES.get(key);
        const begun = performance.now();
        if (plan) await original(key, plan, false);
        await setTimeout(PAUSE_PER_DRAWING * (performance.now() - begun));
      }
    },
  };
}

/** A picture cropped to the requested size, in a format of the store. */
export function resizePicture(
  bytes: Buffer,
  { width, height, format = 'webp' }: PictureOptions,
): Promise<Buffer> {
  return encode(sharp(bytes).resize({ width, height, fit: 'cover' }), format);
}

/** A whole number of pixels within bounds, or undefined. */
function whole(pixels: number | undefined): number | undefined {
  if (pixels === undefined || !Number.isFinite(pixels) || pixels < 1) return undefined;
  return Math.min(MAX_SIDE, Math.round(pixels));
}

async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(path).catch(() => null);
  if (found) return found;
  const bytes = await make();
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
  return bytes;
}

async function paint(plan: PicturePlan): Promise<Buffer> {
  const picture = 'scene' in plan ? await drawScene(plan.scene) : await drawLogo(plan.logo);
  return encode(picture, 'webp');
}

/** Encodes for a menu's grid: small files, cheap to make. */
function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: 80 }).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  return picture.webp({ quality: 73, effort: 4 }).toBuffer();
}
