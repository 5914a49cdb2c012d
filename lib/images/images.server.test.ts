/** @jest-environment node */
import { startFakePlatform, type FakePlatform } from '@/lib/upstream/fake-platform';

let platform: FakePlatform;
let images: typeof import('./images.server');

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://pictures.example' });
  images = await import('./images.server');
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.of(part))),
    ),
  );
const WEBP = bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ');

describe('a picture is told by its first bytes', () => {
  test.each<[what: string, content: Uint8Array, type: string | null]>([
    ['WebP', WEBP, 'image/webp'],
    ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF'), 'image/jpeg'],
    ['PNG', bytes(0x89, 'PNG\r\n'), 'image/png'],
    ['AVIF', bytes(0, 0, 0, 32, 'ftypavif'), 'image/avif'],
    ['an AVIF sequence', bytes(0, 0, 0, 32, 'ftypavis'), 'image/avif'],
    ['a film', bytes(0, 0, 0, 32, 'ftypisom'), null],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>'), null],
    ['HTML', bytes('<!doctype html>'), null],
    ['RIFF that is sound', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), null],
    ['GIF', bytes('GIF89a'), null],
    ['a PDF', bytes('%PDF-1.7'), null],
    ['nothing', bytes(), null],
    ['one byte', bytes(0xff), null],
  ])('%s', (_what, content, type) => {
    expect(images.rasterType(content)).toBe(type);
  });
});

describe('the platform’s own store', () => {
  test('is where the server and where the browser reach it', () => {
    expect(images.isKnownStore(`${platform.url}/images/1.webp`)).toBe(true);
    expect(images.isKnownStore('https://pictures.example/images/1.webp')).toBe(true);
  });

  test.each([
    'https://evil.example/1.webp',
    'http://pictures.example/1.webp',
    'https://pictures.example.evil.example/1.webp',
    'https://pictures.example:8443/1.webp',
    'https://pictures.example@evil.example/1.webp',
    'https://user@pictures.example/1.webp',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '//pictures.example/1.webp',
    '/images/1.webp',
    '',
  ])('is not %s', (address) => {
    expect(images.isKnownStore(address)).toBe(false);
  });
});

describe('a stored picture', () => {
  const source = 'https://pictures.example/images/плов 1.webp';
  const send = (content: Uint8Array, headers: Record<string, string> = {}) => {
    platform.answer((response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', ...headers });
      response.end(Buffer.from(content));
    });
  };

  test('is asked of the platform’s proxy in its width and format', async () => {
    send(WEBP);
    await expect(images.fetchPicture(source, 320)).resolves.toEqual({
      bytes: WEBP,
      contentType: 'image/webp',
    });
    const { path, query } = platform.calls[0] ?? {};
    expect(path).toBe('/image-proxy/v1/image');
    expect(query).toBe('?url=https://pictures.example/images/плов+1.webp&w=320&format=webp');
  });

  test('of another store is not even asked', async () => {
    await expect(images.fetchPicture('https://evil.example/1.webp', 320)).resolves.toBeNull();
    expect(platform.calls).toHaveLength(0);
  });

  test.each<[string, () => void]>([
    ['is missing', () => platform.answer({ status: 404 })],
    ['is no raster', () => send(bytes('<svg onload="alert(1)">'), { 'Content-Type': 'image/png' })],
    ['says it is too large', () => send(WEBP, { 'Content-Length': String(4 * 1024 * 1024) })],
    ['is too large', () => send(new Uint8Array([...WEBP, ...new Uint8Array(3 * 1024 * 1024)]))],
    [
      'is somewhere else',
      () => platform.answer({ status: 302, headers: { Location: 'http://127.0.0.1:1/' } }),
    ],
    ['breaks off', () => platform.answer((response) => response.destroy())],
  ])('that %s is none', async (_what, prepare) => {
    prepare();
    await expect(images.fetchPicture(source, 320)).resolves.toBeNull();
  });
});
