/** `npm run bench`: measures the production build against a bare Next app on this machine. `npm run bench -- js phone` runs the named parts alone. */
import { cpus, loadavg } from 'node:os';
import { firstLoadJs } from '../bench/first-load-js.mjs';
import { nextPage } from '../bench/next-page.mjs';
import { order } from '../bench/order.mjs';
import { phone } from '../bench/phone.mjs';
import { createServers } from '../bench/setup.mjs';
import { throughput } from '../bench/throughput.mjs';
import { visit } from '../bench/visit.mjs';
import { sourceFingerprint } from '../build/build.mjs';
import { row } from '../run/figures.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { root } from '../run/root.mjs';

const NOT_MEASURED = 'not measured';
const parts = { js: firstLoadJs, throughput, phone, 'next-page': nextPage, visit, order };

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

/** Before anything was started: with other programs at work, absolute speed is too low. */
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)} at the start`;
const fingerprint = sourceFingerprint(root);
const servers = createServers(root);
const rows = [];
for (const name of requested.length > 0 ? requested : Object.keys(parts)) {
  console.log(`Measuring: ${name} …`);
  rows.push(
    ...(await parts[name](servers).catch(({ message }) => [
      row(name, NOT_MEASURED, message.split('\n', 1)[0]),
    ])),
  );
  // Rows of one table are of one product.
  if (sourceFingerprint(root) !== fingerprint)
    rows.push(row(name, NOT_MEASURED, 'the sources changed meanwhile'));
}
await stopAll();
console.log(`\n${machine}`);
console.table(rows);
process.exit(rows.some(({ value }) => value === NOT_MEASURED) ? 1 : 0);
