/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { familyBytes, residentBytes } from './process-figures.mjs';
import { until } from './until.mjs';

const hasProc = existsSync('/proc/self/stat');
/** A page of memory more or less does not matter, a process does. */
const ROUNDING_BYTES = 256 * 1024;

if (hasProc)
  test('the memory of a service is that of all its processes', async () => {
    const service = spawn('sh', ['-c', 'sleep 60 & echo $!; wait']);
    const [line] = await once(service.stdout, 'data');
    const workerPid = Number(line);
    const isSumOfBoth = () => {
      const [own, worker] = [residentBytes(service.pid), residentBytes(workerPid)];
      const missing = Math.abs(familyBytes({ child: service }) - own - worker);
      return worker > 2 * ROUNDING_BYTES && missing < ROUNDING_BYTES;
    };
    // Both may still be starting.
    expect(await until(isSumOfBoth)).toBeDefined();
    process.kill(workerPid);
    await once(service, 'exit');
  });

test('a service that has ended has no memory to tell of', () => {
  const { pid } = spawnSync('true');
  expect(() => familyBytes({ child: { pid } })).toThrow();
});
