/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: { Filial: { example: Record<string, unknown> } };
};
const PROXY = '/image-proxy/v1/image';
const folder = mkdtempSync(join(tmpdir(), 'previews-'));
let platform: FakePlatform;
let route: typeof import('./route');
let cover: Buffer;

beforeAll(async () => {
  platform = await startFakePlatform({ IMAGE_CACHE_DIR: folder });
  route = await import('./route');
  cover = await sharp({ create: { width: 960, height: 540, channels: 3, background: '#1e7a30' } })
    .webp()
    .toBuffer();
});
beforeEach(() => platform.reset());
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

let names = 0;
/** A venue that no other test has requested. */
const venue = (part: object = {}) => {
  const data = {
    ...contract.schemas.Filial.example,
    name: `Дәм ${(names += 1)}`,
    image_url: `${platform.url}/images/1.webp`,
  };
  platform.answer({ json: { data: { ...data, ...part } } });
  platform.answer((response) => void response.end(cover), PROXY);
};
const send = (venueId = '3107', search = '?language=kk', headers: Record<string, string> = {}) =>
  route.GET(new NextRequest(`http://app.test/api/venues/${venueId}/og-picture${search}`, { headers }), {
    params: Promise.resolve({ venueId }),
  });
const coverCalls = () => platform.calls.filter(({ path }) => path === PROXY);
/** Mean colour of a part of the picture. */
const colourOf = async (
  answer: Response,
  place: { left: number; top: number; width: number; height: number },
) => {
  const part = await sharp(Buffer.from(await answer.arrayBuffer()))
    .extract(place)
    .toBuffer();
  return (await sharp(part).stats()).channels.map(({ mean }) => mean);
};
const MIDDLE = { left: 700, top: 200, width: 300, height: 100 };

describe('the picture of a venue for previews of links', () => {
  test('is 1200 × 630, a JPEG, with the photograph, and may be cached for a day', async () => {
    venue();
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    const bytes = Buffer.from(await answer.clone().arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
    const [red = 0, green = 0, blue = 0] = await colourOf(answer, MIDDLE);
    expect(green).toBeGreaterThan(Math.max(red, blue) * 1.3);
  });

  test('is in the requested language', async () => {
    venue();
    await send('3107', '?language=ka');
    expect(platform.calls[0]?.headers['accept-language']).toBe('ka');
  });

  test('comes from the disk the next time, and is not sent again to a client that has it', async () => {
    venue();
    const tag = (await send()).headers.get('etag') ?? '';
    platform.answer({ status: 500 }, PROXY);
    expect((await send()).status).toBe(200);
    expect((await send('3107', '?language=kk', { 'If-None-Match': tag })).status).toBe(304);
    expect(coverCalls()).toHaveLength(1);
  });

  test('is another one when the name changes', async () => {
    venue();
    const one = (await send()).headers.get('etag');
    platform.reset();
    venue();
    expect((await send()).headers.get('etag')).not.toBe(one);
  });

  test('is drawn once for simultaneous requests', async () => {
    venue();
    await Promise.all([send(), send(), send()]);
    expect(coverCalls()).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['without a photograph', { image_url: null }],
    ['with one of a host that is not listed', { image_url: 'https://evil.example/1.webp' }],
  ])('the preview’s picture of a venue %s has the product’s own background', async (_what, part) => {
    venue(part);
    const answer = await send();
    expect(answer.status).toBe(200);
    const [red = 0, green = 0] = await colourOf(answer, MIDDLE);
    expect(red).toBeGreaterThan(green * 2);
    expect(coverCalls()).toEqual([]);
  });

  test('the picture of a venue for previews of links without its photograph is not cached', async () => {
    venue();
    platform.answer({ status: 500 }, PROXY);
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    platform.answer((response) => void response.end(cover), PROXY);
    expect((await send()).headers.get('cache-control')).toMatch(/^public/);
  });

  test('leaves a photograph alone for a while that was too slow to draw', async () => {
    const { picturePipeline } = await import('@/lib/core/images/picture-pipeline.server');
    const { TooSlowError } = await import('@/lib/core/images/picture-workers.server');
    venue({ image_url: `${platform.url}/images/slow.webp` });
    const { draw } = picturePipeline().workers;
    const drawing = jest
      .spyOn(picturePipeline().workers, 'draw')
      .mockRejectedValueOnce(new TooSlowError())
      .mockImplementation(draw);
    for (const answer of [await send(), await send()]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(coverCalls()).toHaveLength(1);
    // With the photograph once, and twice without.
    expect(drawing).toHaveBeenCalledTimes(3);
  });

  test.each(['</text><script>alert(1)</script>', '&lt;&amp;', '🍣'.repeat(50), 'Ы'.repeat(1000), ' '])(
    'is drawn for the name %p',
    async (name) => {
      venue({ name });
      expect((await send()).status).toBe(200);
    },
  );

  test.each([
    ['0', '?language=kk'],
    ['-1', '?language=kk'],
    ['1e3', '?language=kk'],
    ['99999999999', '?language=kk'],
    ['abc', '?language=kk'],
    ['3107', ''],
    ['3107', '?language=de'],
    ['3107', '?language=KK'],
  ])(
    'the picture of a venue for previews of links of venue %p with %p is refused without calling the platform',
    async (venueId, search) => {
      expect((await send(venueId, search)).status).toBe(400);
      expect(platform.calls).toEqual([]);
    },
  );

  test('the picture of a venue for previews of links of an unknown venue is 404', async () => {
    platform.answer({ status: 404, json: { errors: [{ status: '404' }] } });
    expect((await send()).status).toBe(404);
  });

  test('is 503 while the platform does not answer', async () => {
    platform.answer({ status: 500, json: {} });
    const answer = await send();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
