/** @jest-environment node */
import { connect } from 'node:net';
import { currentRequest } from '@/lib/core/log/current-request.server';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { serve } from '../test-server';
import { unavailablePage } from '../unavailable';
import { admission } from './admission';
import { requestId } from './request-id';

let behind: Awaited<ReturnType<typeof serve>>;
let origin: string;
/** Called when a request is begun, before it is answered. */
let onBegun: (url: string) => void;
let stop: () => void;
const answered: string[] = [];
/** Answers of a platform that is slow. */
const held: (() => void)[] = [];

beforeEach(async () => {
  setTestSettings({ LOG_LEVEL: 'silent' });
  answered.length = 0;
  onBegun = () => undefined;
  const { step, stop: stopStep } = admission(await unavailablePage());
  stop = stopStep;
  behind = await serve([requestId, step], (request, response) => {
    onBegun(request.url ?? '');
    answered.push(request.url ?? '');
    const answer = () => response.end('Plov');
    if (request.url === '/api/orders?slow') held.push(answer);
    else setTimeout(answer, 5);
  });
  origin = behind.address;
});
afterEach(async () => {
  stop();
  jest.restoreAllMocks();
  await behind.close();
});

const send = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
const tick = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Keeps the event loop late by so long in every turn, for a while. */
async function stayLate(ms: number, turns = 12): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    await tick(0);
  }
}

test('everything is answered while there is time', async () => {
  for (const path of ['/', '/api/session', '/api/images?w=320']) expect((await send(path)).status).toBe(200);
});

test('a late process answers pages and presses, and refuses reads and pictures before anything is done', async () => {
  const late = stayLate(300, 20);
  // Node takes one connection a turn: those after the first come to a process that is known to be late.
  for (let turn = 0; turn < 5; turn += 1) await tick(0);
  const asking = Promise.all([
    send('/'),
    send('/api/orders', { method: 'POST', body: '{}' }),
    send('/api/session'),
    send('/api/images?w=320'),
    send('/order/90001', { headers: { cookie: 'country=ge; lang=en' } }),
    send('/order/90001', { headers: { cookie: 'country=ge' } }),
  ]);
  const [page, press, read, picture, own, first] = await asking;
  await late;
  expect([page.status, press.status]).toEqual([200, 200]);
  for (const refused of [read, picture, own, first]) {
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('cache-control')).toContain('no-store');
  }
  expect(await read.json()).toMatchObject({ error: { code: 'upstream/unavailable' } });
  expect(await own.text()).toContain('lang="en"');
  expect(await first.text()).toContain('lang="ka"');
  expect(answered.sort()).toEqual(['/', '/api/orders']);
});

test('behind presses that wait too long no press is accepted, but all other requests are', async () => {
  const press = (path: string) => send(path, { method: 'POST', body: '{}' });
  const waiting = Array.from({ length: 8 }, () => press('/api/orders?slow'));
  while (held.length < waiting.length) await tick(5);
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 3500);
  const order = await press('/api/orders');
  expect(order.status).toBe(503);
  expect(Number(order.headers.get('retry-after'))).toBeGreaterThanOrEqual(7);
  for (const other of [await send('/api/session'), await send('/'), await press('/api/cart/quote')])
    expect(other.status).toBe(200);
  for (const answer of held.splice(0)) answer();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  expect((await press('/api/orders')).status).toBe(200);
});

/** Sends requests at once, over one connection. @returns the answers' heads and bodies, when all have come */
async function together(requests: string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  socket.write(
    requests.map((line) => `${line} HTTP/1.1\r\nHost: app.test\r\nContent-Length: 0\r\n\r\n`).join(''),
  );
  while (text.split('HTTP/1.1 ').length <= requests.length) await tick(5);
  socket.destroy();
  return text;
}

test('simultaneous requests begin one per turn, by importance, then in order', async () => {
  const begun: { url: string; turn: number; id: string | undefined }[] = [];
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  onBegun = (url) => begun.push({ url, turn, id: currentRequest()?.id });
  count();
  const text = await together([
    ...['a', 'b'].map((name) => `GET /api/images?w=320&${name}`),
    ...['a', 'b'].map((name) => `GET /api/session?${name}`),
    'GET /faq',
    'POST /api/orders',
  ]);
  isOver = true;
  expect(begun.map(({ url }) => url)).toEqual([
    '/api/images?w=320&a',
    '/api/orders',
    '/faq',
    '/api/session?a',
    '/api/session?b',
    '/api/images?w=320&b',
  ]);
  expect(new Set(begun.map((one) => one.turn)).size).toBe(begun.length);
  // The answers come as they were asked for, each with the id under which it was made.
  const ids = [...text.matchAll(/x-request-id: ([0-9a-f]{32})/gi)].map(([, id]) => id);
  expect(ids).toEqual([0, 5, 3, 4, 2, 1].map((index) => begun[index]?.id));
});

test('whose turn has not come in time is refused, a picture before a read', async () => {
  const reads = Array.from({ length: 36 }, () => 'GET /api/session');
  // Each takes less than what is late for the event loop.
  onBegun = () => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  };
  const text = await together([...reads, 'GET /api/images?w=320']);
  const statuses = [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status);
  // On a slow machine the last reads come too late as well.
  expect(statuses.slice(0, 12)).toEqual(Array<string>(12).fill('200'));
  expect(statuses.at(-1)).toBe('503');
  expect(text).toContain('Retry-After: 2');
});

test('everything is answered again as soon as there is time', async () => {
  await stayLate(300);
  await tick(100);
  expect((await send('/api/session')).status).toBe(200);
});
