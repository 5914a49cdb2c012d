/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { draining } from './draining';
import { inOrder } from './step';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let port: number;
/** What the process does with the signal to end. */
let end: () => Promise<void>;

beforeEach(async () => {
  const drain = draining();
  const answer = inOrder([
    drain.step,
    (_request, response) => void setTimeout(() => response.end('Plov'), 50),
  ]);
  const server = createServer(answer);
  end = drain.attach(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => agent.destroy());

const ask = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().on('end', () => resolve(response));
    }).on('error', reject);
  });

test('an answer that is on its way arrives and ends its connection, so that the server can end', async () => {
  expect((await ask()).headers.connection).toBe('keep-alive');
  const onItsWay = ask();
  await new Promise((done) => setTimeout(done, 20));
  const ended = end();
  expect((await onItsWay).headers.connection).toBe('close');
  await ended;
});

test('a connection whose request has not come yet is still answered, and one without any does not hold the server', async () => {
  await ask();
  const [late, never] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of [late, never]) socket.on('error', () => undefined);
  await Promise.all([once(late, 'connect'), once(never, 'connect')]);
  const ended = end();
  await new Promise((done) => setTimeout(done, 100));
  late.write('POST /api/orders HTTP/1.1\r\nHost: app.test\r\nContent-Length: 2\r\n\r\n{}');
  const [answer] = (await once(late, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  await ended;
  await expect(ask()).rejects.toThrow();
});

test('connections that wait in the system’s queue are taken before the port is closed', async () => {
  await ask();
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

test('while more and more come, the port is closed soon, and nobody is reset: who is not taken is refused', async () => {
  await ask();
  const seen = new Set<string>();
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
      if (came === 'ECONNREFUSED') return;
    }
  };
  const lanes = Array.from({ length: 16 }, lane);
  await new Promise((done) => setTimeout(done, 200));
  await end();
  isOver = true;
  await Promise.all(lanes);
  expect([...seen].sort()).toEqual(['ECONNREFUSED', 'HTTP/1.1 200 OK']);
});
