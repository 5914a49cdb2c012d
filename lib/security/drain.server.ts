import 'server-only';
import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { beforeHead, onRequest } from './http-events.server';

/** A connection without a request is left so long for one that is on its way to it. */
const LINGER_MS = 500;

/**
 * Drains the process from the signal to stop on. Node would end connections on which no request has come yet: a proxy that has just
 * sent a press there must not send it a second time, and the press would be lost. They get half a second. And Next ends when all
 * connections have, while Node keeps those in use open for as long as a proxy sends requests through them: each answer ends its own.
 * @param signals who tells of the signal
 * @returns a function that stops it
 */
export function drainOnSignal(signals: EventEmitter = process): () => void {
  let isDraining = false;
  const servers = new Set<Server>();
  const begin = () => {
    isDraining = true;
    for (const server of servers) {
      server.close = (done) => {
        // What waits in the system's queue is taken before the port is closed.
        setImmediate(() => Listener.prototype.close.call(server, done));
        setTimeout(() => server.closeIdleConnections(), LINGER_MS);
        return server;
      };
    }
  };
  // Before Next's own listener, which closes the servers.
  signals.prependListener('SIGTERM', begin);
  const stop = onRequest(({ response, server }) => {
    if (server) servers.add(server);
    beforeHead(response, (status) => {
      if (isDraining && !response.headersSent) response.setHeader('Connection', 'close');
      return status;
    });
  });
  return () => {
    signals.off('SIGTERM', begin);
    stop();
  };
}
