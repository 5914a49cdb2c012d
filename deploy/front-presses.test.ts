/** @jest-environment node */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { draining, LINGER_MS } from '@/server/draining';
import { inOrder } from '@/server/step';
import { startNginx } from '../tools/run/nginx.mjs';
import { stopService } from '../tools/run/processes.mjs';

/** An app behind nginx that counts the connections it gets; `lose` has it end one with each press that it reads. */
function makeApp() {
  const seen = { connections: [] as Socket[], presses: 0, lose: false };
  const drain = draining();
  const server = createServer(
    inOrder([
      drain.step,
      (incoming, response) => {
        incoming.resume().on('end', () => {
          seen.presses += 1;
          if (seen.lose) incoming.socket.destroy();
          else response.end('Plov');
        });
      },
    ]),
  );
  const end = drain.attach(server);
  // Node's own limit is longer than nginx's, and not what is looked at.
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => seen.connections.push(socket));
  return { server, seen, end };
}

const listen = (server: Server) =>
  new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  );
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  return port;
}

describeWith('nginx', 'openssl')('presses through the front', () => {
  let folder: string;
  const apps = [makeApp(), makeApp()] as const;
  let httpsPort: number;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  const press = () =>
    new Promise<number>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: httpsPort, path: '/api/orders', method: 'POST' };
      request({ ...options, agent: false, rejectUnauthorized: false }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end('{}');
    });
  const connections = () => apps.flatMap(({ seen }) => seen.connections);
  const presses = () => apps.reduce((sum, { seen }) => sum + seen.presses, 0);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dastarkhan-presses-'));
    // The workers belong to no diner.
    chmodSync(folder, 0o711);
    const appPorts = [];
    for (const { server } of apps) appPorts.push(await listen(server));
    httpsPort = await freePort();
    nginx = await startNginx(process.cwd(), {
      folder,
      logFolder: folder,
      releasedFiles: join(folder, 'released'),
      appOrigin: 'https://app.kz',
      httpsPort,
      httpPort: await freePort(),
      appPorts,
    });
    while (!(await press().catch(() => 0))) await pause(50);
  });
  afterAll(async () => {
    await stopService(nginx.service);
    for (const { server } of apps) {
      server.close();
      server.closeAllConnections();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test('reuses connections, so that no request waits for a new one', async () => {
    const before = presses();
    for (let count = 0; count < 40; count += 1) expect(await press()).toBe(200);
    expect(presses() - before).toBe(40);
    // Each of nginx's processes has one to each app.
    expect(connections().length).toBeLessThan(20);
  });

  test('nginx closes a connection without one before an app that ends does', async () => {
    await press();
    const open = connections().filter(({ destroyed }) => !destroyed);
    expect(open.length).toBeGreaterThan(0);
    // The apps of this test keep theirs for a minute: nginx closes these.
    const closed = Promise.all(open.map((socket) => new Promise((done) => socket.once('end', done))));
    await expect(closed).resolves.toHaveLength(open.length);
    const config = readFileSync(join(process.cwd(), 'deploy', 'nginx.conf'), 'utf8');
    const [, seconds] =
      /upstream changing \{[^}]*keepalive_timeout (\d+)s;/.exec(config.replaceAll(/\$\{\w+\}/g, '')) ?? [];
    expect(Number(seconds) * 1000).toBeLessThanOrEqual(LINGER_MS / 2);
  });

  test('a press lost on a reused connection is reported and not sent again', async () => {
    for (let count = 0; count < 8; count += 1) await press();
    const before = { presses: presses(), connections: connections().length };
    for (const { seen } of apps) seen.lose = true;
    expect(await press()).toBe(502);
    for (const { seen } of apps) seen.lose = false;
    await pause(200);
    expect(presses() - before.presses).toBe(1);
    expect(await press()).toBe(200);
  });

  test('an app that ends leaves nginx its connections without a lost request', async () => {
    // nginx leaves an app alone for two seconds after a failure, as the one above.
    const [{ seen: ending, end }] = apps;
    for (const before = ending.presses; ending.presses === before; await pause(20)) await press();
    const remaining = ending.connections.filter(({ destroyed }) => !destroyed);
    const ended = end();
    await pause(100);
    expect(remaining.length).toBeGreaterThan(0);
    expect(remaining.filter(({ destroyed }) => destroyed)).toEqual([]);
    const before = presses();
    const answers = await Promise.all(Array.from({ length: 40 }, press));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(presses() - before).toBe(answers.length);
    // The other goes on.
    await ended;
    expect(await press()).toBe(200);
  });
});
