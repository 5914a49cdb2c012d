/** @jest-environment node */
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { serve } from '../test-server';
import type { Sending } from './send-page';

const HTML = `<!doctype html>${'<p>Бешбармак с казы</p>'.repeat(400)}`;
const STATE: Sending['state'] = {
  path: '/',
  surface: 'web',
  remember: { lang: { value: 'ru', life: 'year' }, country: { value: 'kz', life: 'visit' } },
};

let behind: Awaited<ReturnType<typeof serve>>;
let sending: Sending;

beforeAll(async () => {
  setTestSettings({});
  const { sendPage } = await import('./send-page');
  behind = await serve([], (request, response) => {
    void sendPage(request, response, sending);
  });
});
beforeEach(() => {
  sending = {
    part: {
      headers: [['Content-Type', 'text/html; charset=utf-8']],
      etag: 'W/"page-1"',
      bodies: { identity: Buffer.from(HTML) },
    },
    status: 200,
    outcome: 'hit',
    state: STATE,
  };
});
afterAll(() => behind.close());

function send(headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get({ port: behind.port, path: '/', headers, method }, (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'sends the same page as %s at the first view and later, with its length',
  async (encoding, unpack) => {
    for (const seen of ['miss', 'hit', 'hit'] as const) {
      sending.outcome = seen;
      const { headers, body } = await send({ 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(unpack(body).toString()).toBe(HTML);
    }
  },
);

test('sends plain bytes to a reader that accepts no encoding', async () => {
  const { headers, body } = await send();
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(HTML);
});

test('has the browser remember what the pipeline says, and no shared cache store the page', async () => {
  const { headers } = await send();
  expect(headers['set-cookie']?.map((cookie) => cookie.split(';', 1)[0])).toEqual(['lang=ru', 'country=kz']);
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  sending.state = { ...STATE, remember: {} };
  expect((await send()).headers['set-cookie']).toBeUndefined();
});

test('says that a reader has the page already, and sends no body then', async () => {
  const { status, headers, body } = await send({ 'if-none-match': 'W/"page-1"' });
  expect([status, body.length, headers.etag]).toEqual([304, 0, 'W/"page-1"']);
  expect((await send({ 'if-none-match': 'W/"page-2"' })).status).toBe(200);
});

test('answers HEAD with the head alone', async () => {
  const { status, headers, body } = await send({}, 'HEAD');
  expect([status, body.length, headers['content-length']]).toEqual([200, 0, String(Buffer.byteLength(HTML))]);
});

test('sends what is not stored with its status, and without a version', async () => {
  sending.status = 503;
  sending.part.bodies = { identity: Buffer.from('later') };
  const { status, headers, body } = await send({ 'if-none-match': '*' });
  expect([status, body.toString(), headers.etag]).toEqual([503, 'later', undefined]);
});
