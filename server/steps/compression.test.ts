/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { perProcess } from '@/lib/process/per-process';
import { serve } from '../test-server';
import { compression } from './compression';

const PAGE = `<!doctype html>${'<p>Бешбармак с казы</p>'.repeat(400)}`;
const SCRIPT = 'export const dish = "манты";\n'.repeat(400);

let behind: Awaited<ReturnType<typeof serve>>;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  behind = await serve([compression()], (request, response) => answer(request, response));
});
afterAll(() => behind.close());

const { get } = jest.requireActual<typeof import('node:http')>('node:http');

/** One request, its body as it crossed the wire. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = behind;
  return new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }>(
    (resolve, reject) => {
      get({ port, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(parts),
          }),
        );
      }).on('error', reject);
    },
  );
}

/** Compressed files of this process. */
const compressedFiles = () => perProcess('compressedFiles', () => new Map<string, unknown>());

/** Asks until the compressed file is there: the answer with a length. */
async function untilCompressed(path: string, headers: Record<string, string>) {
  for (let turn = 0; turn < 100; turn += 1) {
    const answered = await ask(path, headers);
    if (answered.headers['content-length'] !== undefined) return answered;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${path} was never compressed`);
}

const page = (html: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.end(html);
};

test('a browser that accepts no encoding gets a page as it is', async () => {
  answer = page(PAGE);
  const { bytes, headers } = await ask('/');
  expect(headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe(PAGE);
});

test('a page for one diner is compressed on its way and not stored', async () => {
  for (const name of ['one', 'two', 'three']) {
    answer = (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`${PAGE}${name}`);
    };
    const { bytes } = await ask('/profile', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(bytes).toString()).toBe(`${PAGE}${name}`);
  }
});

test('a file of the build that comes in parts is compressed whole', async () => {
  answer = (_, response) => {
    response.setHeader('Content-Type', 'application/javascript');
    response.setHeader('Last-Modified', new Date(0).toUTCString());
    for (let at = 0; at < SCRIPT.length; at += 5000) response.write(SCRIPT.slice(at, at + 5000));
    response.end();
  };
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const first = await ask('/_next/static/chunks/a.js', headers);
  expect(brotliDecompressSync(first.bytes).toString()).toBe(SCRIPT);
  const later = await untilCompressed('/_next/static/chunks/a.js', headers);
  expect(brotliDecompressSync(later.bytes).toString()).toBe(SCRIPT);
});

test('a front stores a file for a second only until the file is compressed for good', async () => {
  answer = (_, response) => {
    response.setHeader('Content-Type', 'application/javascript');
    response.setHeader('Last-Modified', new Date(0).toUTCString());
    response.end(SCRIPT);
  };
  const front = { 'Accept-Encoding': 'br' };
  const first = await ask('/_next/static/chunks/c.js', front);
  expect(first.headers['x-accel-expires']).toBe('1');
  const isCompressed = () => compressedFiles().get('br /_next/static/chunks/c.js') instanceof Buffer;
  while (!isCompressed()) await new Promise((resolve) => setTimeout(resolve, 20));
  const later = await ask('/_next/static/chunks/c.js', front);
  expect(later.headers['x-accel-expires']).toBeUndefined();
  for (const { bytes } of [first, later]) expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
});

test('a refused file is not stored', async () => {
  answer = (_, response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'application/javascript');
    response.setHeader('Last-Modified', new Date(0).toUTCString());
    response.end('gone');
  };
  for (let turn = 0; turn < 4; turn += 1) {
    const { status, bytes } = await ask('/_next/static/chunks/b.js');
    expect([status, bytes.toString()]).toEqual([404, 'gone']);
  }
});
