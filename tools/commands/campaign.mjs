/**
 * `npm run campaign`: presses under faults of platform, network, browser and machine; then the ledger
 * must show exactly one thing each. `--runs=12 --seed=1 --from=100`.
 */
import { findPressInVain, findViolations } from '../campaign/checker.mjs';
import { KINDS } from '../campaign/kinds/kinds.mjs';
import { ORDERS } from '../campaign/kinds/orders.mjs';
import { campaignOptions, endless } from '../campaign/options.mjs';
import { planRun } from '../campaign/plan.mjs';
import { runOnce } from '../campaign/run.mjs';
import { startServers } from '../campaign/setup.mjs';
import { prepareDiner } from '../cluster/diner.mjs';
import { runChecks } from '../run/checks.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { root } from '../run/root.mjs';

await runChecks('campaign', async function* () {
  const servers = await startServers(root);
  const browser = await launchBrowser();
  try {
    const prepared = await prepareDiner(browser, servers.origin, ORDERS);
    const { seed, numbers } = campaignOptions();
    for (const number of numbers) {
      const begun = performance.now();
      const plan = planRun(seed, number);
      const { ledger } = KINDS[plan.kind];
      const known = new Set((await ledger.read(servers.control)).map(({ id }) => id));
      const { run, sent, failure } = await runOnce(browser, servers, prepared, plan).catch((error) => ({
        failure: endless(error),
      }));
      const made = (await ledger.read(servers.control)).filter(({ id }) => !known.has(id));
      yield {
        name: `run ${number} (${plan.kind}, ${plan.event}, ${plan.faults.join(' + ') || 'no fault'})`,
        broken: failure ? [failure] : [...findViolations(run, made, sent), ...findPressInVain(plan, made)],
        ms: performance.now() - begun,
      };
      for (const one of made) await ledger.clear(servers.control, one);
    }
  } finally {
    servers.restoreWorkers();
    await browser.close();
  }
});
