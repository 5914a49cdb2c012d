/**
 * `npm run cluster:faults`: while diners look at pages, order, pay a bill, book a table and call a waiter, a part of the cluster is
 * killed, frozen, cut off or filled, run by run; then the platform's ledger is read: nothing lost, nothing doubled. The same seed
 * gives the same runs. `--runs=15 --seed=1` for a small one, `--from=100` to begin with a later run.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planRun } from '../campaign/cluster/plan.mjs';
import { loadPressRules } from '../campaign/cluster/press-rules.mjs';
import { faultRows } from '../campaign/cluster/report.mjs';
import { runOnce } from '../campaign/cluster/run.mjs';
import { startTestbed } from '../campaign/cluster/testbed.mjs';
import { runChecks } from '../run/checks.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A run that came to no end is broken, and the others go on. */
const endless = (error) => ({
  views: [],
  presses: [],
  slow: [],
  violations: [`it came to no end: ${String(error.message).split('\n')[0]}`],
});

await runChecks('cluster-faults', async function* () {
  const rules = await loadPressRules(root);
  const testbed = await startTestbed(root);
  const results = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const number = Number(values.from) + run;
    const plan = planRun(Number(values.seed), number);
    const begun = performance.now();
    const { violations, slow, ...seen } = await runOnce(testbed, plan, rules).catch(endless);
    const ms = performance.now() - begun;
    const name = `run ${number} (${plan.faults.map((fault) => fault.name).join(' + ')})`;
    results.push({ plan, ...seen, broken: violations });
    const late = slow.map(
      ({ method, path, status, ms: took }) => `${method} ${path} ${status} after ${took} ms`,
    );
    yield { name, broken: violations, ms, seen: late.join('; ') };
  }
  console.table(faultRows(results));
});
