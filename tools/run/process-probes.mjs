import { connect } from 'node:net';
import { join } from 'node:path';
import { slowness } from './slowness.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const ANSWER_MS = 30_000;

/**
 * What processes hold when their garbage is collected.
 * @returns `env`: what a process has to be started with; `memory(pid)`: its `heapUsed`, `arrayBuffers` and `packedBytes` of them, in bytes;
 *   it throws where the process does not answer
 */
export function processProbes() {
  const folder = temporaryFolder('probes');
  const script = new URL('process-probe.mjs', import.meta.url);
  script.searchParams.set('folder', folder);
  return {
    env: { NODE_OPTIONS: `--import ${script.href}` },
    memory: (pid) =>
      new Promise((resolve, reject) => {
        const parts = [];
        const socket = connect(join(folder, `${pid}.sock`));
        socket.setTimeout(ANSWER_MS * slowness(), () =>
          socket.destroy(new Error(`the probe of ${pid} does not answer`)),
        );
        socket.on('data', (part) => parts.push(part));
        socket.on('error', reject);
        socket.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8'))));
      }),
  };
}
