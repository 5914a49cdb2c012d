import 'server-only';
import { reasonOf } from '@/lib/core/errors/own-error';
import { remembered } from '@/lib/core/cache/cached.server';
import { memorySeconds } from '@/lib/core/cache/tags';
import { log } from '@/lib/core/log/log.server';
import type { AllowedSource } from './allowed-source.server';
import type { ColourCache } from './colour-cache.server';
import { cacheKey, type DiskCache, type StoredFile } from './disk-cache.server';
import type { Fetched } from './fetch-source.server';
import type { PictureMishaps } from './picture-mishaps.server';
import type { PictureFormat } from './picture-request';
import { UndrawableError, type PictureWorkers, type Raster } from './picture-workers.server';
import { rasterType } from './raster.server';
import { BusyError, type WorkQueue } from '@/lib/core/concurrency/work-queue.server';

/** Waiting for a hand and fetching; the drawing has a time of its own (`picture-workers`). */
const MAKING_MS = 8000;
/** Age at which a picture is fetched again: a new photograph at the old address is seen within it. */
const FRESH_MS = 30 * 24 * 3600_000;
const MAX_REFUSALS = 1000;
/** AVIF takes seven times as long as WebP: it is made in the background for what is requested so often. */
const MIN_AVIF_REQUESTS = 3;
const MAX_COUNTED_REFUSALS = 5000;
/** AVIF is cached where it is smaller by a tenth. */
const MAX_AVIF_SHARE = 0.9;
/** Changes with the way a picture is made of its original. */
const OUTPUT_VERSION = 2;

export type PictureOutcome =
  | { kind: 'ready'; picture: StoredFile; format: PictureFormat }
  /** There is none that we may show. */
  | { kind: 'missing' }
  /** Not now: the platform or we ourselves have too much to do. */
  | { kind: 'unavailable' };

interface Parts {
  cache: DiskCache;
  colours: ColourCache;
  queue: WorkQueue;
  workers: PictureWorkers;
  mishaps: PictureMishaps;
  fetchSource: (source: AllowedSource, signal: AbortSignal) => Promise<Fetched>;
}

interface Wanted {
  source: AllowedSource;
  /** Pixels. */
  width: number;
}

export interface PictureMaker {
  /** The picture in the best format available. @param mayMake called before an uncached one */
  get(
    source: AllowedSource,
    width: number,
    formats: readonly PictureFormat[],
    mayMake?: () => Promise<boolean>,
  ): Promise<PictureOutcome>;
}

const keyOf = ({ source, width }: Wanted, format: PictureFormat) =>
  cacheKey([OUTPUT_VERSION, source.address, width], format);

