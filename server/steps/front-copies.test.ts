/** @jest-environment node */
import { pageVersion } from '@/lib/cache/page-version.mjs';
import { serve } from '../test-server';
import { frontCopies } from './front-copies';

const PAGE = {
  'Content-Type': 'text/html; charset=utf-8',
  ETag: pageVersion('page'),
  'X-Accel-Expires': '@1795631784',
};
let behind: Awaited<ReturnType<typeof serve>>;
let answer: { status: number; headers: Record<string, string | string[]> };

beforeAll(async () => {
  behind = await serve([frontCopies()], (_request, response) => {
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    response.writeHead(answer.status);
    response.end();
  });
});
afterAll(() => behind.close());

async function expiryOf(status: number, headers: Record<string, string | string[]>): Promise<string | null> {
  answer = { status, headers: { ...PAGE, ...headers } };
  return (await fetch(behind.address)).headers.get('x-accel-expires');
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
  expect((await fetch(behind.address)).headers.has('x-accel-expires')).toBe(false);
});
