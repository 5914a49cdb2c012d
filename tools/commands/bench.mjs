/**
 * `npm run bench`: measures the production build against a bare Next app on this machine and writes tools/bench/results.md.
 * `npm run bench -- js phone` runs the named parts alone and only prints.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLoadJs } from '../bench/first-load-js.mjs';
import { order } from '../bench/order.mjs';
import { phone } from '../bench/phone.mjs';
import { calm, detailsText, machine, resultsPage, summary } from '../bench/report.mjs';
import { createServers } from '../bench/setup.mjs';
import { throughput } from '../bench/throughput.mjs';
import { visit } from '../bench/visit.mjs';
import { sourceFingerprint } from '../build/build.mjs';
import { onStopSignal, shutdown, stopAll } from '../run/processes.mjs';

const parts = {
  js: { title: 'First-load JavaScript', measure: firstLoadJs },
  throughput: { title: 'Throughput', measure: throughput },
  phone: { title: 'First view on a phone', measure: phone },
  visit: { title: 'A visit on a phone', measure: visit },
  order: { title: 'Press of Order', measure: order },
};

const CHANGED = 'the product’s sources were changed while it was measured';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
onStopSignal(async () => {
  process.stdout.write('\nStopping …\n');
  await stopAll();
  process.exit(130);
});

const rest = calm();
const servers = createServers(root);
const sources = sourceFingerprint(root);
const results = [];
let hasChanged = false;
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const { title, measure } = parts[name];
  try {
    console.log(`Measuring: ${title} …`);
    results.push({ title, ...(await measure(servers)) });
  } catch (error) {
    if (shutdown.asked) break;
    results.push({ title, rows: [], problem: error.message });
  }
  // A part builds the product where it has changed: two products would stand in one table.
  hasChanged = sourceFingerprint(root) !== sources;
  if (hasChanged) {
    results.push({ ...results.pop(), rows: [], tables: [], problem: CHANGED });
    break;
  }
}
if (!shutdown.asked) {
  await stopAll();
  console.log(`\n${machine()}. ${rest}\n\n${summary(results)}\n\n${detailsText(results)}`);
  if (asked.length === 0 && !hasChanged) {
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(join(root, 'tools/bench/results.md'), resultsPage(results, { day, rest }));
    console.log('Written to tools/bench/results.md.');
  }
  process.exit(results.some(({ problem }) => problem) ? 1 : 0);
}