/** Makes pictures once and keeps them (IMG-03). */
export function createPictureMaker({
  cache,
  colours,
  queue,
  workers,
  mishaps,
  fetchSource,
}: Parts): PictureMaker {
  const underway = new Map<string, Promise<PictureOutcome>>();
  const refused = remembered<true>(MAX_REFUSALS, memorySeconds.refusedPicture);
  const requestCounts = remembered<number>(MAX_COUNTED_REFUSALS, 0);

  function refuse(key: string): PictureOutcome {
    refused.set(key, true);
    return { kind: 'missing' };
  }

  /** Only a picture that the library says it cannot draw is none; after any other failure it may be one the next time. */
  function failedDrawing(error: unknown, wanted: Wanted, format: PictureFormat): PictureOutcome {
    if (error instanceof UndrawableError) return refuse(keyOf(wanted, format));
    log.warn({ reason: reasonOf(error) }, 'picture not drawn');
    mishaps.note(wanted.source.address);
    return { kind: 'unavailable' };
  }

  async function fetchAndDraw(
    wanted: Wanted,
    format: PictureFormat,
    signal: AbortSignal,
  ): Promise<PictureOutcome> {
    const key = keyOf(wanted, format);
    const original = await fetchSource(wanted.source, signal);
    if (original.kind === 'failed') {
      log.warn({ reason: original.reason }, 'picture unavailable');
      return { kind: 'unavailable' };
    }
    const raster = rasterOf(original);
    if (!raster) return refuse(key);
    const { address } = wanted.source;
    const job = {
      kind: 'picture',
      original: raster,
      width: wanted.width,
      format,
      wantsColours: colours.of(address) === null,
    } as const;
    let drawn: Awaited<ReturnType<typeof workers.draw>>;
    try {
      drawn = await workers.draw(job);
    } catch (error) {
      return failedDrawing(error, wanted, format);
    }
    const picture = await cache.write(key, drawn.bytes);
    if (drawn.colours) await colours.note(address, drawn.colours);
    return { kind: 'ready', picture, format };
  }

  async function make(wanted: Wanted, format: PictureFormat): Promise<PictureOutcome> {
    const signal = AbortSignal.timeout(MAKING_MS);
    try {
      return await queue.run(() => fetchAndDraw(wanted, format, signal), signal);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      log.warn('too many pictures at once');
      return { kind: 'unavailable' };
    }
  }

  /** Concurrent requests of the same picture wait for the same making. */
  function makeOnce(wanted: Wanted, format: PictureFormat): Promise<PictureOutcome> {
    const key = keyOf(wanted, format);
    const shared = underway.get(key);
    if (shared) return shared;
    if (refused.has(key)) return Promise.resolve({ kind: 'missing' });
    if (mishaps.isPaused(wanted.source.address)) return Promise.resolve({ kind: 'unavailable' });
    const making = make(wanted, format).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  }

  async function makeAvif(wanted: Wanted, comparedBytes: number): Promise<void> {
    const key = keyOf(wanted, 'avif');
    // Another process that shares the folder may have made it; once read, it is known here.
    const made = await cache.read(key);
    if (made && Date.now() - made.madeAtMs < FRESH_MS) return;
    const original = rasterOf(await fetchSource(wanted.source, AbortSignal.timeout(MAKING_MS)));
    if (!original) return;
    const job = {
      kind: 'picture',
      original,
      width: wanted.width,
      format: 'avif',
      wantsColours: false,
    } as const;
    const { bytes } = await workers.draw(job);
    if (bytes.byteLength < comparedBytes * MAX_AVIF_SHARE) await cache.write(key, bytes);
  }

  function countForAvif(wanted: Wanted, comparedBytes: number): void {
    const key = keyOf(wanted, 'avif');
    const times = (requestCounts.get(key) ?? 0) + 1;
    requestCounts.set(key, times);
    if (times === MIN_AVIF_REQUESTS) queue.runWhenIdle(() => makeAvif(wanted, comparedBytes));
  }

  async function cachedOrMade(
    wanted: Wanted,
    format: PictureFormat,
    mayMake: () => Promise<boolean>,
  ): Promise<PictureOutcome> {
    const picture = await cache.read(keyOf(wanted, format));
    if (!picture) return (await mayMake()) ? makeOnce(wanted, format) : { kind: 'unavailable' };
    const outcome = { kind: 'ready', picture, format } as const;
    if (Date.now() - picture.madeAtMs < FRESH_MS) return outcome;
    const made = await makeOnce(wanted, format);
    // An old picture is better than none; one that is gone is gone.
    return made.kind === 'unavailable' ? outcome : made;
  }

  return {
    async get(source, width, formats, mayMake = () => Promise.resolve(true)) {
      const wanted = { source, width };
      const takesAvif = formats.includes('avif');
      if (takesAvif && cache.has(keyOf(wanted, 'avif'))) {
        const picture = await cache.read(keyOf(wanted, 'avif'));
        if (picture && Date.now() - picture.madeAtMs < FRESH_MS)
          return { kind: 'ready', picture, format: 'avif' };
      }
      const outcome = await cachedOrMade(wanted, formats.includes('webp') ? 'webp' : 'jpeg', mayMake);
      if (takesAvif && outcome.kind === 'ready') countForAvif(wanted, outcome.picture.bytes.byteLength);
      return outcome;
    },
  };
}

/** The received bytes, where the first of them show a raster. */
export function rasterOf(fetched: Fetched): Raster | null {
  const mediaType = fetched.kind === 'found' ? rasterType(fetched.bytes) : null;
  return fetched.kind === 'found' && mediaType !== null ? { bytes: fetched.bytes, mediaType } : null;
}
