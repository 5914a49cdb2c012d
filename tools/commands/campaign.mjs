/**
 * `npm run campaign`: presses what may be done once only (Order, Pay at a bill, Call the waiter, Open at a lock, Book a table)
 * through faults of the platform, the network, the browser and the machine, run by run, and reads the platform's ledger
 * afterwards: exactly once, for every kind. The same seed gives the same runs.
 * `--runs=12 --seed=1` for a small one, `--from=100` to begin with a later run.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPressInVain, findViolations } from '../campaign/checker.mjs';
import { KINDS } from '../campaign/kinds/kinds.mjs';
import { ORDERS } from '../campaign/kinds/orders.mjs';
import { planRun } from '../campaign/plan.mjs';
import { runOnce } from '../campaign/run.mjs';
import { startServers } from '../campaign/setup.mjs';
import { prepareDiner } from '../cluster/diner.mjs';
import { runChecks } from '../run/checks.mjs';
import { launchBrowser } from '../run/chromium.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const [runs, seed, from] = [values.runs, values.seed, values.from].map(Number);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A run that came to no end is broken, and the others go on. */
const endless = (error) => ({ failure: `it came to no end: ${String(error.message).split('\n')[0]}` });

await runChecks('campaign', async function* () {
  const servers = await startServers(root);
  const browser = await launchBrowser();
  try {
    const prepared = await prepareDiner(browser, servers.origin, ORDERS);
    for (let number = from; number < from + runs; number += 1) {
      const begun = performance.now();
      const plan = planRun(seed, number);
      const kind = KINDS[plan.kind];
      const known = new Set((await kind.ledger(servers)).map(({ id }) => id));
      const { run, sent, failure } = await runOnce(browser, servers, prepared, plan).catch(endless);
      const made = (await kind.ledger(servers)).filter(({ id }) => !known.has(id));
      yield {
        name: `run ${number} (${plan.kind}, ${plan.event}, ${plan.faults.join(' + ') || 'no fault'})`,
        broken: failure ? [failure] : [...findViolations(run, made, sent), ...findPressInVain(plan, made)],
        ms: performance.now() - begun,
      };
      for (const one of made) await kind.clear(servers, one);
    }
  } finally {
    servers.restoreWorkers();
    await browser.close();
  }
});
