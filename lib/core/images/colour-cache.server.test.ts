/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTestSettings } from '@/lib/core/env/test-settings';

let openColourCache: typeof import('./colour-cache.server').openColourCache;
let folder: string;
let file: string;

beforeAll(async () => {
  setTestSettings();
  ({ openColourCache } = await import('./colour-cache.server'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colours-'));
  file = join(folder, 'below', 'colours.txt');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('colours are known at once, and after a restart', async () => {
  const cache = openColourCache(file);
  expect(cache.of('one')).toBeNull();
  await cache.note('one', 'ca8a87532');
  await cache.note('two', '000fff000');
  for (const opened of [cache, openColourCache(file)]) {
    expect(opened.of('one')).toBe('ca8a87532');
    expect(opened.of('two')).toBe('000fff000');
  }
});

test('the last value counts, and is not written twice', async () => {
  const cache = openColourCache(file);
  for (const colours of ['ca8a87532', 'ca8a87532', '000fff000']) await cache.note('one', colours);
  expect((await readFile(file, 'latin1')).split('\n').filter(Boolean)).toHaveLength(2);
  expect(openColourCache(file).of('one')).toBe('000fff000');
});

test('invalid lines are skipped', async () => {
  await openColourCache(file).note('one', 'ca8a87532');
  const line = await readFile(file, 'latin1');
  await writeFile(file, `\0\0\0\n<script>\n${line}${line.slice(0, 12)}`);
  expect(openColourCache(file).of('one')).toBe('ca8a87532');
});

test('the cache holds as many colours as the bound allows, in memory and on disk', async () => {
  const cache = openColourCache(file, 3);
  for (let name = 0; name < 20; name += 1) await cache.note(String(name), 'ca8a87532');
  const known = Array.from({ length: 20 }, (_, name) => cache.of(String(name)) !== null);
  expect(known.flatMap((isKnown, name) => (isKnown ? name : []))).toEqual([17, 18, 19]);
  expect((await readFile(file, 'latin1')).split('\n').filter(Boolean).length).toBeLessThanOrEqual(6);
  expect(openColourCache(file, 3).of('19')).toBe('ca8a87532');
});

test('a cache that cannot be written still remembers', async () => {
  await writeFile(join(folder, 'below'), 'a file in the way');
  const cache = openColourCache(file);
  await cache.note('one', 'ca8a87532');
  expect(cache.of('one')).toBe('ca8a87532');
});
