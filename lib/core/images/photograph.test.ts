/** @jest-environment node */
import sharp from 'sharp';
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { PictureWorkers, Raster } from './picture-workers.server';

const [WIDTH, HEIGHT] = [640, 480];
/** Where the plate is white, in shares of the picture. */
const RIM = { x: 0.5, y: 0.16 };

let workers: PictureWorkers;

beforeAll(async () => {
  setTestSettings();
  workers = (await import('./picture-workers.server')).openPictureWorkers();
});
afterAll(() => workers.close());

/** A dish on a white plate, in light of a colour. */
const dishIn = (light: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><radialGradient id="t"><stop stop-color="${light}"/><stop offset="1" stop-color="#5a6a80"/></radialGradient>
      <radialGradient id="d"><stop stop-color="#b08060"/><stop offset="1" stop-color="#402018"/></radialGradient><rect width="100%" height="100%" fill="url(#t)"/>
      <circle cx="320" cy="240" r="190" fill="${light}"/><circle cx="320" cy="240" r="130" fill="url(#d)"/></svg>`,
    ),
  ).removeAlpha();

/** Levels of -16 to 16 that differ from pixel to pixel, the same in each run. */
function grain(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state >>> 24) / 8 - 16;
  };
}

/** The same with the grain of a camera. */
async function photographIn(light: string): Promise<Raster> {
  const pixels = new Uint8ClampedArray(await dishIn(light).raw().toBuffer());
  const nextGrain = grain();
  const grainy = pixels.map((value) => value + nextGrain());
  const bytes = await sharp(grainy, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { bytes, mediaType: 'image/jpeg' };
}

/** Mean red, green and blue where the plate is white. */
async function rimOf(bytes: Buffer): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(
    await sharp(bytes)
      .extract({
        left: Math.round(width * RIM.x) - 4,
        top: Math.round(height * RIM.y) - 4,
        width: 8,
        height: 8,
      })
      .toBuffer(),
  ).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

const draw = (original: Raster, width = 320) =>
  workers.draw({ kind: 'picture', original, width, format: 'webp', wantsColours: false });

describe('a photograph of the platform', () => {
  it.each([
    ['cold', '#dce6f8'],
    ['green', '#e2f0e0'],
  ])('taken in %s light comes nearer to warm paper', async (_light, colour) => {
    const original = await photographIn(colour);
    const [red = 0, green = 0, blue = 0] = await rimOf((await draw(original)).bytes);
    const [sentRed = 0, sentGreen = 0, sentBlue = 0] = await rimOf(original.bytes);
    expect(red - blue).toBeGreaterThan(sentRed - sentBlue + 10);
    expect(red - green).toBeGreaterThan(sentRed - sentGreen);
    expect(Math.abs(green - sentGreen)).toBeLessThan(16);
  });

  it('has the same tone in every width', async () => {
    const original = await photographIn('#dce6f8');
    const [small, large] = await Promise.all(
      [160, 640].map(async (width) => rimOf((await draw(original, width)).bytes)),
    );
    small?.forEach((value, n) => expect(Math.abs(value - (large?.[n] ?? 0))).toBeLessThan(8));
  });
});

describe('a picture without grain', () => {
  const meansOf = async (bytes: Buffer) => (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
  const isAsSent = async (original: Buffer, mediaType: string) => {
    const drawn = await meansOf((await draw({ bytes: original, mediaType })).bytes);
    const sent = await meansOf(original);
    return drawn.every((value, n) => Math.abs(value - (sent[n] ?? 0)) < 1.5);
  };

  it('stays as the platform sends it: a drawing, a banner, a logo', async () => {
    await expect(
      isAsSent(await dishIn('#dce6f8').webp({ quality: 80 }).toBuffer(), 'image/webp'),
    ).resolves.toBe(true);
    const banner = { width: WIDTH, height: HEIGHT, channels: 3, background: '#0a54c8' } as const;
    await expect(isAsSent(await sharp({ create: banner }).jpeg().toBuffer(), 'image/jpeg')).resolves.toBe(
      true,
    );
    const logo = { ...banner, channels: 4, background: { r: 10, g: 84, b: 200, alpha: 0.4 } } as const;
    await expect(isAsSent(await sharp({ create: logo }).png().toBuffer(), 'image/png')).resolves.toBe(true);
  });
});
