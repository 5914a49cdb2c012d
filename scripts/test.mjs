/**
 * `npm test`: the one gate. `--fast` (npm run verify) leaves out what needs a build, a browser or the sandbox;
 * `--only=lint,unit` runs the named steps alone; in a fresh checkout `lint` and `types` want `routes` before them.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runSteps, table, verdict } from './lib/gate.mjs';
import { gateSteps } from './lib/gate-steps.mjs';
import { installPackages } from './lib/install.mjs';
import { onStopSignal, stopAll } from './lib/processes.mjs';
import { StepFailed } from './lib/progress.mjs';
import { nodeProblem } from './lib/settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'test');
const { values: options } = parseArgs({ options: { fast: { type: 'boolean' }, only: { type: 'string' } } });

onStopSignal(async () => {
  process.stdout.write('\nStopping …\n');
  await stopAll();
  process.exit(130);
});

function refuse(sentence) {
  console.error(sentence);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const problem = nodeProblem(process.versions.node);
if (problem) refuse(problem);
process.env.CI ??= '1';
process.env.NEXT_TELEMETRY_DISABLED = '1';

try {
  await installPackages(root, logFolder);
} catch (error) {
  if (error instanceof StepFailed) refuse('The packages could not be installed.');
  throw error;
}

const { fast, whole } = gateSteps(root, logFolder);
const wanted = options.only?.split(',');
const known = whole.flatMap(({ steps }) => steps.map(({ id }) => id));
const unknown = wanted?.find((id) => !known.includes(id));
if (unknown !== undefined) refuse(`There is no step "${unknown}"; the steps are ${known.join(', ')}.`);

const results = [];
for (const { steps, atOnce } of options.fast ? fast : whole) {
  const chosen = steps.filter(({ id }) => !wanted || wanted.includes(id));
  results.push(...(await runSteps(chosen, { root, logFolder, atOnce, earlier: results })));
}

console.log(`\n${table(results)}\n`);
console.log(verdict(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
