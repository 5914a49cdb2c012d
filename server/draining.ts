import type { Server } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import onHeaders from 'on-headers';
import type { Step } from './step';

/** Idle connections stay open this long: longer than nginx's `keepalive_timeout` of `changing`. */
export const LINGER_MS = 2000;
/** While so many come that the system's queue is never seen empty, the port is closed after this all the same. */
const QUEUE_MS = 2000;
/** A turn of the event loop in which less passed than this had no time for another connection, or hardly any. */
const SHORT_TURN_MS = 0.5;

/** Takes one connection per turn of the event loop, as Node does, so that the system's queue can empty. */
function takeFewer(server: Server): void {
  const { _handle: handle } = server as { _handle?: { listen?: (backlog: number) => number } | null };
  handle?.listen?.(0);
}

/** Calls back at a moment when no connection waits in the system's queue. */
function whenQueueIsEmpty(server: Server, then: () => void): void {
  const deadline = performance.now() + QUEUE_MS;
  let hasTaken = true;
  let turnBegunMs = 0;
  const record = () => {
    hasTaken = true;
  };
  const check = () => {
    const nowMs = performance.now();
    if ((!hasTaken && nowMs - turnBegunMs < SHORT_TURN_MS) || nowMs > deadline) {
      server.off('connection', record);
      then();
      return;
    }
    hasTaken = false;
    turnBegunMs = performance.now();
    setImmediate(check);
  };
  takeFewer(server);
  server.on('connection', record);
  // The first look comes before anything was taken.
  setImmediate(check);
}

/** Calls back once the event loop has read what waits on its connections. */
const afterNextReads = (then: () => void) => setImmediate(() => setImmediate(then));

/** The connections of a server from now on, as long as they last. */
function watchSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * Ends a server without losing requests: waits two seconds for idle connections, takes accepted ones,
 * then closes each connection with its answer.
 */
export function draining() {
  let isDraining = false;
  const step: Step = (_request, response, next) => {
    onHeaders(response, () => {
      if (isDraining && !response.headersSent) response.setHeader('Connection', 'close');
    });
    next();
  };
  return {
    step,
    /** Call it before the server listens. @returns ends it, when its last connection has ended */
    attach(server: Server): () => Promise<void> {
      // Those on which nothing has come yet are among them: Node counts them as busy.
      const sockets = watchSockets(server);
      return () =>
        new Promise((resolve) => {
          isDraining = true;
          whenQueueIsEmpty(server, () => {
            // `closeIdleConnections` comes with the HTTP server's own `close`, too early.
            Listener.prototype.close.call(server, () => resolve());
            setTimeout(() => {
              // Connections that came while the process was busy are read first.
              afterNextReads(() => {
                server.closeIdleConnections();
                for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
              });
            }, LINGER_MS).unref();
          });
        });
    },
  };
}
