/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { AllowedSource } from './allowed-source.server';
import type { Fetched } from './fetch-source.server';
import type { PictureFormat } from './picture-request';
import type { PictureWorkers } from './picture-workers.server';

const DAY_MS = 24 * 3600_000;
const ALL: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];
const source: AllowedSource = {
  address: 'https://pictures.example/1.jpg',
  fetchFrom: new URL('https://pictures.example/1.jpg'),
  isPlatform: false,
};

let folder: string;
let photo: Buffer;
let fetched: Fetched;
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
    .composite([
      { input: { create: { width: 800, height: 200, channels: 3, background: '#0033ff' } }, top: 0, left: 0 },
    ])
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maker-'));
  fetched = { kind: 'found', bytes: photo };
  fetches = 0;
});
afterAll(() => workers.close());
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open({ concurrency = 2, maxWaiting = 20, fetch = () => Promise.resolve(fetched) } = {}) {
  const cache = modules.openDiskCache(folder, 10 * 1024 * 1024);
  await cache.ready;
  const colours = modules.openColourCache(join(folder, 'colours.txt'));
  const queue = modules.createWorkQueue(concurrency, maxWaiting);
  const maker = modules.createPictureMaker({
    cache,
    colours,
    queue,
    mishaps: modules.createPictureMishaps(),
    workers,
    fetchSource: () => {
      fetches += 1;
      return fetch();
    },
  });
  return { maker, cache, colours, queue };
}

test('a picture is made in its width and format, once for all concurrent requests', async () => {
  const { maker } = await open();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => maker.get(source, 320, ['webp', 'jpeg'])),
  );
  expect(fetches).toBe(1);
  for (const outcome of outcomes) {
    if (outcome.kind !== 'ready') throw new Error(outcome.kind);
    expect(outcome.format).toBe('webp');
    expect(await sharp(outcome.picture.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 240,
    });
  }
});

test('a picture is never enlarged', async () => {
  const outcome = await (await open()).maker.get(source, 960, ['jpeg']);
  if (outcome.kind !== 'ready') throw new Error(outcome.kind);
  expect(await sharp(outcome.picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800 });
});

test('a cached picture needs no request to the platform', async () => {
  await (await open()).maker.get(source, 320, ['jpeg']);
  fetched = { kind: 'failed', reason: 'dead' };
  await expect((await open()).maker.get(source, 320, ['jpeg'])).resolves.toMatchObject({ kind: 'ready' });
  expect(fetches).toBe(1);
});

test('its three colours are known once it has been made', async () => {
  const { maker, colours } = await open();
  expect(colours.of(source.address)).toBeNull();
  await maker.get(source, 320, ['webp']);
  const [top, ...rest] = colours.of(source.address)?.match(/.../g) ?? [];
  expect(top).toMatch(/^[0-2][2-4][ef]$/);
  expect(rest).toHaveLength(2);
  expect(rest[1]).toMatch(/^[b-d][3-5][1-3]$/);
});

test('a transparent picture has no placeholder colours', async () => {
  const logo = {
    width: 100,
    height: 100,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0.5 },
  } as const;
  fetched = { kind: 'found', bytes: await sharp({ create: logo }).png().toBuffer() };
  const { maker, colours } = await open();
  await expect(maker.get(source, 160, ['webp'])).resolves.toMatchObject({ kind: 'ready' });
  expect(colours.of(source.address)).toBeNull();
});

test('a picture is requested again after a failure of the platform, a missing one only after a while', async () => {
  const { maker } = await open();
  fetched = { kind: 'failed', reason: 'dead' };
  await expect(maker.get(source, 320, ['webp'])).resolves.toEqual({ kind: 'unavailable' });
  fetched = { kind: 'missing' };
  await expect(maker.get(source, 320, ['webp'])).resolves.toEqual({ kind: 'missing' });
  fetched = { kind: 'found', bytes: photo };
  await expect(maker.get(source, 320, ['webp'])).resolves.toEqual({ kind: 'missing' });
  expect(fetches).toBe(2);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  await expect(maker.get(source, 320, ['webp'])).resolves.toMatchObject({ kind: 'ready' });
});

describe('not shown is', () => {
  const header = (text: string, ...bytes: number[]) =>
    Buffer.concat([Buffer.from(bytes), Buffer.from(text, 'latin1')]);
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a drawing of instructions', () => header('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    [
      'a drawing that passes for an AVIF',
      () => header('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    [
      'a drawing that passes for an AVIF behind a byte order mark',
      () =>
        header(
          '!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
          0xef,
          0xbb,
          0xbf,
        ),
    ],
    ['a moving GIF', () => header('GIF89a\x01\x00\x01\x00\x80\x00\x00')],
    ['a page', () => header('<!doctype html>')],
    ['a document', () => header('%PDF-1.7')],
    [
      'something that only begins like a picture',
      () => header('\0\x10JFIF and then nothing', 0xff, 0xd8, 0xff, 0xe0),
    ],
    ['half a picture', () => photo.subarray(0, photo.length / 2)],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a picture of more pixels than a camera makes',
      () =>
        sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('%s', async (_what, content) => {
    fetched = { kind: 'found', bytes: await content() };
    await expect((await open()).maker.get(source, 320, ['webp'])).resolves.toEqual({ kind: 'missing' });
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('webp'))).toEqual([]);
  });
});

