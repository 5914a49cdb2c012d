/**
 * `npm run attack`: the security checks of docs/security.md, against nginx, Redis, two apps and the sandbox of this machine, and
 * attacks that no browser would make. Each says what was seen.
 * `--only=S33,A13` for some.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { attack } from '../attack/run-checks.mjs';
import { startTestbed } from '../attack/testbed.mjs';
import { buildWhenNeeded } from '../build/build.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'attack');

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

const runs = [];
const printResult = (run) => {
  runs.push(run);
  const { id, name, seen, broken, ms } = run;
  const mark = broken.length > 0 ? '✗' : '✓';
  console.log(`${mark} ${id} ${name} (${(ms / 1000).toFixed(1)} s)${seen ? `: ${seen}` : ''}`);
  for (const sentence of broken.slice(0, 20)) console.log(`      ${sentence}`);
  if (broken.length > 20) console.log(`      and ${broken.length - 20} more`);
};

try {
  await buildWhenNeeded(root, logFolder);
  const testbed = await startTestbed(root, {
    first: Number(process.env.ATTACK_PORT || 3460),
    sandbox: Number(process.env.ATTACK_SANDBOX_PORT || 4460),
  });
  const begun = performance.now();
  const only = values.only.split(',').filter(Boolean);
  for await (const run of attack(testbed, only)) printResult(run);
  const failed = runs.filter(({ broken }) => broken.length > 0).length;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\n${runs.length - failed} passed, ${failed} failed, in ${seconds} s`);
  testbed.front.close();
} catch (error) {
  runs.push({ name: 'the attack', broken: [error.message] });
  console.error(error);
}
const reportFile = process.env.ATTACK_REPORT_FILE;
if (reportFile) writeFileSync(reportFile, JSON.stringify({ runs }));
await stopAll();
process.exit(runs.some(({ broken }) => broken.length > 0) ? 1 : 0);
