/*
 * Loaded into an app's process before anything else (`node --import`), only where memory is measured: on a socket in the folder
 * that its own address names (`process-probe.mjs?folder=…`) it answers what is held once everything is collected that can be.
 * The socket's name is the process id.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** What the first collection lets go of is collected by the second. */
const COLLECTIONS = 2;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** What a process has once (lib/cache/per-process.mjs), its bounded caches among it; empty until Next has loaded them. */
const owned = () => globalThis[Symbol.for('dastarkhan.per-process')] ?? new Map();

function memory() {
  for (let turn = 0; turn < COLLECTIONS; turn += 1) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heapUsed, arrayBuffers, packedBytes: owned().get('packedAnswers')?.calculatedSize ?? 0 };
}

// Pictures are made in threads, which load this as well.
if (isMainThread) {
  const folder = new URL(import.meta.url).searchParams.get('folder');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(memory()));
  });
  server.listen(join(folder, `${process.pid}.sock`));
  server.unref();
}
