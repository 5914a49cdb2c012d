/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { squarePng } from '../../testing/account';
import { sendTo, codesOf, newKey, type Answer } from '../../testing/send-to';
import { startOver, openBeforeTests } from '../../testing/hooks';

const MEGABYTE = 1024 * 1024;
const user = z.object({
  data: z.object({ id: z.number(), attributes: z.object({ avatar: z.string().nullable() }) }),
});

let running: RunningSandbox;
let token: string;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app);
});

const upload = (body: Buffer | string, type = 'image/png', key = newKey()) =>
  sendTo(running.app, {
    method: 'POST',
    url: '/api/v3/user/avatar',
    headers: { 'content-type': type },
    body,
    token,
    key,
  });
const avatarOf = (answer: Answer) => user.parse(answer.body).data.attributes.avatar ?? '';
const readAvatar = async () => avatarOf(await sendTo(running.app, { url: '/api/v3/user', token }));
const open = (address: string) => running.app.inject({ url: new URL(address).pathname });

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

describe('the picture of a diner', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is made of a %s, square and small', async (format) => {
    const answer = await upload(
      await noise(700).resize(700, 300).toFormat(format).toBuffer(),
      `image/${format}`,
    );
    expect(answer.status).toBe(200);
    const shown = await open(avatarOf(answer));
    expect(shown.headers['content-type']).toBe('image/webp');
    const metadata = await sharp(shown.rawPayload).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 512, 512]);
  });

  it('is recognised by its bytes, not by its declared type', async () => {
    expect((await upload(await squarePng(), 'image/jpeg')).status).toBe(200);
  });

  it('has an address under the store that follows from no number of a diner, another with every upload', async () => {
    const answer = await upload(await squarePng());
    const [first, second] = [avatarOf(answer), avatarOf(await upload(await squarePng(64, '#0c6a73')))];
    for (const address of [first, second])
      expect(address).toMatch(/^http:\/\/sandbox\.test\/images\/avatars\/[0-9a-f]{48}\.webp$/);
    expect(first).not.toBe(second);
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
    const { id } = user.parse(answer.body).data;
    expect((await running.app.inject({ url: `/images/avatars/${id}.webp` })).statusCode).toBe(404);
  });

  it('comes through the proxy in the size and format asked for', async () => {
    const address = encodeURIComponent(avatarOf(await upload(await squarePng())));
    const proxied = await running.app.inject({
      url: `/image-proxy/v1/image?w=96&h=96&format=jpeg&url=${address}`,
    });
    expect(proxied.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(proxied.rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
  });

  it('is turned upright and loses what the camera wrote into it', async () => {
    const halves = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } },
          left: 20,
          top: 0,
        },
      ])
      .withExif({ IFD0: { Artist: 'Айгерім' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(halves).metadata()).exif).toBeDefined();
    const shown = (await open(avatarOf(await upload(halves, 'image/jpeg')))).rawPayload;
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    const { data } = await sharp(shown).extract({ left: 256, top: 20, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true,
    });
    expect((data[0] ?? 0) > (data[2] ?? 0)).toBe(true);
  });

  it('is taken away with its address, and taking it away twice is no fault', async () => {
    const address = avatarOf(await upload(await squarePng()));
    const remove = () =>
      sendTo(running.app, { method: 'DELETE', url: '/api/v3/user/avatar', token, key: newKey() });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect((await open(address)).statusCode).toBe(404);
    expect(await readAvatar()).toBe('');
  });

  it('is uploaded once under a key; other bytes under it are refused', async () => {
    const key = newKey();
    const [red, teal] = [await squarePng(64, '#bc1438'), await squarePng(64, '#0c6a73')];
    const first = await upload(red, 'image/png', key);
    const again = await upload(red, 'image/png', key);
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(codesOf(await upload(teal, 'image/png', key))).toEqual(['idempotency_key_reused']);
  });

  it('may have five megabytes', async () => {
    const picture = await noise(1300).png({ compressionLevel: 0 }).toBuffer();
    const whole = Buffer.concat([picture, Buffer.alloc(5 * MEGABYTE - picture.length)]);
    expect((await upload(whole)).status).toBe(200);
  });
});

describe('what is no picture of a diner', () => {
  const expectNothing = async (answer: Answer, status: number, code: string) => {
    expect([answer.status, ...codesOf(answer)]).toEqual([status, code]);
    expect(await readAvatar()).toBe('');
  };

  it.each([5 * MEGABYTE + 1, 20 * MEGABYTE])('%d bytes', async (length) => {
    const bytes = Buffer.alloc(length);
    (await squarePng()).copy(bytes);
    await expectNothing(await upload(bytes), 413, 'payload_too_large');
  });

  it.each(['image/svg+xml', 'image/gif', 'application/octet-stream', 'text/html', 'application/json'])(
    'something called %s',
    async (type) => {
      await expectNothing(await upload(await squarePng(), type), 415, 'unsupported_media_type');
    },
  );

  it('a drawing with a script that calls itself PNG', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await expectNothing(await upload(drawing), 415, 'unsupported_media_type');
  });

  it.each(['gif', 'avif', 'tiff'] as const)('a %s that calls itself JPEG', async (format) => {
    const bytes = await sharp(await squarePng())
      .toFormat(format)
      .toBuffer();
    await expectNothing(await upload(bytes, 'image/jpeg'), 415, 'unsupported_media_type');
  });

  it('the beginning of a picture and noise', async () => {
    const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const bytes = Buffer.concat([beginning, randomBytes(5_000)]);
    await expectNothing(await upload(bytes), 415, 'unsupported_media_type');
  });

  it.each(['jpeg', 'png', 'webp'] as const)('the first half of a %s', async (format) => {
    const whole = await noise(300).toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expectNothing(await upload(half, `image/${format}`), 415, 'unsupported_media_type');
  });

  it('a small file of 400 million pixels', async () => {
    const { rawPayload } = await running.app.inject({ url: '/images/odd/huge.webp' });
    expect(rawPayload.length).toBeLessThan(MEGABYTE);
    await expectNothing(await upload(rawPayload), 422, 'validation_failed');
  });

  it('nothing at all', async () => {
    await expectNothing(await upload(''), 400, 'bad_request');
  });
});
