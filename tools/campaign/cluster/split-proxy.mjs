import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A socket proxy that can split the network, silently, or slow it down, in order. */
export function splitProxy(path, target) {
  rmSync(path, { force: true });
  const pairs = new Set();
  let isCut = false;
  let lateMs = 0;
  const server = createServer((near) => {
    const far = connect(target);
    const pair = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]]) {
      let waiting = 0;
      let before = Promise.resolve();
      const pass = (part) => {
        if (!isCut) to.write(part);
      };
      from.on('data', (part) => {
        if (lateMs === 0 && waiting === 0) {
          pass(part);
          return;
        }
        waiting += 1;
        const dueAtMs = performance.now() + lateMs;
        before = before
          .then(() => pause(Math.max(0, dueAtMs - performance.now())))
          .then(() => {
            waiting -= 1;
            pass(part);
          });
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  server.listen(path);
  server.unref();
  return {
    cut: () => {
      isCut = true;
    },
    slow: (ms) => {
      lateMs = ms;
    },
    /** A connection that was open while it was cut has lost a part of its bytes, and ends. */
    mend: () => {
      isCut = false;
      for (const [near] of pairs) near.destroy();
    },
  };
}
