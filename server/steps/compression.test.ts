/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../test-server';
import { compression } from './compression';

const PAGE = `<!doctype html>${'<p>Бешбармак с казы</p>'.repeat(400)}`;
const SCRIPT = '/_next/static/chunks/a.js';

let behind: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compression-'));
  mkdirSync(join(folder, 'chunks'));
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.js']) writeFileSync(join(folder, 'chunks', name), '');
  behind = await serve([compression(folder)], (request, response) => {
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('X-Target', `${request.method} ${request.url}`);
    response.end(request.url === '/' ? PAGE : '');
  });
});
afterAll(() => behind.close());

/** The target that Next gets, and the encoding of the answer. */
async function send(path: string, encodings: string, method = 'GET') {
  const { headers } = await fetch(behind.address + path, {
    method,
    headers: { 'accept-encoding': encodings },
  });
  return [headers.get('x-target'), headers.get('content-encoding'), headers.get('content-type')];
}

test.each([
  ['GET', SCRIPT, 'gzip, deflate, br', `${SCRIPT}.br`, 'br'],
  ['HEAD', `${SCRIPT}?dpl=1`, 'gzip', `${SCRIPT}.gz?dpl=1`, 'gzip'],
])('%s %s with %s is answered with %s', async (method, path, encodings, compressed, encoding) => {
  const type = 'application/javascript; charset=UTF-8';
  expect(await send(path, encodings, method)).toEqual([`${method} ${compressed}`, encoding, type]);
});

test.each([
  ['GET', SCRIPT, 'identity'],
  ['GET', SCRIPT, 'deflate'],
  ['POST', SCRIPT, 'br'],
  ['GET', '/_next/static/chunks/b.js', 'br'],
  ['GET', '/_next/static/chunks/none.js', 'br'],
  ['GET', '/chunks/a.js', 'br'],
])('%s %s with %s is left as it is', async (method, path, encodings) => {
  expect(await send(path, encodings, method)).toEqual([
    `${method} ${path}`,
    null,
    'text/html; charset=utf-8',
  ]);
});

test('a page for one diner is compressed on its way, unless its browser accepts no encoding', async () => {
  for (const encoding of ['br', 'gzip', null]) {
    const answer = await fetch(behind.address, { headers: { 'accept-encoding': encoding ?? 'identity' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([encoding, PAGE]);
  }
});
