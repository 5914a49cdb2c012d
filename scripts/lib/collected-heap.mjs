/*
 * Loaded into an app's process before anything else (`node --import`): at SIGUSR2 it collects garbage and writes what is still used into
 * the folder that its own address names (`collected-heap.mjs?folder=…`), as `<pid>.json`.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const folder = new URL(import.meta.url).searchParams.get('folder');
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const file = join(folder, `${process.pid}.json`);
  // Whole, or not there.
  writeFileSync(`${file}.part`, JSON.stringify({ heapUsed, arrayBuffers }));
  renameSync(`${file}.part`, file);
});
