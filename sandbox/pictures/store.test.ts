/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesOf, PICTURES } from './recipes';
import { openPictureStore, PICTURES_VERSION } from './store';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

const filesIn = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('picture store', () => {
  it.each([
    'products/nothing-1',
    'products/lagman-99',
    'products/lagman',
    '',
    '../../../../etc/passwd',
    'products/../covers/samal',
    'products/lagman-1/../lagman-1',
    '/products/lagman-1',
    'products/lagman-1.webp',
    'constructor',
    '__proto__',
  ])('knows no picture %p and touches no file for it', async (key) => {
    await expect(openPictureStore(directory).read(key)).resolves.toBeNull();
    await expect(filesIn()).resolves.toEqual([]);
  });

  it.each([
    ['products/lagman-1', 640, 480],
    ['covers/samal', 960, 540],
    ['promos/plov', 800, 400],
    ['logos/supra', 256, 256],
  ])('makes %s as webp of %d × %d pixels', async (key, width, height) => {
    const picture = await openPictureStore(directory).read(key);
    expect(picture?.contentType).toBe('image/webp');
    await expect(sharp(picture?.bytes).metadata()).resolves.toMatchObject({ format: 'webp', width, height });
  });

  it.each([
    [{ width: 320 }, { width: 320, height: 240, format: 'webp' }, 'image/webp'],
    [
      { width: 200, height: 200, format: 'jpeg' as const },
      { width: 200, height: 200, format: 'jpeg' },
      'image/jpeg',
    ],
    [{ height: 120, format: 'png' as const }, { width: 160, height: 120, format: 'png' }, 'image/png'],
    [{ width: 999_999 }, { width: 1920, height: 1440, format: 'webp' }, 'image/webp'],
    [{ width: Number.NaN, height: -4 }, { width: 640, height: 480, format: 'webp' }, 'image/webp'],
  ])('resizes and converts as requested: %j', async (options, expected, contentType) => {
    const picture = await openPictureStore(directory).read('products/plov-2', options);
    expect(picture?.contentType).toBe(contentType);
    await expect(sharp(picture?.bytes).metadata()).resolves.toMatchObject(expected);
  });

  it('makes a picture once for all requests at the same time', async () => {
    const store = openPictureStore(directory);
    const [first, second, small, smallToo] = await Promise.all([
      store.read('products/manty-1'),
      store.read('products/manty-1'),
      store.read('products/manty-1', { width: 320 }),
      store.read('products/manty-1', { width: 320 }),
    ]);
    // The very same buffer: a second making would have been another one.
    expect(second?.bytes).toBe(first?.bytes);
    expect(smallToo?.bytes).toBe(small?.bytes);
    expect(small?.bytes).not.toBe(first?.bytes);
  });

  it('serves what it stored, under the version of the recipes, with no drafts left', async () => {
    await openPictureStore(directory).read('products/samsa-1');
    const files = await filesIn();
    expect(files.map(({ name }) => name)).toEqual(['samsa-1.webp']);
    const [file] = files;
    expect(file?.parentPath).toContain(`pictures-${PICTURES_VERSION}`);
    await writeFile(join(file?.parentPath ?? '', 'samsa-1.webp'), 'kept');
    const read = await openPictureStore(directory).read('products/samsa-1');
    expect(read?.bytes.toString()).toBe('kept');
  });

  it('makes the same bytes again from the same recipe', async () => {
    const first = await openPictureStore(join(directory, 'a')).read('products/khinkali-1');
    const second = await openPictureStore(join(directory, 'b')).read('products/khinkali-1');
    expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it('makes the pictures named in advance and skips names it does not know', async () => {
    await openPictureStore(directory).warm(['products/ayran-1', 'products/nothing-1', 'logos/samal']);
    expect((await filesIn()).map(({ name }) => name).sort()).toEqual(['ayran-1.webp', 'samal.webp']);
  });
});

describe('recipes', () => {
  it('offer at least 320 product scenes and 44 covers, each cover with its logo', () => {
    const keys = [...PICTURES.keys()];
    const count = (folder: string) => keys.filter((key) => key.startsWith(`${folder}/`)).length;
    expect(count('products')).toBeGreaterThanOrEqual(320);
    expect(count('covers')).toBeGreaterThanOrEqual(44);
    expect(count('logos')).toBe(count('covers'));
  });

  it('show a kind on every linen of its row in every composition, each once', () => {
    const shots = picturesOf('lagman').map(({ linen, composition }) => `${linen}/${composition}`);
    expect(new Set(shots).size).toBe(shots.length);
    expect(new Set(picturesOf('lagman').map(({ composition }) => composition)).size).toBe(3);
    expect(shots.length % 3).toBe(0);
  });
});
