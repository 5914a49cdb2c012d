/** Builds the app for production and notes of which sources, so that `npm start` need not build them again. */
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { onStopSignal, stopAll } from './lib/processes.mjs';

onStopSignal(async () => {
  await stopAll();
  process.exit(1);
});
process.exit(await build(fileURLToPath(new URL('..', import.meta.url))));
