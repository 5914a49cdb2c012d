import { connect } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.mjs';

/** A snapshot of a heap of hundreds of megabytes takes a while, and a process may be busy. */
const ANSWER_MS = 120_000;

/**
 * What processes hold when their garbage is collected.
 * @returns `env`: what a process has to be started with; `memory(pid)`: its `heapUsed`, `codeBytes` of it, `external`, `arrayBuffers` (bytes), its contexts and
 * active resources; `snapshot(pid, file)` writes what its heap holds. Both throw where the process does not answer.
 */
export function processProbes() {
  const folder = temporaryFolder('probes');
  const script = new URL('process-probe.mjs', import.meta.url);
  script.searchParams.set('folder', folder);
  const ask = (pid, what) =>
    new Promise((resolve, reject) => {
      const parts = [];
      const socket = connect(join(folder, `${pid}.sock`), () => socket.write(what));
      socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error(`the probe of ${pid} does not answer`)));
      socket.on('data', (part) => parts.push(part));
      socket.on('error', reject);
      socket.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8'))));
    });
  return {
    env: { NODE_OPTIONS: `--import ${script.href}` },
    memory: (pid) => ask(pid, 'memory'),
    snapshot: (pid, file) => ask(pid, `snapshot ${file}`),
  };
}
