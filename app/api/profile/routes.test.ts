/** @jest-environment node */
import { crc32 } from 'node:zlib';
import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const contract = readContract() as {
  schemas: { User: { example: Record<string, unknown> } };
};

type Handler = typeof import('./route').GET;
let platform: FakePlatform;
let handlers: Record<
  'read' | 'save' | 'remove' | 'addPicture' | 'removePicture' | 'language' | 'restore',
  Handler
>;
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  const profile = await import('./route');
  const avatar = await import('./avatar/route');
  handlers = {
    read: profile.GET,
    save: profile.PUT,
    remove: profile.DELETE,
    addPicture: avatar.POST,
    removePicture: avatar.DELETE,
    language: (await import('./language/route')).POST,
    restore: (await import('./restore/route')).POST,
  };
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => {
  platform.reset();
  platform.answer({ json: { data: contract.schemas.User.example } });
});
afterAll(() => platform.close());

interface RequestOptions {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

async function sendTo(
  handler: keyof typeof handlers,
  { method = 'POST', body, headers = {} }: RequestOptions = {},
) {
  const request = new NextRequest('http://app.test/api/profile', {
    method,
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie,
      ...headers,
    },
    body,
  });
  const response = await handlers[handler](request, { params: Promise.resolve({}) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b13' } })
    .jpeg()
    .toBuffer();

/** A PNG whose head promises so many pixels; its body has none of them. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length, 0);
    around.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  const send = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
    sendTo('addPicture', { body: new Blob([bytes]), headers: { 'content-type': type } });

  test.each(['jpeg', 'png', 'webp'] as const)('a picture of type %s is forwarded unchanged', async (type) => {
    const bytes = await sharp(await jpeg(20, 20))
      .toFormat(type)
      .toBuffer();
    const answer = await send(new Uint8Array(bytes), 'application/octet-stream');
    expect(answer).toMatchObject({ status: 200, body: { name: 'Айгерім' } });
    expect(platform.calls[0]?.headers['content-type']).toBe(`image/${type}`);
    expect(platform.calls[0]?.body).toEqual(bytes);
  });

  test('a picture of more than 5 MiB is not even read to its end', async () => {
    const answer = await send(new Uint8Array(20 * 1024 * 1024));
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'request/too-large' } } });
    expect(platform.calls).toEqual([]);
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>]>([
    ['an SVG that is called a PNG', () => new TextEncoder().encode(SVG)],
    ['a GIF that is called a PNG', () => new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000')],
    ['nothing', () => new Uint8Array()],
    [
      'an AVIF',
      async () =>
        new Uint8Array(
          await sharp(await jpeg(8, 8))
            .avif()
            .toBuffer(),
        ),
    ],
    ['the beginning of a JPEG alone', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a page behind the first bytes of a PNG', () => new TextEncoder().encode('\u0089PNG<html>')],
  ])('a picture that is %s is refused', async (_what, bytes) => {
    await expect(send(await bytes())).resolves.toMatchObject({
      status: 415,
      body: { error: { code: 'profile/picture' } },
    });
    expect(platform.calls).toEqual([]);
  });

  test.each([
    [30_000, 30_000],
    [12_001, 10],
    [8000, 5001],
  ])('a picture that would open to %d × %d pixels is refused before it is opened', async (width, height) => {
    await expect(send(new Uint8Array(pngOf(width, height)))).resolves.toMatchObject({
      status: 413,
      body: { error: { code: 'profile/picture-too-large' } },
    });
    expect(platform.calls).toEqual([]);
  });

  test('is removed, and the answer has the remaining account', async () => {
    platform.answer({ status: 204, text: '' });
    await expect(sendTo('removePicture', { method: 'DELETE' })).resolves.toMatchObject({
      status: 200,
      body: { avatar: null },
    });
  });
});

describe('a change', () => {
  const CHANGES = { name: 'Айым', surname: '', birthday: null, gender: null };

  test('is answered with the account, not to be cached', async () => {
    const answer = await sendTo('save', { method: 'PUT', body: JSON.stringify(CHANGES) });
    expect(answer).toMatchObject({ status: 200, body: { phone: '+77011234567' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    [{ ...CHANGES, name: 'Я' }, 'name'],
    [{ ...CHANGES, birthday: '1994-02-30' }, 'birthday'],
    [{ ...CHANGES, birthday: '2999-01-01' }, 'birthday'],
    [{ ...CHANGES, gender: 'other' }, 'gender'],
    [{}, 'name'],
  ])('a change of %j is refused and names the field', async (body, member) => {
    await expect(sendTo('save', { method: 'PUT', body: JSON.stringify(body) })).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'request/invalid', details: { member } } },
    });
    expect(platform.calls).toEqual([]);
  });

  test('has only the diner’s own fields: phone and deletion are not forwarded', async () => {
    const body = JSON.stringify({ ...CHANGES, phone: '+77770000000', deleted_at: null });
    await sendTo('save', { method: 'PUT', body });
    expect(platform.calls[0]?.body).toEqual({
      data: { type: 'user', attributes: { name: 'Айым', surname: '', bday: '', gender: null } },
    });
  });
});

describe('the language', () => {
  test('is a supported one', async () => {
    platform.answer({ status: 204, text: '' });
    await expect(sendTo('language', { body: '{"language":"kk"}' })).resolves.toMatchObject({
      status: 200,
      body: { language: 'kk' },
    });
    await expect(sendTo('language', { body: '{"language":"fr"}' })).resolves.toMatchObject({ status: 400 });
    expect(platform.calls).toHaveLength(1);
  });
});

describe.each([
  ['read', 'GET'],
  ['save', 'PUT'],
  ['remove', 'DELETE'],
  ['addPicture', 'POST'],
  ['removePicture', 'DELETE'],
  ['language', 'POST'],
  ['restore', 'POST'],
] as const)('to %s a profile', (handler, method) => {
  test('needs a session', async () => {
    await expect(sendTo(handler, { method, headers: { cookie: '' } })).resolves.toMatchObject({
      status: 401,
      body: { error: { code: 'auth/required' } },
    });
    expect(platform.calls).toEqual([]);
  });

  test('is for our own pages only', async () => {
    const answer = await sendTo(handler, { method, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(method === 'GET' ? 200 : 403);
    expect(platform.calls.filter((call) => call.method !== 'GET')).toEqual([]);
  });
});

test('a deletion says until when it can be taken back', async () => {
  const { example } = contract.schemas.User as { example: { attributes: object } };
  const attributes = { ...example.attributes, restorable_until: '2026-06-12T08:25:00Z' };
  platform.answer({ json: { data: { ...example, attributes } } });
  await expect(sendTo('remove', { method: 'DELETE' })).resolves.toMatchObject({
    status: 200,
    body: { restorableUntil: '2026-06-12T08:25:00Z' },
  });
});
