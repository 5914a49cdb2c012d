/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processProbes } from './process-probes.mjs';

const MB = 1024 * 1024;
/** Holds 24 MB and has thrown as many away. */
const PROGRAM = `
  globalThis.held = Array.from({ length: 24 }, () => new Uint8Array(${MB}).fill(1));
  for (let count = 0; count < 24; count += 1) new Uint8Array(${MB}).fill(1);
  process.stdout.write('ready');
  setInterval(() => undefined, 1000);
`;

test('a process tells what it uses without its garbage, as often as it is asked', async () => {
  const probes = processProbes();
  const child = spawn(process.execPath, ['-e', PROGRAM], { env: { ...process.env, ...probes.env } });
  await once(child.stdout, 'data');
  for (let time = 0; time < 2; time += 1) {
    const { heapUsed, arrayBuffers } = await probes.memory(child.pid);
    const used = heapUsed + arrayBuffers;
    expect(used).toBeGreaterThan(24 * MB);
    expect(used).toBeLessThan(40 * MB);
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
});