test('of a moving picture the first frame is shown', async () => {
  const frames = await sharp([photo, await sharp(photo).negate().toBuffer(), photo], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(3);
  fetched = { kind: 'found', bytes: frames };
  const outcome = await (await open()).maker.get(source, 320, ['webp']);
  if (outcome.kind !== 'ready') throw new Error(outcome.kind);
  expect((await sharp(outcome.picture.bytes).metadata()).pages ?? 1).toBe(1);
});

test('a request is refused as unavailable when too many wait', async () => {
  const { maker } = await open({ concurrency: 1, maxWaiting: 1, fetch: () => new Promise(() => {}) });
  // A picture takes its place in the queue once it may be made.
  const queued = (width: number) =>
    new Promise<void>((done) => {
      void maker.get(source, width, ['webp'], () => {
        setImmediate(done);
        return Promise.resolve(true);
      });
    });
  await queued(160);
  await queued(320);
  await expect(maker.get(source, 480, ['webp'])).resolves.toEqual({ kind: 'unavailable' });
});

test('a picture older than a month is fetched again; while that fails the old one stays', async () => {
  const { maker } = await open();
  await maker.get(source, 320, ['webp']);
  const [name] = (await readdir(folder, { recursive: true })).filter((found) => found.endsWith('.webp'));
  const made = (Date.now() - 31 * DAY_MS) / 1000;
  await utimes(join(folder, name ?? ''), made, made);

  const later = await open();
  fetched = { kind: 'failed', reason: 'dead' };
  await expect(later.maker.get(source, 320, ['webp'])).resolves.toMatchObject({ kind: 'ready' });
  fetched = { kind: 'found', bytes: photo };
  await later.maker.get(source, 320, ['webp']);
  expect(fetches).toBe(3);
  await later.maker.get(source, 320, ['webp']);
  expect(fetches).toBe(3);
});

describe('AVIF', () => {
  const formatOf = async (maker: Awaited<ReturnType<typeof open>>['maker']) => {
    const outcome = await maker.get(source, 320, ALL);
    return outcome.kind === 'ready' ? outcome.format : outcome.kind;
  };
  const untilCached = async (cache: { usedBytes: () => number }, before: number) => {
    for (let tries = 0; cache.usedBytes() === before && tries < 200; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('is made in the background for a picture that is requested often', async () => {
    fetched = { kind: 'found', bytes: await softPhoto() };
    const { maker, cache } = await open();
    const first = [await formatOf(maker), await formatOf(maker), await formatOf(maker)];
    expect(first).toEqual(['webp', 'webp', 'webp']);
    await untilCached(cache, cache.usedBytes());
    expect(await formatOf(maker)).toBe('avif');
  });

  test('is made once by processes that share the folder', async () => {
    fetched = { kind: 'found', bytes: await softPhoto() };
    const [one, other] = [await open(), await open()];
    for (let times = 0; times < 3; times += 1) await formatOf(one.maker);
    await untilCached(one.cache, one.cache.usedBytes());
    const fetchesOfOne = fetches;
    for (let times = 0; times < 2; times += 1) expect(await formatOf(other.maker)).toBe('webp');
    const before = other.cache.usedBytes();
    expect(await formatOf(other.maker)).toBe('webp');
    await untilCached(other.cache, before);
    expect(await formatOf(other.maker)).toBe('avif');
    expect(fetches).toBe(fetchesOfOne);
  });

  test('is not offered to who does not take it', async () => {
    const { maker, queue } = await open();
    const begun = jest.spyOn(queue, 'runWhenIdle');
    for (let times = 0; times < 5; times += 1) await maker.get(source, 320, ['webp', 'jpeg']);
    expect(begun).not.toHaveBeenCalled();
  });
});

/** Soft light on plates, which AVIF draws with far fewer bytes than WebP. */
function softPhoto(): Promise<Buffer> {
  const plates = Array.from(
    { length: 40 },
    (_, at) =>
      `<circle cx="${(at * 97) % 480}" cy="${(at * 61) % 360}" r="60" fill="url(#light)" opacity="0.6"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><radialGradient id="light">
    <stop stop-color="#fa8"/><stop offset="1" stop-color="#421"/></radialGradient>${plates.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: '#765' }).jpeg({ quality: 95 }).toBuffer();
}
