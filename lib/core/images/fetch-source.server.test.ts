/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchSource } from './fetch-source.server';
import { publicLookup } from './public-lookup.server';

let server: Server;
let answer: RequestListener;
let requestedPaths: string[];
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requestedPaths = [];
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

const NEVER = new AbortController().signal;
const fetched = (signal = NEVER) =>
  fetchSource({ address, fetchFrom: new URL(`${address}/picture`), isPlatform: true }, signal);

test('returns the bytes as they are stored', async () => {
  answer = (_request, response) => response.end('picture');
  await expect(fetched()).resolves.toEqual({ kind: 'found', bytes: Buffer.from('picture') });
});

test.each([400, 401, 403, 404, 410, 422])('takes %i for no picture', async (status) => {
  answer = (_request, response) => response.writeHead(status).end();
  await expect(fetched()).resolves.toEqual({ kind: 'missing' });
});

test.each([429, 500, 502, 503])('takes %i for a failure that passes', async (status) => {
  answer = (_request, response) => response.writeHead(status).end();
  await expect(fetched()).resolves.toMatchObject({ kind: 'failed' });
});

test.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
  answer = (request, response) => {
    if (request.url === '/inside') response.end('secret');
    else response.writeHead(status, { Location: `${address}/inside` }).end();
  };
  await expect(fetched()).resolves.toEqual({ kind: 'missing' });
  expect(requestedPaths).toEqual(['/picture']);
});

describe('a picture that is too large', () => {
  test('is not even read where it says so', async () => {
    let sent = 0;
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': String(64 * 1024 * 1024) });
      response.on('close', () => (sent = response.socket?.bytesWritten ?? sent));
      response.write(Buffer.alloc(1024));
    };
    await expect(fetched()).resolves.toEqual({ kind: 'missing' });
    expect(sent).toBeLessThan(1024 * 1024);
  });

  test('is given up while it comes where it says nothing', async () => {
    let isCut = false;
    let chunks = 0;
    const closed = new Promise<void>((done) => {
      answer = (_request, response) => {
        response.on('close', () => {
          isCut = !response.writableFinished;
          done();
        });
        const send = () => {
          // Without an end: only the reader can stop this.
          if (isCut) return;
          chunks += 1;
          if (response.write(Buffer.alloc(256 * 1024))) setImmediate(send);
          else response.once('drain', send);
        };
        send();
      };
    });
    await expect(fetched()).resolves.toEqual({ kind: 'missing' });
    await closed;
    expect(isCut).toBe(true);
    expect(chunks * 256 * 1024).toBeLessThan(32 * 1024 * 1024);
  });
});

test('is a failure when it breaks off', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('half', () => response.destroy());
  };
  await expect(fetched()).resolves.toMatchObject({ kind: 'failed' });
});

test('is given up when the time is over, before an answer and within it', async () => {
  answer = () => undefined;
  await expect(fetched(AbortSignal.timeout(50))).resolves.toMatchObject({ kind: 'failed' });
  answer = (_request, response) => {
    response.write('slow');
  };
  await expect(fetched(AbortSignal.timeout(50))).resolves.toMatchObject({ kind: 'failed' });
});

test('a store whose name leads to a private address is not connected to', async () => {
  const { port } = new URL(address);
  const lookup = publicLookup((_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]));
  const source = {
    address: '',
    fetchFrom: new URL(`https://pictures.example:${port}/1.webp`),
    isPlatform: false,
  };
  await expect(fetchSource(source, NEVER, lookup)).resolves.toEqual({
    kind: 'failed',
    reason: 'the name leads to an address that is not public',
  });
  expect(requestedPaths).toEqual([]);
});

test('a store is looked up so where no other lookup is given', async () => {
  const { port } = new URL(address);
  const source = { address: '', fetchFrom: new URL(`https://localhost:${port}/1.webp`), isPlatform: false };
  await expect(fetchSource(source, NEVER)).resolves.toEqual({
    kind: 'failed',
    reason: 'the name leads to an address that is not public',
  });
});
