/**
 * `npm run cluster:faults`: while diners look at pages, order, pay a bill, book a table and call a waiter, a part of the cluster is
 * killed, frozen, cut off or filled, run by run; then the platform's ledger is read: nothing lost, nothing doubled. The same seed
 * gives the same runs. `--runs=15 --seed=1` for a small one, `--from=100` to begin with a later run.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planRun } from '../campaign/cluster/plan.mjs';
import { loadPressRules } from '../campaign/cluster/press-rules.mjs';
import { faultTable } from '../campaign/cluster/report.mjs';
import { runOnce } from '../campaign/cluster/run.mjs';
import { startTestbed } from '../campaign/cluster/testbed.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const from = Number(values.from);
const numbers = Array.from({ length: Number(values.runs) }, (_, index) => from + index);

const results = [];
onStopSignal(async () => {
  // What was found until then is found.
  console.log(`\n${faultTable(results)}\n`);
  await stopAll();
  process.exit(130);
});

/** A run that came to no end is broken, and the others go on. */
const endless = (error) => ({
  views: [],
  presses: [],
  violations: [`it came to no end: ${String(error.message).split('\n')[0]}`],
});

const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  const rules = await loadPressRules(root);
  const testbed = await startTestbed(root, {
    firstPort: Number(process.env.CLUSTER_CHECK_PORT || 3440),
    firstSandboxPort: Number(process.env.CLUSTER_CHECK_SANDBOX_PORT || 4440),
  });
  for (const number of numbers) {
    const plan = planRun(Number(values.seed), number);
    const begun = performance.now();
    const { violations, ...seen } = await runOnce(testbed, plan, rules).catch(endless);
    const name = `run ${number} (${plan.faults.map((fault) => fault.name).join(' + ')})`;
    results.push({ plan, name, ...seen, broken: violations });
    const took = ((performance.now() - begun) / 1000).toFixed(1);
    const slow = (seen.slow ?? []).map(
      ({ method, path, status, ms }) => `${method} ${path} ${status} after ${(ms / 1000).toFixed(1)} s`,
    );
    console.log(
      `${violations.length > 0 ? '✗' : '✓'} ${[name, ...violations, ...slow].join('; ')} (${took} s)`,
    );
  }
} catch (error) {
  results.push({
    plan: { faults: [] },
    name: 'the cluster',
    views: [],
    presses: [],
    broken: [error.message],
  });
  console.error(error);
}
await stopAll();
const reportFile = process.env.CLUSTER_FAULTS_REPORT_FILE;
if (reportFile) writeFileSync(reportFile, JSON.stringify({ runs: results }));
console.log(`\n${faultTable(results)}\n`);
const failed = results.filter(({ broken }) => broken.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
