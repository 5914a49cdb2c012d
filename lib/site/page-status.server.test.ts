/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as nextHeaders from 'next/headers';
import { setPageStatus, takePageStatuses } from './page-status.server';

jest.mock('next/headers', () => ({ headers: jest.fn() }));

let server: Server;
let address: string;
let stop: () => void;

beforeAll(async () => {
  stop = takePageStatuses();
  // As Next does it: the page is rendered, then its first byte sends the head.
  server = createServer((request, response) => {
    void (async () => {
      jest
        .mocked(nextHeaders.headers)
        .mockResolvedValue(new Headers(request.headers as Record<string, string>));
      if (request.url === '/sick') await setPageStatus(503);
      response.statusCode = 200;
      response.setHeader('Content-Type', 'text/html');
      response.flushHeaders();
      response.end('page');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${address}${path}`, { headers })).status;

test('a page that could not ask the platform is answered with the status that it notes', async () => {
  expect(await statusOf('/sick')).toBe(503);
});

test('the next answer over the same connection is unchanged', async () => {
  expect([await statusOf('/sick'), await statusOf('/well'), await statusOf('/well')]).toEqual([
    503, 200, 200,
  ]);
});

test('a header from outside cannot name another request', async () => {
  const number = { 'x-request-number': '1' };
  expect(await statusOf('/well', number)).toBe(200);
  expect(await statusOf('/sick', number)).toBe(503);
});
