import 'server-only';
import { perProcess } from '@/lib/core/process/per-process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { env } from '@/lib/core/env/env';
import { openColourCache, type ColourCache } from './colour-cache.server';
import { openDiskCache, type DiskCache } from './disk-cache.server';
import { fetchSource } from './fetch-source.server';
import { createPictureMaker, type PictureMaker } from './picture-maker.server';
import { createPictureMishaps, type PictureMishaps } from './picture-mishaps.server';
import { openPictureWorkers, type PictureWorkers } from './picture-workers.server';
import { createWorkQueue, type WorkQueue } from '@/lib/core/concurrency/work-queue.server';

/** Pictures that may wait for a worker: three menus of pictures that are not cached yet. */
const MAX_WAITING = 300;

/** The tools that make pictures: one of each in a process. */
export interface PicturePipeline {
  cache: DiskCache;
  colours: ColourCache;
  queue: WorkQueue;
  workers: PictureWorkers;
  mishaps: PictureMishaps;
  maker: PictureMaker;
}

function open(): PicturePipeline {
  const { imageCacheDir, imageCacheBytes } = env();
  const cache = openDiskCache(imageCacheDir, imageCacheBytes);
  const colours = openColourCache(join(imageCacheDir, 'colours.txt'));
  const queue = createWorkQueue(Math.max(2, availableParallelism()), MAX_WAITING);
  const workers = openPictureWorkers();
  const parts = { cache, colours, queue, workers, mishaps: createPictureMishaps() };
  return { ...parts, maker: createPictureMaker({ ...parts, fetchSource }) };
}

/** Opens the tools that make pictures at the first need. */
export function picturePipeline(): PicturePipeline {
  return perProcess('picturePipeline', open);
}
