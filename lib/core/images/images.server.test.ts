/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
const CHROME = 'image/avif,image/webp,image/apng,*/*;q=0.8';
let platform: FakePlatform;
let images: typeof import('./images.server');
let photo: Buffer;
let names = 0;

beforeAll(async () => {
  platform = await startFakePlatform({
    UPSTREAM_PUBLIC_URL: 'https://pictures.example',
    IMAGE_CACHE_DIR: folder,
  });
  images = await import('./images.server');
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c84422' } })
    .png()
    .toBuffer();
});
beforeEach(() => platform.reset());
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const stored = (content = photo) =>
  platform.answer((response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(content);
  });
/** A picture that no other test has requested. */
const newSource = () => `https://pictures.example/images/плов ${(names += 1)}.webp`;
const send = (query: Record<string, string>, headers: Record<string, string> = { Accept: CHROME }) =>
  images.answerPicture(
    new Request(`http://app.test/api/images?${new URLSearchParams({ w: '320', f: 'auto', ...query })}`, {
      headers,
    }),
  );

describe('a stored picture', () => {
  test('is requested from the platform’s proxy and answered in the browser’s width and format', async () => {
    stored();
    const src = newSource();
    const answer = await send({ src });
    expect(answer.status).toBe(200);
    expect(platform.calls[0]?.path).toBe('/image-proxy/v1/image');
    expect(platform.calls[0]?.query).toBe(`?url=${src.replace(' ', '+')}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=2592000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/) as string,
    });
  });

  test('comes from the disk the next time', async () => {
    stored();
    const src = newSource();
    await send({ src });
    platform.answer({ status: 500 });
    expect((await send({ src })).status).toBe(200);
    expect(platform.calls).toHaveLength(1);
  });

  test('is JPEG for who takes nothing newer, with a tag of its own', async () => {
    stored();
    const src = newSource();
    const [modern, plain] = [await send({ src }), await send({ src }, {})];
    expect(plain.headers.get('content-type')).toBe('image/jpeg');
    expect(plain.headers.get('etag')).not.toBe(modern.headers.get('etag'));
  });

  test.each([
    (tag: string) => tag,
    (tag: string) => `W/${tag}`,
    (tag: string) => `"other", ${tag}`,
    () => '*',
  ])('is not sent again to who has it', async (header) => {
    stored();
    const src = newSource();
    const tag = (await send({ src })).headers.get('etag') ?? '';
    const again = await send({ src }, { Accept: CHROME, 'If-None-Match': header(tag) });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(await again.text()).toBe('');
  });
});

test.each<[string, Record<string, string>]>([
  ['another store', { src: 'https://evil.example/1.webp' }],
  ['the platform’s other calls', { src: 'http://127.0.0.1/api/v3/user' }],
  ['an unknown width', { src: 'https://pictures.example/1.webp', w: '321' }],
  ['an unknown format', { src: 'https://pictures.example/1.webp', f: 'svg' }],
  ['no picture', {}],
])('%s is refused without asking', async (_what, query) => {
  const answer = await send(query);
  expect(answer.status).toBe(400);
  expect(platform.calls).toHaveLength(0);
});

test.each<[string, () => void]>([
  ['is missing', () => platform.answer({ status: 404 })],
  ['is no raster', () => stored(Buffer.from('<svg onload="alert(1)">'))],
  [
    'is at another address',
    () => platform.answer({ status: 302, headers: { Location: 'http://127.0.0.1:1/' } }),
  ],
])('a picture that %s is 404 and never cached', async (_what, prepare) => {
  prepare();
  const answer = await send({ src: newSource() });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each<[string, () => void]>([
  ['fails', () => platform.answer({ status: 500 })],
  ['has too much to do', () => platform.answer({ status: 429 })],
  ['breaks off', () => platform.answer((response) => response.destroy())],
])('while the platform %s the picture is 503, never cached, and comes afterwards', async (_what, prepare) => {
  prepare();
  const src = newSource();
  const answer = await send({ src });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  stored();
  expect((await send({ src })).status).toBe(200);
});

describe('the address that pages carry', () => {
  test('has the colours once the picture has been requested', async () => {
    stored();
    const src = newSource();
    expect(images.shownPicture(src)).toBe(src);
    await send({ src });
    expect(images.shownPicture(src)).toMatch(/#[0-9a-f]{9}$/);
    expect(images.shownPicture(images.shownPicture(src))).toBe(images.shownPicture(src));
  });

  test('says where a host is not rewritten', () => {
    expect(images.shownPicture('https://elsewhere.example/1.jpg#top')).toBe(
      'https://elsewhere.example/1.jpg#as-is',
    );
  });

  test('is empty for a missing picture', () => {
    expect(images.shownPicture(null)).toBeNull();
  });
});
