/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { AllowedSource } from './allowed-source.server';
import type { PictureWorkers } from './picture-workers.server';

const DAY_MS = 24 * 3600_000;
const source: AllowedSource = {
  address: 'https://pictures.example/1.jpg',
  fetchFrom: new URL('https://pictures.example/1.jpg'),
  isPlatform: false,
};

let folder: string;
let photo: Buffer;
let fetches: number;
let modules: typeof import('./picture-maker.server') &
  typeof import('./disk-cache.server') &
  typeof import('./colour-cache.server') &
  typeof import('@/lib/core/concurrency/work-queue.server') &
  typeof import('./picture-mishaps.server') &
  typeof import('./picture-workers.server');
let workers: PictureWorkers;

beforeAll(async () => {
  setTestSettings();
  modules = {
    ...(await import('./picture-maker.server')),
    ...(await import('./disk-cache.server')),
    ...(await import('./colour-cache.server')),
    ...(await import('@/lib/core/concurrency/work-queue.server')),
    ...(await import('./picture-mishaps.server')),
    ...(await import('./picture-workers.server')),
  };
  workers = modules.openPictureWorkers();
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c84422' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mishaps-'));
  fetches = 0;
});
afterAll(() => workers.close());
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open({ drawnBy = workers } = {}) {
  const cache = modules.openDiskCache(folder, 10 * 1024 * 1024);
  await cache.ready;
  const maker = modules.createPictureMaker({
    cache,
    colours: modules.openColourCache(join(folder, 'colours.txt')),
    queue: modules.createWorkQueue(2, 20),
    mishaps: modules.createPictureMishaps(),
    workers: drawnBy,
    fetchSource: () => {
      fetches += 1;
      return Promise.resolve({ kind: 'found', bytes: photo });
    },
  });
  return { maker, cache };
}

describe('a mishap of drawing', () => {
  const unavailable = { kind: 'unavailable' };
  const HOUR_MS = 3600_000;
  /** Fails so many times, and draws afterwards. */
  const failing = (mishap: () => Error, times = Infinity): PictureWorkers => {
    let left = times;
    return {
      ...workers,
      draw: (job) => {
        left -= 1;
        return left < 0 ? workers.draw(job) : Promise.reject(mishap());
      },
    };
  };
  const tooSlow = () => new modules.TooSlowError();
  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

  test.each([
    ['that took too long', tooSlow],
    ['whose process ended', () => new Error('the process ended')],
  ])('%s is no verdict on the picture: it comes a minute later', async (_what, mishap) => {
    const { maker } = await open({ drawnBy: failing(mishap, 1) });
    await expect(maker.get(source, 320, ['webp'])).resolves.toEqual(unavailable);
    later(61_000);
    await expect(maker.get(source, 320, ['webp'])).resolves.toMatchObject({ kind: 'ready' });
  });

  test('lets the picture alone in every width, and others not', async () => {
    const { maker } = await open({ drawnBy: failing(tooSlow) });
    await expect(maker.get(source, 320, ['webp'])).resolves.toEqual(unavailable);
    await expect(maker.get(source, 640, ['jpeg'])).resolves.toEqual(unavailable);
    expect(fetches).toBe(1);
    const other = { ...source, address: 'https://pictures.example/2.jpg' };
    await maker.get(other, 320, ['webp']);
    expect(fetches).toBe(2);
  });

  test('a mishap of drawing that comes again lets the picture alone for ten minutes', async () => {
    const { maker } = await open({ drawnBy: failing(tooSlow) });
    await Promise.all([maker.get(source, 320, ['webp']), maker.get(source, 640, ['webp'])]);
    const before = fetches;
    later(61_000);
    await maker.get(source, 320, ['webp']);
    expect(fetches).toBe(before + 1);
    later(61_000);
    await expect(maker.get(source, 320, ['webp'])).resolves.toEqual(unavailable);
    expect(fetches).toBe(before + 1);
    later(HOUR_MS);
    await maker.get(source, 320, ['webp']);
    expect(fetches).toBe(before + 2);
  });

  test('leaves an older picture where it is', async () => {
    await (await open()).maker.get(source, 320, ['webp']);
    const [name] = (await readdir(folder, { recursive: true })).filter((found) => found.endsWith('.webp'));
    const made = (Date.now() - 31 * DAY_MS) / 1000;
    await utimes(join(folder, name ?? ''), made, made);
    const { maker } = await open({ drawnBy: failing(tooSlow) });
    await expect(maker.get(source, 320, ['webp'])).resolves.toMatchObject({ kind: 'ready' });
    await expect(maker.get(source, 320, ['webp'])).resolves.toMatchObject({ kind: 'ready' });
    expect(fetches).toBe(2);
  });
});
