import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/**
 * A proxy to a socket of this machine that can be cut, as a network is split: who is connected hears nothing more, and nobody gets
 * through any more.
 * @param path where it listens; @param target where it leads
 */
export function splitProxy(path, target) {
  rmSync(path, { force: true });
  const pairs = new Set();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target);
    const pair = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]]) {
      from.on('data', (part) => {
        if (!isCut) to.write(part);
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
    /** What was connected while it was cut has lost a part of what was said, and ends. */
    mend: () => {
      isCut = false;
      for (const [near] of pairs) near.destroy();
    },
  };
}
