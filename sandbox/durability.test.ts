/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { sendTo, newKey } from './testing/send-to';
import { byTrack, exchange, makeTrack, signIn, tokenOf } from './testing/browser';
import { makeStorage, OPEN_TIMEOUT_MS, type Storage } from './testing/open';
import { sendOrder, placeOrder, plainOrder, readOrder } from './testing/orders';

const START_MS = 120_000;
const POLL_MS = 100;

let storage: Storage;
let running: ChildProcess | undefined;

beforeAll(async () => {
  storage = await makeStorage(0.2);
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await kill();
  await storage.remove();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Starts the sandbox as a process of its own and gives its address. */
async function start(): Promise<string> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    cwd: path.dirname(__dirname),
    env: {
      NODE_ENV: 'test',
      ...storage.environment,
      SANDBOX_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running = child;
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const health = await sendTo(server, { url: '/health' }).catch(() => null);
    if (health?.status === 200) return server;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The sandbox did not start');
}

/** kill -9: no chance to shut down. */
async function kill(): Promise<void> {
  const child = running;
  running = undefined;
  if (child?.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it(
  'loses no acknowledged order, token or track when it is killed, and has no control API by default',
  async () => {
    const first = await start();
    expect((await sendTo(first, { method: 'POST', url: '/control/reset', body: {} })).status).toBe(404);
    const token = await signIn(first);
    const track = await makeTrack(first, token);
    const [body, key] = [await plainOrder(first), newKey()];
    const made = await placeOrder(first, token, body, key);
    expect(made.status).toBe(201);
    await kill();

    const second = await start();
    const again = await placeOrder(second, token, body, key);
    expect(again).toMatchObject({ status: 201, text: made.text });
    expect(again.headers['idempotency-replayed']).toBe('true');
    const fresh = tokenOf(await exchange(second, byTrack(track)));
    expect(readOrder(await sendOrder(second, fresh, readOrder(made).id)).id).toBe(readOrder(made).id);
    expect((await sendTo(second, { url: '/takeaway/v2/user/orders', token })).body).toMatchObject({
      meta: { total: 1 },
    });
  },
  3 * START_MS,
);
