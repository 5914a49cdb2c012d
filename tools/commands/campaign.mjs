/**
 * `npm run campaign`: presses what may be done once only (Order, Pay at a bill, Call the waiter, Open at a lock, Book a table)
 * through faults of the platform, the network, the browser and the machine, run by run, and reads the platform's ledger
 * afterwards: exactly once, for every kind. The same seed gives the same runs.
 * `--runs=12 --seed=1` for a small one, `--from=100` to begin with a later run.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPressInVain, findViolations } from '../campaign/checker.mjs';
import { KINDS } from '../campaign/kinds/kinds.mjs';
import { ORDERS } from '../campaign/kinds/orders.mjs';
import { planRun } from '../campaign/plan.mjs';
import { campaignTable } from '../campaign/report.mjs';
import { runOnce } from '../campaign/run.mjs';
import { startServers } from '../campaign/setup.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { prepareDiner } from '../cluster/diner.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const seed = Number(values.seed);
const from = Number(values.from);
const numbers = Array.from({ length: Number(values.runs) }, (_, index) => from + index);

const results = [];
onStopSignal(async () => {
  // What was found until then is found.
  console.log(`\n${campaignTable(results)}\n`);
  await stopAll();
  process.exit(130);
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const servers = await startServers(root);
const browser = await launchBrowser();

/** A run that came to no end is broken, and the others go on. */
const endless = (error) => ({
  sent: [],
  failure: `it came to no end: ${String(error.message).split('\n')[0]}`,
});

try {
  const prepared = await prepareDiner(browser, servers.origin, ORDERS);
  for (const number of numbers) {
    const plan = planRun(seed, number);
    const kind = KINDS[plan.kind];
    const known = new Set((await kind.ledger(servers)).map(({ id }) => id));
    const { run, sent, failure } = await runOnce(browser, servers, prepared, plan).catch(endless);
    const made = (await kind.ledger(servers)).filter(({ id }) => !known.has(id));
    const violations = failure
      ? [failure]
      : [...findViolations(run, made, sent), ...findPressInVain(plan, made)];
    const name = `run ${number} (${plan.kind}, ${plan.event}, ${plan.faults.join(' + ') || 'no fault'})`;
    results.push({ plan, name, made, attempts: sent.length, broken: violations });
    if (violations.length > 0) console.log(`In ${name}: ${violations.join('; ')}.`);
    for (const one of made) await kind.clear(servers, one);
  }
} finally {
  servers.restoreWorkers();
  await browser.close();
  await stopAll();
}
const reportFile = process.env.CAMPAIGN_REPORT_FILE;
if (reportFile) writeFileSync(reportFile, JSON.stringify({ runs: results }));
console.log(`\n${campaignTable(results)}\n`);
const failed = results.filter(({ broken }) => broken.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
