/** @jest-environment node */
import sharp from 'sharp';
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { PictureJob, PictureWorkers, Raster } from './picture-workers.server';

/** Of tools/gate/jest/machine.cjs. */
declare const SLOWNESS: number;

let modules: typeof import('./picture-workers.server') &
  typeof import('@/lib/core/concurrency/work-queue.server');
let workers: PictureWorkers;
let photo: Raster;
/** AVIF of so many pixels takes half a minute at rest. */
let slow: PictureJob;

beforeAll(async () => {
  setTestSettings();
  modules = {
    ...(await import('./picture-workers.server')),
    ...(await import('@/lib/core/concurrency/work-queue.server')),
  };
  const jpegOf = async (width: number, height: number) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#c84422', noise } })
      .jpeg()
      .toBuffer();
    return { bytes, mediaType: 'image/jpeg' };
  };
  photo = await jpegOf(400, 300);
  slow = pictureJob({ original: await jpegOf(4000, 3000), width: 4000, format: 'avif' });
});
afterEach(() => workers.close());

function pictureJob(part: object = {}): PictureJob {
  return { kind: 'picture', original: photo, width: 160, format: 'webp', wantsColours: false, ...part };
}
/** The time of a small picture with the process that draws it, which the slow one exceeds by far. */
const jobMs = 3000 * SLOWNESS;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const until = async (condition: () => boolean) => {
  for (let tries = 0; !condition() && tries < 3_000; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
};

test('one process draws one picture after another', async () => {
  workers = modules.openPictureWorkers({ jobMs: 2 * jobMs });
  const { bytes, colours } = await workers.draw(pictureJob({ wantsColours: true }));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 120 });
  expect(colours).toMatch(/^[0-9a-f]{9}$/);
  const pids = workers.pids();
  await workers.draw(pictureJob());
  expect(workers.pids()).toEqual(pids);
  expect(pids).toHaveLength(1);
});

test('a picture that takes too long is ended with its process, and the next one is drawn', async () => {
  workers = modules.openPictureWorkers({ jobMs });
  await workers.draw(pictureJob());
  const [pid = 0] = workers.pids();
  await expect(workers.draw(slow)).rejects.toThrow(modules.TooSlowError);
  await until(() => !isAlive(pid));
  expect(isAlive(pid)).toBe(false);
  await expect(workers.draw(pictureJob())).resolves.toMatchObject({ colours: null });
});

test('a stuck picture frees its place in the queue', async () => {
  workers = modules.openPictureWorkers({ jobMs });
  const queue = modules.createWorkQueue(1, 5);
  const stuck = queue.run(() => workers.draw(slow), AbortSignal.timeout(3 * jobMs));
  const waiting = queue.run(() => workers.draw(pictureJob()), AbortSignal.timeout(3 * jobMs));
  await expect(stuck).rejects.toThrow(modules.TooSlowError);
  await expect(waiting).resolves.toMatchObject({ colours: null });
});

describe('an original that the library reads as something else than its first bytes say', () => {
  const drawing = (mediaType: string): Raster => ({
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    mediaType,
  });

  test('is not drawn', async () => {
    workers = modules.openPictureWorkers();
    const draw = (original: Raster) => workers.draw(pictureJob({ original }));
    await expect(draw(drawing('image/avif'))).rejects.toThrow('image/avif is read as image/svg+xml');
    await expect(draw(drawing('image/avif'))).rejects.toThrow(modules.UndrawableError);
    await expect(draw({ ...photo, mediaType: 'image/png' })).rejects.toThrow('is read as image/jpeg');
  });

  test('is not drawn as the background of a preview either', async () => {
    workers = modules.openPictureWorkers();
    const preview = { kind: 'preview', drawing: '<svg/>', width: 9, height: 9, background: '#fff' } as const;
    await expect(workers.draw({ ...preview, cover: drawing('image/avif') })).rejects.toThrow('is read as');
  });
});

test('a process that died of a picture fails that picture alone', async () => {
  workers = modules.openPictureWorkers();
  const dying = workers.draw(slow);
  const [pid = 0] = workers.pids();
  process.kill(pid, 'SIGKILL');
  await expect(dying).rejects.toThrow('the process ended');
  await expect(dying).rejects.not.toThrow(modules.UndrawableError);
  await expect(workers.draw(pictureJob())).resolves.toMatchObject({ colours: null });
});

test('a process without work ends after a while', async () => {
  workers = modules.openPictureWorkers({ idleMs: 100 });
  await workers.draw(pictureJob());
  await until(() => workers.pids().length === 0);
  expect(workers.pids()).toEqual([]);
});

test('a process that is being ended gets no picture to draw', async () => {
  workers = modules.openPictureWorkers({ idleMs: 100 });
  await workers.draw(pictureJob());
  // Comes right after the end of the idle process has begun, before its exit event.
  const next = new Promise((resolve) => setTimeout(() => resolve(workers.draw(pictureJob())), 100));
  for (const untilMs = Date.now() + 200; Date.now() < untilMs;);
  await expect(next).resolves.toMatchObject({ colours: null });
});

test('processes that are closed get no picture to draw', async () => {
  workers = modules.openPictureWorkers();
  await workers.draw(pictureJob());
  workers.close();
  await expect(workers.draw(pictureJob())).resolves.toMatchObject({ colours: null });
});
