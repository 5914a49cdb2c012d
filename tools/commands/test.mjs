/**
 * The gate in three circles: `npm test` runs what each change has to pass, `npm run test:all` (`--rest`) all else, `npm run verify`
 * (`--changed`) the checks and unit tests of what differs from the last commit, or with `--all` those of everything.
 * `--only=lint,unit` runs the named steps alone; in a fresh checkout `lint` and `types` want `routes` before them. `--whole` (.ci/run) runs
 * the unit tests without the machine's programs first, and is red where anything was left out.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, testsOfChanged } from '../gate/changed-files.mjs';
import { runSteps, verdict } from '../gate/gate.mjs';
import { gateSteps, programsOf } from '../gate/gate-steps.mjs';
import { installPackages } from '../run/install.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { installPrograms, missingPrograms, programTitles } from '../run/programs.mjs';
import { StepFailed } from '../run/progress.mjs';
import { lackOfRoom } from '../run/room.mjs';
import { root } from '../run/root.mjs';
import { nodeProblem } from '../run/settings.mjs';

const logFolder = join(root, '.data', 'logs', 'test');
const OPTIONS = {
  all: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  only: { type: 'string' },
  rest: { type: 'boolean', default: false },
  whole: { type: 'boolean', default: false },
};

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return refuse(`${error.message}; the options are --${Object.keys(OPTIONS).join(', --')}.`);
  }
}

const options = readOptions();

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

const lack = () => lackOfRoom([logFolder, join(root, '.data', 'reports'), tmpdir()]);
const problem = nodeProblem(process.versions.node) ?? lack();
if (problem) refuse(problem);
process.env.CI ??= '1';
process.env.NEXT_TELEMETRY_DISABLED = '1';

try {
  await installPackages(root, logFolder);
} catch (error) {
  if (error instanceof StepFailed) refuse('The packages could not be installed.');
  throw error;
}

const isWhole = options.whole;
const wanted = options.only?.split(',');
const changed = options.changed && !options.all ? changedFiles(root) : [];
const related = testsOfChanged(root, changed);
function chosenStages() {
  const circles = gateSteps(root, logFolder, { changed, related, isWhole });
  const known = Object.values(circles).flatMap((stages) => stages.flatMap(({ steps }) => steps));
  const unknown = wanted?.find((wantedId) => !known.some(({ id }) => id === wantedId));
  if (unknown !== undefined) {
    const ids = [...new Set(known.map(({ id }) => id))];
    refuse(`There is no step "${unknown}"; the steps are ${ids.join(', ')}.`);
  }
  if (wanted) {
    const stages = [...circles.core, ...circles.rest.slice(1)];
    return stages.map(({ steps, atOnce }) => ({
      atOnce,
      steps: steps.filter(({ id }) => wanted.includes(id)),
    }));
  }
  if (options.rest) return circles.rest;
  if (!options.changed) return circles.core;
  return options.all ? circles.core.slice(0, 2) : circles.changed;
}

const needs = chosenStages().flatMap(({ steps }) => steps.map(programsOf));
const needed = [...new Set(needs.flatMap(({ whole, suites }) => [...whole, ...suites]))];
const missing = await installPrograms(needed, root, logFolder);
for (const id of missing) console.log(`– ${programTitles([id])} is missing: what needs it is left out`);

const results = [];
// The steps depend on what has been installed.
for (const { steps, atOnce } of chosenStages()) {
  const missingOf = (step) => missingPrograms(programsOf(step).whole);
  results.push(...(await runSteps(steps, { root, logFolder, atOnce, earlier: results, missingOf })));
}

const { line, isGreen } = verdict(results, missing, { isWhole });
if (!isGreen && lack()) console.log(lack());
console.log(`\n${line}`);
process.exit(isGreen ? 0 : 1);
