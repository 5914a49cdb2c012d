/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTestSettings } from '@/lib/core/env/test-settings';

let cacheModule: typeof import('./disk-cache.server');
let folder: string;

beforeAll(async () => {
  setTestSettings();
  cacheModule = await import('./disk-cache.server');
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keyOf = (name: string | number) => cacheModule.cacheKey([name], 'webp');
const fileOf = (key: string) => join(folder, key.slice(0, 2), key);
const open = async (maxBytes = 1024 * 1024) => {
  const cache = cacheModule.openDiskCache(folder, maxBytes);
  await cache.ready;
  return cache;
};
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));

test('a stored file is read again, by this process and after a restart', async () => {
  const bytes = Buffer.from('picture');
  const first = await open();
  const written = await first.write(keyOf(1), bytes);
  await expect(first.read(keyOf(1))).resolves.toEqual({ ...written, madeAtMs: expect.any(Number) as number });
  const second = await open();
  expect(second.has(keyOf(1))).toBe(true);
  const read = await second.read(keyOf(1));
  expect(read?.bytes).toEqual(bytes);
  expect(read?.etag).toBe(written.etag);
  expect(written.etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(Math.abs((read?.madeAtMs ?? 0) - Date.now())).toBeLessThan(5000);
});

test('what another process wrote is found', async () => {
  const [one, other] = [await open(), await open()];
  await one.write(keyOf(1), Buffer.from('picture'));
  expect((await other.read(keyOf(1)))?.bytes.toString()).toBe('picture');
});

test('nothing is found where nothing is', async () => {
  await expect((await open()).read(keyOf('unknown'))).resolves.toBeNull();
});

test.each<[string, (content: Buffer) => Buffer]>([
  ['cut short', (content) => content.subarray(0, content.length - 1)],
  ['of another content', (content) => Buffer.concat([content.subarray(0, -1), Buffer.from('!')])],
  ['empty', () => Buffer.alloc(0)],
  ['of a digest alone', (content) => content.subarray(0, 32)],
])('a file that is %s is dropped', async (_what, spoil) => {
  const cache = await open();
  await cache.write(keyOf(1), Buffer.from('picture'));
  await writeFile(fileOf(keyOf(1)), spoil(await readFile(fileOf(keyOf(1)))));
  await expect(cache.read(keyOf(1))).resolves.toBeNull();
  await expect(stat(fileOf(keyOf(1)))).rejects.toThrow('ENOENT');
  expect(cache.usedBytes()).toBe(0);
});

describe('the bound in bytes', () => {
  const kilobytes = (count: number) => Buffer.alloc(count * 1024, 1);

  test('is held by evicting the least recently used', async () => {
    const cache = await open(10 * 4096);
    for (let name = 1; name <= 10; name += 1) await cache.write(keyOf(name), kilobytes(3));
    await cache.read(keyOf(1));
    await cache.write(keyOf(11), kilobytes(3));
    expect(cache.usedBytes()).toBeLessThanOrEqual(10 * 4096);
    expect(await filesOnDisk()).toHaveLength(9);
    expect(cache.has(keyOf(1))).toBe(true);
    expect(cache.has(keyOf(2))).toBe(false);
    expect(cache.has(keyOf(11))).toBe(true);
  });

  test('counts a picture that is written again once', async () => {
    const cache = await open();
    for (let times = 0; times < 5; times += 1) await cache.write(keyOf(1), kilobytes(3));
    expect(cache.usedBytes()).toBe(4096);
  });

  test('holds after a restart, in the order of use', async () => {
    const before = await open();
    for (let name = 1; name <= 4; name += 1) {
      await before.write(keyOf(name), kilobytes(3));
      const usedAt = Date.now() / 1000 - (name === 1 ? 0 : 86_400 * name);
      await utimes(fileOf(keyOf(name)), usedAt, Date.now() / 1000);
    }
    const after = await open(2.5 * 4096);
    expect([1, 2, 3, 4].filter((name) => after.has(keyOf(name)))).toEqual([1, 2]);
  });
});

test('drafts that a dead process left are cleared away, those in the making are not', async () => {
  await (await open()).write(keyOf(1), Buffer.from('picture'));
  const [left, current] = ['left', 'current'].map((name) => `${fileOf(keyOf(1))}.${name}.part`);
  await writeFile(left ?? '', 'half');
  await writeFile(current ?? '', 'half');
  await utimes(left ?? '', 1, 1);
  await open();
  expect((await filesOnDisk()).filter((name) => name.endsWith('.part'))).toHaveLength(1);
});

test('a folder that cannot be written returns the picture all the same', async () => {
  await writeFile(join(folder, keyOf(1).slice(0, 2)), 'a file in the way');
  const cache = await open();
  expect((await cache.write(keyOf(1), Buffer.from('picture'))).bytes.toString()).toBe('picture');
  await expect(cache.read(keyOf(1))).resolves.toBeNull();
});

test('keys differ by every part and by their bounds', () => {
  const { cacheKey } = cacheModule;
  const keys = [cacheKey(['a', 'b'], 'webp'), cacheKey(['ab'], 'webp'), cacheKey(['a', 'b'], 'jpeg')];
  expect(new Set(keys).size).toBe(3);
});
