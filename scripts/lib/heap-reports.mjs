import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 20;
/** A process that is busy gets so long. */
const TIMEOUT_MS = 10_000;

/**
 * How much processes use when their garbage is collected.
 * @returns `env`: what a process has to be started with; `read(pid)`: what it uses then, bytes
 */
export function heapReports() {
  const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-heaps-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const script = new URL('collected-heap.mjs', import.meta.url);
  script.searchParams.set('folder', folder);
  return {
    env: { NODE_OPTIONS: `--import ${script.href}` },
    /** @throws Error where the process says nothing */
    async read(pid) {
      const file = join(folder, `${pid}.json`);
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      const deadline = performance.now() + TIMEOUT_MS;
      while (!existsSync(file)) {
        if (performance.now() > deadline) throw new Error(`process ${pid} does not say what it uses`);
        await pause(LOOK_MS);
      }
      const { heapUsed, arrayBuffers } = JSON.parse(readFileSync(file, 'utf8'));
      return heapUsed + arrayBuffers;
    },
  };
}
