/** @jest-environment node */
import sharp from 'sharp';
import type { RunningSandbox } from '../server';
import { openBeforeTests } from '../testing/hooks';

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));

const MEGABYTE = 1024 * 1024;

/** The stored thing, and what the resizing proxy makes of it. */
async function both(name: string) {
  const { settings } = running.sandbox;
  const address = encodeURIComponent(`${settings.publicUrl}/images/odd/${name}.webp`);
  const [stored, proxied] = await Promise.all([
    running.app.inject({ url: `/images/odd/${name}.webp` }),
    running.app.inject({ url: `/image-proxy/v1/image?w=320&url=${address}` }),
  ]);
  expect(proxied.statusCode).toBe(stored.statusCode);
  expect(proxied.rawPayload.equals(stored.rawPayload)).toBe(true);
  return stored;
}

describe('stored things that are no pictures', () => {
  it.each([
    ['text', 'image/webp'],
    ['drawing', 'image/webp'],
    ['drawing-told', 'image/svg+xml'],
    ['empty', 'image/webp'],
    ['broken', 'image/webp'],
  ])('%s comes as %s', async (name, contentType) => {
    const answer = await both(name);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(contentType);
  });

  it('a text, a drawing and an empty file are not of their declared type', async () => {
    expect((await both('text')).payload).toContain('not a picture');
    expect((await both('drawing')).payload).toMatch(/^<svg.*<script>/);
    expect((await both('empty')).rawPayload).toHaveLength(0);
  });

  it('a broken one begins as a picture and cannot be read to its end', async () => {
    const { rawPayload } = await both('broken');
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    await expect(sharp(rawPayload, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow();
  });

  it('a huge one is a small file of 400 million pixels', async () => {
    const { rawPayload } = await both('huge');
    expect(rawPayload.length).toBeLessThan(MEGABYTE);
    const reader = sharp(rawPayload, { limitInputPixels: false });
    await expect(reader.metadata()).resolves.toMatchObject({ format: 'png', width: 20_000, height: 20_000 });
    await expect(sharp(rawPayload).raw().toBuffer()).rejects.toThrow(/pixel limit/);
  });

  it('a heavy one begins as a JPEG and goes on for 12 megabytes', async () => {
    const { rawPayload } = await both('heavy');
    expect(rawPayload.length).toBe(12 * MEGABYTE);
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it.each([
    ['redirect', 'http://169.254.169.254/latest/meta-data/'],
    ['redirect-home', 'http://sandbox.test/images/covers/samal.webp'],
  ])('%s leads elsewhere', async (name, location) => {
    expect(await both(name)).toMatchObject({ statusCode: 302, headers: { location } });
  });

  it('an unknown name is not found', async () => {
    expect((await running.app.inject({ url: '/images/odd/constructor.webp' })).statusCode).toBe(404);
  });
});
