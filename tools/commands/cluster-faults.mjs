/** `npm run cluster:faults`: damages the cluster under load and reads the ledger. `--runs=15 --seed=1 --from=100`. */
import { planRun } from '../campaign/cluster/plan.mjs';
import { loadPressRules } from '../campaign/cluster/press-rules.mjs';
import { runOnce } from '../campaign/cluster/run.mjs';
import { startTestbed } from '../campaign/cluster/testbed.mjs';
import { campaignOptions, endless } from '../campaign/options.mjs';
import { runChecks } from '../run/checks.mjs';
import { root } from '../run/root.mjs';

await runChecks('cluster-faults', async function* () {
  const rules = await loadPressRules(root);
  const testbed = await startTestbed(root);
  const { seed, numbers } = campaignOptions();
  for (const number of numbers) {
    const plan = planRun(seed, number);
    const begun = performance.now();
    const { violations, slow = [] } = await runOnce(testbed, plan, rules).catch((error) => ({
      violations: [endless(error)],
    }));
    yield {
      name: `run ${number} (${plan.faults.map(({ name }) => name).join(' + ')})`,
      broken: violations,
      ms: performance.now() - begun,
      seen: slow
        .map(({ method, path, status, ms }) => `${method} ${path} ${status} after ${ms} ms`)
        .join('; '),
    };
  }
});
