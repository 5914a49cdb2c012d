import 'server-only';
import { log } from '@/lib/core/log/log.server';
import { allowedSource, type AllowedSource } from './allowed-source.server';
import { cacheKey, type StoredFile } from './disk-cache.server';
import { fetchSource } from './fetch-source.server';
import { noPicture, pictureResponse } from './images.server';
import { withoutHint } from './picture-hint';
import { rasterOf } from './picture-maker.server';
import { previewJob, type Preview } from './preview-drawing.server';
import { UndrawableError, type Raster } from './picture-workers.server';
import { picturePipeline } from './picture-pipeline.server';
import { BusyError } from '@/lib/core/concurrency/work-queue.server';

/** Changes with how previews are drawn. */
const RECIPE = 1;
const MAKING_MS = 10_000;
const DAY_SECONDS = 24 * 3600;

interface PreviewRequest extends Preview {
  /** Address of the photograph; null without one. */
  cover: string | null;
}

type DrawnPreview = { picture: StoredFile; isWhole: boolean } | null;

const underway = new Map<string, Promise<DrawnPreview>>();

/** The photograph: null where there is none to show, undefined where it cannot be had now. */
async function fetchCover(
  source: AllowedSource | null,
  signal: AbortSignal,
): Promise<Raster | null | undefined> {
  if (!source) return null;
  if (picturePipeline().mishaps.isPaused(source.address)) return undefined;
  const fetched = await fetchSource(source, signal);
  return fetched.kind === 'failed' ? undefined : rasterOf(fetched);
}

async function draw(key: string, request: PreviewRequest): Promise<DrawnPreview> {
  const signal = AbortSignal.timeout(MAKING_MS);
  const work = async () => {
    const source = request.cover === null ? null : allowedSource(withoutHint(request.cover));
    const cover = await fetchCover(source, signal);
    const drawWith = async (photograph: Raster | null) =>
      picturePipeline().workers.draw(await previewJob(request, photograph));
    let isWhole = cover !== undefined;
    const { bytes } = await drawWith(cover ?? null).catch(async (error: unknown) => {
      isWhole &&= error instanceof UndrawableError;
      const plain = await drawWith(null);
      // Left alone for a while: otherwise each robot that asks for the picture would keep a worker busy with it again.
      if (cover && source && !isWhole) picturePipeline().mishaps.note(source.address);
      return plain;
    });
    // Without the photograph that it should have, it is good for now and not for keeping.
    if (isWhole) return { picture: await picturePipeline().cache.write(key, bytes), isWhole: true };
    return { picture: { bytes, etag: `"${key}"`, madeAtMs: Date.now() }, isWhole: false };
  };
  try {
    return await picturePipeline().queue.run(work, signal);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    log.warn('too many pictures at once');
    return null;
  }
}

async function storedOrDrawn(request: PreviewRequest): Promise<DrawnPreview> {
  const { name, place, appName, cover } = request;
  const key = cacheKey(['preview', RECIPE, name, place, appName, withoutHint(cover ?? '')], 'jpeg');
  const picture = await picturePipeline().cache.read(key);
  if (picture) return { picture, isWhole: true };
  const shared = underway.get(key) ?? draw(key, request).finally(() => underway.delete(key));
  underway.set(key, shared);
  return shared;
}

/** Answers with the preview picture of a page's link (Open Graph), 1200 × 630, JPEG. */
export async function answerPreview(request: Request, preview: PreviewRequest): Promise<Response> {
  const made = await storedOrDrawn(preview);
  if (!made) return noPicture(503);
  return pictureResponse(request, made.picture, {
    'Content-Type': 'image/jpeg',
    // Made to be shown by others.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': made.isWhole
      ? `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`
      : 'no-store',
  });
}
