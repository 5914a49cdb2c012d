import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const SEGMENT_BYTES = 1460;
/** What has come and is not given yet: from here on who sends has to wait. */
const MOST_WAITING_BYTES = 64 * 1024;

/** Carries all bytes of one socket to another in their order, each when `dueAt(bytes)` says. */
async function carry(from, to, dueAt) {
  const parts = [];
  let waiting = 0;
  let hasEnded = false;
  let wake = () => undefined;
  from.on('data', (bytes) => {
    for (let start = 0; start < bytes.length; start += SEGMENT_BYTES) {
      const part = bytes.subarray(start, start + SEGMENT_BYTES);
      parts.push({ part, at: dueAt(part.length) });
    }
    waiting += bytes.length;
    if (waiting >= MOST_WAITING_BYTES) from.pause();
    wake();
  });
  const end = () => {
    hasEnded = true;
    wake();
  };
  from.on('end', end);
  from.on('close', end);
  from.on('error', () => to.destroy());
  while (!hasEnded || parts.length > 0) {
    const [next] = parts;
    if (!next) await new Promise((resolve) => (wake = resolve));
    else {
      const restMs = next.at - performance.now();
      if (restMs > 0) await pause(restMs);
      parts.shift();
      waiting -= next.part.length;
      if (waiting < MOST_WAITING_BYTES) from.resume();
      if (!to.destroyed) to.write(next.part);
    }
  }
  to.end();
}

/**
 * A server of this machine as over a slow network: what comes back waits for half of the latency, and then for its turn among all connections,
 * segment by segment; what is sent waits for the other half. A browser's own throttling counts the bytes of answers, this one those of TLS and
 * HTTP/2. TCP's own handshake and slow start are not in it.
 * @param options.bytesPerSecond of all connections together; `latencyMs` there and back
 * @returns its port, the bytes that it has given so far, and how it is ended
 */
export async function startThrottlingProxy(port, { bytesPerSecond, latencyMs }) {
  let freeAt = 0;
  let given = 0;
  const sockets = new Set();
  const later = () => performance.now() + latencyMs / 2;
  const inTurn = (bytes) => {
    given += bytes;
    freeAt = Math.max(freeAt, later()) + (bytes * 1000) / bytesPerSecond;
    return freeAt;
  };
  const server = createServer((phone) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [phone, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    void carry(phone, far, later);
    void carry(far, phone, inTurn);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    given: () => given,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
