/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { setTestSettings } from '@/lib/env/test-settings';
import { admitByClass } from './admission.server';

let server: Server;
let origin: string;
let stop: () => void;
const answered: string[] = [];
/** Answers of a platform that is slow. */
const held: (() => void)[] = [];

beforeEach(async () => {
  setTestSettings({ LOG_LEVEL: 'silent' });
  answered.length = 0;
  stop = await admitByClass();
  server = createServer((request, response) => {
    answered.push(request.url ?? '');
    const answer = () => response.end('Plov');
    if (request.url === '/api/orders?slow') held.push(answer);
    else setTimeout(answer, 5);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  stop();
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
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
  await tick(200);
  for (const path of ['/', '/api/session', '/api/images?w=320']) expect((await ask(path)).status).toBe(200);
});

test('a late process answers pages and presses, and refuses reads and pictures before anything is done', async () => {
  const late = stayLate(300, 20);
  // Node takes one connection a turn: those after the first come to a process that is known to be late.
  for (let turn = 0; turn < 5; turn += 1) await tick(0);
  const asking = Promise.all([
    ask('/'),
    ask('/api/orders', { method: 'POST', body: '{}' }),
    ask('/api/session'),
    ask('/api/images?w=320'),
    ask('/order/90001', { headers: { cookie: 'lang=ka' } }),
  ]);
  const [page, press, read, picture, own] = await asking;
  await late;
  expect([page.status, press.status]).toEqual([200, 200]);
  for (const refused of [read, picture, own]) {
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('cache-control')).toContain('no-store');
  }
  expect(await read.json()).toMatchObject({ error: { code: 'upstream/unavailable' } });
  expect(await own.text()).toContain('lang="ka"');
  expect(answered.sort()).toEqual(['/', '/api/orders']);
});

test('behind presses that wait for too long none more is taken, and all else is', async () => {
  const press = (path: string) => ask(path, { method: 'POST', body: '{}' });
  const waiting = Array.from({ length: 8 }, () => press('/api/orders?slow'));
  while (held.length < waiting.length) await tick(5);
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 3500);
  const order = await press('/api/orders');
  expect(order.status).toBe(503);
  expect(Number(order.headers.get('retry-after'))).toBeGreaterThanOrEqual(7);
  for (const other of [await ask('/api/session'), await ask('/'), await press('/api/cart/quote')])
    expect(other.status).toBe(200);
  for (const answer of held.splice(0)) answer();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  expect((await press('/api/orders')).status).toBe(200);
});

test('everything is answered again as soon as there is time', async () => {
  await stayLate(300);
  await tick(100);
  expect((await ask('/api/session')).status).toBe(200);
});
