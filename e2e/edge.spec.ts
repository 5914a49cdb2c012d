import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from './test';
import { VENUES } from './environment';
import { sandbox } from './sandbox';

test.beforeEach(() => sandbox.reset());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request without the corrections of a browser or `fetch`: any method, any target. */
function send(baseURL: string | undefined, target: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path: target, method, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

const NOWHERE = [
  '/api/nope',
  '/api/session/x.css',
  '/api/venues/3107/nope',
  '/_next/static/chunks/none.js',
  '/_next/static/media/none.woff2',
  '/_next/nothing',
  '/_next/image?url=x',
  '/favicon.ico',
  '/fonts/none',
  '/fonts/none.woff2',
  '/icons/none.png',
  '/map/none.json',
  '/sitemaps/none.xml',
  '/no-such-page',
  '/filials/999999999',
  '/kz-ru-web/cart',
  '/kiosk/profile',
  '/kiosk/orders',
  '/kiosk/auth',
  `/kiosk/filials/${VENUES.almaty}/details`,
  '/x%0ay',
  '/x%0dy',
  '/x%E2%80%A8y',
  '/x%e2%80%a9',
];

test('an answer "not found" is stored by no cache', async ({ baseURL }) => {
  for (const target of NOWHERE) {
    const { status, headers } = await send(baseURL, target);
    expect([target, status, headers['cache-control']]).toEqual([target, 404, 'no-store']);
  }
});

test('an unknown address of the API gets an answer of its own, whatever the method', async ({ baseURL }) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers, body } = await send(baseURL, '/api/nope/1', method);
    expect([method, status, headers['cache-control']]).toEqual([method, 404, 'no-store']);
    expect(JSON.parse(body), method).toMatchObject({ error: { code: 'request/unknown' } });
  }
});

test('a path with a line break gets our own empty page, with its policy', async ({ page, baseURL }) => {
  for (const target of ['/x%0ay', '/x%0d', '/x%E2%80%A8y', '/filials/x%e2%80%a9']) {
    const response = await page.goto(`${baseURL}${target}`);
    expect(response?.status(), target).toBe(404);
    expect(response?.headers()['content-security-policy'], target).toContain("script-src 'self' 'sha256-");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('every kind of answer says how it may be used', async ({ baseURL }) => {
  const { body } = await send(baseURL, '/?language=ru');
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(body)?.[0] ?? '';
  expect(chunk).not.toBe('');
  for (const target of [
    '/',
    `/filials/${VENUES.almaty}`,
    '//filials',
    '/profile',
    '/no-such-page',
    '/api/health',
    '/api/session',
    '/api/nope',
    '/api/images',
    chunk,
    '/_next/static/none.js',
    '/fonts/onest.woff2',
    '/robots.txt',
    '/worker.js',
    '/%ff',
  ]) {
    const { headers } = await send(baseURL, target);
    expect(headers, target).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(
      Object.keys(headers).filter((name) => name.startsWith('x-middleware')),
      target,
    ).toEqual([]);
  }
});

const MALFORMED: [method: string, target: string, status: number][] = [
  ['GET', '/%ff', 400],
  ['GET', '/%', 400],
  ['GET', '/api/orders/%ff', 400],
  ['OPTIONS', '*', 400],
  ['TRACE', '/', 405],
  ['PROPFIND', '/api/session', 405],
  ['GET', `/filials?x=${'a'.repeat(9000)}`, 414],
];

test('a malformed request is refused with an empty answer that no cache stores', async ({ baseURL }) => {
  for (const [method, target, status] of MALFORMED) {
    const answer = await send(baseURL, target, method);
    const what = `${method} ${target.slice(0, 30)}`;
    expect(answer.status, what).toBe(status);
    expect(answer.headers['cache-control'], what).toBe('no-store');
    expect(answer.headers['x-content-type-options'], what).toBe('nosniff');
    expect(answer.body, what).toBe('');
  }
});

test('an absolute address leads to no other site', async ({ baseURL }) => {
  const { headers } = await send(baseURL, 'http://evil.example/filials');
  expect(JSON.stringify(headers)).not.toContain('evil.example');
});
