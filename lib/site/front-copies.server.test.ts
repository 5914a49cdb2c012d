/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageVersion } from '@/lib/cache/page-version.mjs';

const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  ETag: pageVersion('page'),
  'X-Accel-Expires': '@1795631784',
};
let server: Server;
let stopWatching: () => void;
let answer: { status: number; headers: Record<string, string | string[]> };

beforeAll(async () => {
  const { watchFrontCopies } = await import('./front-copies.server');
  stopWatching = watchFrontCopies();
  server = createServer((_request, response) => {
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    response.writeHead(answer.status);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  stopWatching();
  await new Promise((resolve) => server.close(resolve));
});

async function expiryOf(status: number, headers: Record<string, string | string[]>): Promise<string | null> {
  answer = { status, headers: { ...PAGE, ...headers } };
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`)).headers.get('x-accel-expires');
}

test('a stored page is kept until the end of its second, with the cookies of its key', async () => {
  expect(await expiryOf(200, {})).toBe('@1795631784');
  const cookies = ['lang=ru; Path=/', 'townId=; Max-Age=0', 'townId=2; Path=/', 'service=express; Path=/'];
  expect(await expiryOf(200, { 'Set-Cookie': cookies })).toBe('@1795631784');
});

test('a page that is shown as old is old at once', async () => {
  expect(await expiryOf(200, { 'x-nextjs-cache': 'STALE' })).toBe('@1795631783');
});

test.each<[string, number, Record<string, string | string[]>]>([
  ['another status', 404, {}],
  ['a failure', 503, {}],
  ['a redirect', 308, {}],
  ['no version of the page cache', 200, { ETag: '"another"' }],
  ['a body for the router', 200, { 'Content-Type': 'text/x-component' }],
  ['a device’s cookie', 200, { 'Set-Cookie': 'deviceId=one-of-a-diner; Path=/' }],
  ['a session’s cookie beside one of the key', 200, { 'Set-Cookie': ['lang=ru', '__Host-session=x'] }],
])('nothing is kept with %s', async (_name, status, headers) => {
  expect(await expiryOf(status, headers)).toBeNull();
});

test('a file that the front is to ask for again soon is left alone', async () => {
  const file = { 'Content-Type': 'application/javascript', ETag: '"file"', 'X-Accel-Expires': '1' };
  expect(await expiryOf(200, file)).toBe('1');
});

test('what nobody would keep is left alone', async () => {
  answer = { status: 200, headers: { 'Content-Type': 'text/html' } };
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).headers.has('x-accel-expires')).toBe(false);
});
