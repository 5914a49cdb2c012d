/**
 * `npm run engines`: what diners and guests do with the product in three engines, against the production build and the sandbox:
 * Chromium, Debian’s Firefox (Gecko) and Debian’s MiniBrowser (WebKit). What it needs it installs where it may.
 * `--engines=firefox,webkit` and `--scenarios=menu,bill` for some; `--pictures` keeps a picture of each screen in `.data/engines/`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lines } from '../campaign/report.mjs';
import { CANNOT, ENGINES } from '../engines/engines.mjs';
import { runScenario } from '../engines/run.mjs';
import { startTestbed } from '../engines/testbed.mjs';
import { SCENARIOS } from '../engines/scenarios/all.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: Object.keys(ENGINES).join() },
    scenarios: { type: 'string', default: SCENARIOS.map(({ id }) => id).join() },
    pictures: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'engines');
const engines = values.engines.split(',');
const wanted = values.scenarios.split(',');
const scenarios = SCENARIOS.filter(({ id }) => wanted.includes(id));

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

const runs = [];
const printResult = (engine, run) => {
  runs.push({ ...run, engine, name: `${engine}, ${run.id}` });
  console.log(
    `${run.broken.length > 0 ? '✗' : '✓'} ${engine} ${run.version}, ${run.id}: ${run.name} (${(run.ms / 1000).toFixed(1)} s)`,
  );
  for (const sentence of run.broken.slice(0, 10)) console.log(`      ${sentence}`);
};

/** A row a scenario, a column an engine. */
function table() {
  const cell = (engine, id) => {
    const run = runs.find((one) => one.engine === engine && one.id === id);
    if (CANNOT[engine]?.[id]) return 'cannot';
    if (!run) return 'not run';
    return run.broken.length > 0 ? 'BROKEN' : `${(run.ms / 1000).toFixed(1)} s`;
  };
  return lines(
    ['scenario', ...engines],
    scenarios.map(({ id }) => [id, ...engines.map((engine) => cell(engine, id))]),
  );
}

try {
  const testbed = await startTestbed(
    root,
    {
      first: Number(process.env.ENGINES_PORT || 3610),
      sandbox: Number(process.env.ENGINES_SANDBOX_PORT || 4610),
    },
    logFolder,
  );
  for (const engine of engines) {
    const open = await ENGINES[engine](root, logFolder);
    const pictures = { folder: join(root, '.data', 'engines', engine), areWanted: values.pictures };
    for (const scenario of scenarios) {
      const reason = CANNOT[engine]?.[scenario.id];
      if (reason) console.log(`– ${engine} ${scenario.id}: ${reason}`);
      else printResult(engine, await runScenario(open, scenario, testbed, pictures));
    }
  }
} catch (error) {
  runs.push({ engine: '', id: '', name: 'the engines', broken: [error.message], ms: 0 });
  console.error(error);
}
console.log(`\n${table()}`);
const failed = runs.filter(({ broken }) => broken.length > 0).length;
console.log(`\n${runs.length - failed} passed, ${failed} failed`);
const reportFile = process.env.ENGINES_REPORT_FILE;
if (reportFile) writeFileSync(reportFile, JSON.stringify({ runs }));
await stopAll();
process.exit(failed > 0 ? 1 : 0);
