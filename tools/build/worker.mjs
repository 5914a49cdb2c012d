import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Where the scripts of the worker are put; app/worker.js answers with one of them. */
const FOLDER = '.next/worker';

/** The worker that caches pages, a kiosk's, and the one that takes their place: scripts that stand alone, which pages' build does not know. */
export async function writeWorker(root) {
  mkdirSync(join(root, FOLDER), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['worker/service-worker.ts', 'worker/kiosk-worker.ts', 'worker/self-destroying-worker.ts'],
    outdir: FOLDER,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  });
}
