/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { parseCookie } from 'cookie';
import { NextRequest } from 'next/server';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { serve } from '../test-server';

let behind: Awaited<ReturnType<typeof serve>>;
/** The requests that the server behind the edge got, and its answer. */
let requests: string[];
let receivedHeaders: IncomingHttpHeaders;
let status: number;

beforeAll(async () => {
  setTestSettings({ APP_ORIGIN: 'https://app.test' });
  const { edge } = await import('./edge');
  behind = await serve([edge({ isProduction: true })], (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    receivedHeaders = request.headers;
    response.statusCode = status;
    response.setHeader('Cache-Control', 's-maxage=31536000');
    response.setHeader('x-middleware-rewrite', '/kz-ru-web/cart?secret=1');
    response.setHeader('x-nextjs-cache', 'HIT');
    response.setHeader(
      'Content-Type',
      request.url === '/data' ? 'application/json' : 'text/html; charset=utf-8',
    );
    if (request.url === '/page') response.setHeader('Content-Security-Policy', "script-src 'sha256-x'");
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.end('body');
  });
});
beforeEach(() => {
  requests = [];
  status = 200;
});
afterAll(() => behind.close());

/** Sends a request line unchanged, and gives the head of the answer. */
function send(line: string, host = 'app.test'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(behind.port, '127.0.0.1', () => {
      socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close, Upgrade\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('end', () => resolve(answer.split('\r\n\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}

test('every answer says how it may be used, and nothing of Next’s own', async () => {
  const head = await send('GET /cart');
  expect(requests).toEqual(['GET /cart']);
  for (const line of [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    'Cache-Control: s-maxage=31536000',
    'x-nextjs-cache: HIT',
  ])
    expect(head).toContain(line);
  expect(head).not.toContain('x-middleware');
  expect(head).not.toContain('secret');
});

test('what middleware says to Next is taken from no client', async () => {
  const headers = ['x-middleware-prefetch: 1', 'X-Middleware-Subrequest: middleware', 'x-site: kz-ru-web'];
  await send('GET /api/health', `app.test\r\n${headers.join('\r\n')}`);
  expect(requests).toEqual(['GET /api/health']);
  expect(receivedHeaders).toMatchObject({ 'x-site': 'kz-ru-web' });
  expect(Object.keys(receivedHeaders).filter((name) => name.startsWith('x-middleware'))).toEqual([]);
});

test('the page store and Next read the same one of two cookies of a name', async () => {
  const cookies = ['lang=en; townId=1; lang=ru', 'townId=%32; town=a=b; lang', '__proto__=x; lang='];
  await send('GET /cart', `app.test\r\n${cookies.map((cookie) => `Cookie: ${cookie}`).join('\r\n')}`);
  const { cookie = '' } = receivedHeaders;
  expect(cookie).toBe('lang=en; townId=1; town=a=b; __proto__=x');
  const next = new NextRequest('http://app.test', { headers: { cookie } }).cookies.getAll();
  expect(next.map(({ name, value }) => [name, value])).toEqual(Object.entries(parseCookie(cookie)));
});

test('a header that the answer has already stays', async () => {
  const head = await send('GET /og');
  expect(head.match(/Cross-Origin-Resource-Policy: [\w-]+/g)).toEqual([
    'Cross-Origin-Resource-Policy: cross-origin',
  ]);
});

// Holds TIME-11.
test('a page says the moment of its answer, and nothing else does', async () => {
  const beforeMs = Date.now();
  const [, seconds] = /Server-Timing: now;dur=([\d.]+)/.exec(await send('GET /page')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(beforeMs);
  expect(Number(seconds) * 1000).toBeLessThanOrEqual(Date.now());
  expect(await send('GET /data')).not.toContain('Server-Timing');
  status = 304;
  expect(await send('GET /data')).toContain('Server-Timing: now;dur=');
});

test('a page without a policy gets one that lets no script of its own run, and another keeps its own', async () => {
  expect(await send('GET /bare')).toContain(
    "Content-Security-Policy: default-src 'self'; script-src 'self';",
  );
  const policies = (await send('GET /page')).match(/Content-Security-Policy: .*/g);
  expect(policies).toEqual(["Content-Security-Policy: script-src 'sha256-x'"]);
});

test.each([404, 500, 503])('an answer of status %i is not cached', async (failed) => {
  status = failed;
  expect(await send('GET /_next/static/chunks/none.js')).toContain('Cache-Control: no-store');
});

test.each([
  ['GET /%ff', 400],
  ['POST /api/orders/%ff', 400],
  ['OPTIONS *', 400],
  ['TRACE /', 405],
  ['GET http://evil.example/cart', 421],
])('%s reaches nothing but the refusal with %i', async (line, refused) => {
  await send(line);
  expect(requests).toEqual([`GET /api/refused?status=${refused}`]);
});

test('a foreign Host reaches nothing but the refusal', async () => {
  await send('GET /cart', 'evil.example');
  expect(requests).toEqual(['GET /api/refused?status=421']);
});

test.each([
  ['two of ours', 'app.test\r\nHost: app.test'],
  ['a foreign one behind ours', 'app.test\r\nHOST: evil.example'],
])('a request with two Host headers, %s, reaches nothing but the refusal', async (_what, hosts) => {
  await send('GET /cart', hosts);
  expect(requests).toEqual(['GET /api/refused?status=400']);
});

test('a request without a Host header is refused', async () => {
  const socket = connect(behind.port, '127.0.0.1', () => void socket.write('GET /cart HTTP/1.1\r\n\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  expect(requests).toEqual([]);
});

test('a request to upgrade the protocol does not bypass the edge', async () => {
  const head = await send('GET /search', 'evil.example\r\nUpgrade: websocket');
  expect(requests).toEqual(['GET /api/refused?status=421']);
  expect(head).toContain('X-Content-Type-Options: nosniff');
});

test('an address with a line break is looked for nowhere else', async () => {
  await send('GET /x%0ay');
  expect(requests).toEqual(['GET /not-found']);
});
