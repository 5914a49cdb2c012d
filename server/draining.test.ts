/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { fakePauses } from '@/lib/core/time/test-timers';
import { draining, LINGER_MS } from './draining';
import { inOrder } from './step';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Server;
let port: number;
/** How a request is answered. */
let answer: (response: ServerResponse) => void;
/** The reaction of the process to the signal to end. */
let end: () => Promise<void>;

beforeEach(async () => {
  const drain = draining();
  answer = (response) => response.end('Plov');
  server = createServer(inOrder([drain.step, (_request, response) => answer(response)]));
  end = drain.attach(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => agent.destroy());

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const send = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().on('end', () => resolve(response));
    }).on('error', reject);
  });

test('an answer that is on its way arrives and ends its connection, so that the server can end', async () => {
  expect((await send()).headers.connection).toBe('keep-alive');
  const arrived = new Promise<ServerResponse>((resolve) => (answer = resolve));
  const onItsWay = send();
  const response = await arrived;
  const ended = end();
  response.end('Plov');
  expect((await onItsWay).headers.connection).toBe('close');
  await ended;
});

test('a connection whose request has not come yet is still answered, and one without any does not hold the server', async () => {
  await send();
  const [late, never] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of [late, never]) socket.on('error', () => undefined);
  await Promise.all([once(late, 'connect'), once(never, 'connect')]);
  fakePauses();
  const ended = end();
  while (server.listening) await nextTurn();
  await jest.advanceTimersByTimeAsync(LINGER_MS - 1);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  late.write('POST /api/orders HTTP/1.1\r\nHost: app.test\r\nContent-Length: 2\r\n\r\n{}');
  const [received] = (await once(late, 'data')) as [Buffer];
  expect(received.toString()).toMatch(/^HTTP\/1\.1 200/);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await ended;
  await expect(send()).rejects.toThrow();
});

test('connections that wait in the system’s queue are taken before the port is closed', async () => {
  await send();
  const POST = 'POST /api/orders HTTP/1.1\r\nHost: app.test\r\nContent-Length: 2\r\n\r\n{}';
  const answers = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(POST);
    return new Promise<string>((resolve) => {
      socket.on('data', (part: Buffer) => resolve(part.toString().split('\r\n', 1)[0] ?? ''));
      socket.on('error', (error) => resolve(error.message));
    });
  });
  // They are connected then, and Node has had no turn to take one.
  await new Promise<void>((done) => process.nextTick(done));
  const ended = end();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  await ended;
});

test('under a rising load the port closes soon and no connection is reset: later ones are refused', async () => {
  await send();
  // As long as a press takes: the queue has moments without a connection.
  answer = (response) => void setTimeout(() => response.end('Plov'), 50);
  const seen = new Set<string>();
  let answers = 0;
  let isOver = false;
  const lane = async () => {
    while (!isOver) {
      const came = await new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.write('POST /api/orders HTTP/1.1\r\nHost: app.test\r\nContent-Length: 2\r\n\r\n{}');
        socket.on('data', (part: Buffer) => resolve(part.toString().split('\r\n', 1)[0] ?? ''));
        socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      });
      seen.add(came);
      answers += 1;
      if (came === 'ECONNREFUSED') return;
    }
  };
  const lanes = Array.from({ length: 16 }, lane);
  while (answers < 200) await nextTurn();
  await end();
  isOver = true;
  await Promise.all(lanes);
  expect([...seen].sort()).toEqual(['ECONNREFUSED', 'HTTP/1.1 200 OK']);
});
