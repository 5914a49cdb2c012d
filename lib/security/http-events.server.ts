import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/* What Node tells of the requests of this process before anything of Next reads them. */

const REQUEST_START = 'http.server.request.start';

interface ArrivedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  server?: Server;
}

/**
 * Calls the listener with every request from now on.
 * @returns how to stop that
 */
export function onRequest(listener: (arrived: ArrivedRequest) => void): () => void {
  const listen = (message: unknown) => listener(message as ArrivedRequest);
  subscribe(REQUEST_START, listen);
  return () => void unsubscribe(REQUEST_START, listen);
}

/**
 * Calls `change` with the status of an answer before its head is written; what it returns is the status. The one that is set
 * last is called first.
 */
export function beforeHead(response: ServerResponse, change: (status: number) => number): void {
  const write = response.writeHead.bind(response);
  Object.defineProperty(response, 'writeHead', {
    configurable: true,
    writable: true,
    value: (status: number, ...rest: unknown[]): unknown =>
      Reflect.apply(write, response, [change(status), ...rest]),
  });
}
