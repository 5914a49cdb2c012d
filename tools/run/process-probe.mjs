/*
 * Loaded into an app's process before anything else (`node --import`), only where memory is measured: on a socket in the folder
 * that its own address names (`process-probe.mjs?folder=…`) it answers what is held once everything is collected that can be.
 * The socket's name is the process id.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** What the first collection lets go of is collected by the second. */
const COLLECTIONS = 2;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** What a process has once (lib/cache/per-process.mjs), its bounded caches among it; empty until Next has loaded them. */
const owned = () => globalThis[Symbol.for('dastarkhan.per-process')] ?? new Map();

const counted = (names) => {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** What V8 has compiled: in use in the spaces of the heap that hold code. */
const codeBytes = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.includes('code'))
    .reduce((total, { space_used_size: bytes }) => total + bytes, 0);

const ANSWERS = {
  memory() {
    for (let turn = 0; turn < COLLECTIONS; turn += 1) collect();
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    const { number_of_native_contexts: contexts } = getHeapStatistics();
    return {
      heapUsed,
      external,
      arrayBuffers,
      contexts,
      codeBytes: codeBytes(),
      resources: counted(process.getActiveResourcesInfo()),
      packedBytes: owned().get('packedAnswers')?.calculatedSize ?? 0,
      pageBytes: owned().get('pageCache')?.entries?.calculatedSize ?? 0,
    };
  },
  snapshot: (file) => writeHeapSnapshot(file),
};

// Pictures are made in threads, which load this as well.
if (isMainThread) {
  const folder = new URL(import.meta.url).searchParams.get('folder');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', async (asked) => {
      const [name, argument] = asked.toString('utf8').split(' ');
      socket.end(JSON.stringify(await ANSWERS[name](argument)));
    });
  });
  server.listen(join(folder, `${process.pid}.sock`));
  server.unref();
}
