import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { SANDBOX_PUBLIC_URL, SANDBOX_URL } from './environment';
import { test as base } from './test';

/** Where a request goes: the browser's own rule for this worker's sandbox does not reach what passes a proxy. */
function destination(url: URL): URL {
  if (url.host === new URL(SANDBOX_PUBLIC_URL).host) url.host = new URL(SANDBOX_URL).host;
  return url;
}

/** The network between the browser and every server, worker and preloads included: `setOffline` of a context reaches pages alone. */
export interface Network {
  /** Whatever is open breaks, nothing new gets through. */
  cut: () => void;
  restore: () => void;
  /** From now on a path is answered with a script of the journey's own, or with a status. */
  answer: (path: string, answer: string | number) => void;
  /** Delays requests of a path by milliseconds. */
  delay: (path: string, lengthMs: number) => void;
  /** Requests of these paths reach the server; their answers wait until the network is cut. */
  holdAnswers: (paths: RegExp) => void;
}

/** Journeys whose browser goes through a proxy that can be cut. */
export const test = base.extend<{ network: Network & { port: number } }>({
  network: async ({}, use) => {
    let isCut = false;
    const answers = new Map<string, string | number>();
    const delays = new Map<string, number>();
    let held: RegExp | null = null;
    const sockets = new Set<Socket>();
    const server = createServer((request: IncomingMessage, response: ServerResponse) => {
      if (isCut) return request.socket.destroy();
      const url = new URL(request.url ?? '', 'http://localhost');
      const own = answers.get(url.pathname);
      if (own !== undefined) {
        const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' };
        return response.writeHead(typeof own === 'number' ? own : 200, headers).end(String(own));
      }
      const pass = () => {
        const onward = forward(
          destination(url),
          { method: request.method, headers: request.headers },
          (answer) => {
            if (held?.test(url.pathname)) return void answer.resume();
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
            return undefined;
          },
        );
        onward.on('error', () => response.destroy());
        request.pipe(onward);
      };
      const delayMs = delays.get(url.pathname) ?? 0;
      if (delayMs > 0) setTimeout(pass, delayMs);
      else pass();
      return undefined;
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      if (isCut) socket.destroy();
    });
    server.on('connect', (request: IncomingMessage, client: Socket) => {
      const [host, port] = (request.url ?? '').split(':');
      if (isCut) return client.destroy();
      const onward = connect(Number(port), host, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        onward.pipe(client).pipe(onward);
      });
      onward.on('error', () => client.destroy());
      client.on('error', () => onward.destroy());
      return undefined;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({
      port: (server.address() as AddressInfo).port,
      cut: () => {
        isCut = true;
        held = null;
        for (const socket of sockets) socket.destroy();
      },
      restore: () => {
        isCut = false;
      },
      answer: (path, answer) => answers.set(path, answer),
      delay: (path, lengthMs) => delays.set(path, lengthMs),
      holdAnswers: (paths) => {
        held = paths;
      },
    });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  },
  // Browsers pass loopback addresses by their proxies by default.
  proxy: async ({ network }, use) =>
    use({ server: `http://127.0.0.1:${network.port}`, bypass: '<-loopback>' }),
});
