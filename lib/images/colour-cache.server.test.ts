/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTestSettings } from '@/lib/env/test-settings';

let openColourShelf: typeof import('./colour-cache.server').openColourShelf;
let folder: string;
let file: string;

beforeAll(async () => {
  setTestSettings();
  ({ openColourShelf } = await import('./colour-cache.server'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colours-'));
  file = join(folder, 'below', 'colours.txt');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('colours are known at once, and after a restart', async () => {
  const shelf = openColourShelf(file);
  expect(shelf.of('one')).toBeNull();
  await shelf.note('one', 'ca8a87532');
  await shelf.note('two', '000fff000');
  for (const opened of [shelf, openColourShelf(file)]) {
    expect(opened.of('one')).toBe('ca8a87532');
    expect(opened.of('two')).toBe('000fff000');
  }
});

test('the last word counts, and is not written twice', async () => {
  const shelf = openColourShelf(file);
  for (const colours of ['ca8a87532', 'ca8a87532', '000fff000']) await shelf.note('one', colours);
  expect((await readFile(file, 'latin1')).split('\n').filter(Boolean)).toHaveLength(2);
  expect(openColourShelf(file).of('one')).toBe('000fff000');
});

test('lines that are none are passed over', async () => {
  await openColourShelf(file).note('one', 'ca8a87532');
  const line = await readFile(file, 'latin1');
  await writeFile(file, `\0\0\0\n<script>\n${line}${line.slice(0, 12)}`);
  expect(openColourShelf(file).of('one')).toBe('ca8a87532');
});

test('as many colours are cached as the bound says, in memory and on disk', async () => {
  const shelf = openColourShelf(file, 3);
  for (let name = 0; name < 20; name += 1) await shelf.note(String(name), 'ca8a87532');
  const known = Array.from({ length: 20 }, (_, name) => shelf.of(String(name)) !== null);
  expect(known.flatMap((isKnown, name) => (isKnown ? name : []))).toEqual([17, 18, 19]);
  expect((await readFile(file, 'latin1')).split('\n').filter(Boolean).length).toBeLessThanOrEqual(6);
  expect(openColourShelf(file, 3).of('19')).toBe('ca8a87532');
});

test('a shelf that cannot be written still remembers', async () => {
  await writeFile(join(folder, 'below'), 'a file in the way');
  const shelf = openColourShelf(file);
  await shelf.note('one', 'ca8a87532');
  expect(shelf.of('one')).toBe('ca8a87532');
});
