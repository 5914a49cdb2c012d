/** `npm run bench`: measures the production build against a bare Next app on this machine. `npm run bench -- js phone` runs the named parts alone. */
import { fileURLToPath } from 'node:url';
import { firstLoadJs } from '../bench/first-load-js.mjs';
import { order } from '../bench/order.mjs';
import { phone } from '../bench/phone.mjs';
import { machine, summary } from '../bench/report.mjs';
import { createServers } from '../bench/setup.mjs';
import { throughput } from '../bench/throughput.mjs';
import { visit } from '../bench/visit.mjs';
import { sourceFingerprint } from '../build/build.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';

const NOT_MEASURED = 'not measured';
const parts = { js: firstLoadJs, throughput, phone, visit, order };

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

const machineText = machine();
const root = fileURLToPath(new URL('../..', import.meta.url));
const fingerprint = sourceFingerprint(root);
const servers = createServers(root);
const rows = [];
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  console.log(`Measuring: ${name} …`);
  rows.push(
    ...(await parts[name](servers).catch((error) => [
      { figure: name, value: NOT_MEASURED, target: error.message },
    ])),
  );
  // Rows of one table are of one product.
  if (sourceFingerprint(root) !== fingerprint)
    rows.push({ figure: name, value: NOT_MEASURED, target: 'the sources changed meanwhile' });
}
await stopAll();
console.log(`\n${machineText}\n\n${summary(rows)}`);
process.exit(rows.some(({ value }) => value === NOT_MEASURED) ? 1 : 0);
