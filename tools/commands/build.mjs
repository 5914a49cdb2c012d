/** Builds the app and notes of which sources, for `npm start`. `--if-changed` keeps a build of the present sources. */
import { parseArgs } from 'node:util';
import { build, needsBuild } from '../build/build.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { root } from '../run/root.mjs';

onStopSignal(async () => {
  await stopAll();
  process.exit(1);
});
const { values: options } = parseArgs({ options: { 'if-changed': { type: 'boolean' } } });
if (options['if-changed'] && !needsBuild(root)) process.exit(0);
process.exit(await build(root));
