/**
 * `npm run cluster:soak`: an hour (`--minutes=60`) of diners who look around, search, sign in, order and follow their order, at 70 % of the
 * visits that its processors bear (`--share=0.7`, or `--per-second=3` visits whatever it bears), while menus change. The tables say how
 * they were answered and what the processes held; it fails where something grows that should not, where a request was not answered, and
 * where an order was lost or doubled. `--snapshots` writes what the first app's heap holds after a quarter and at the end.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadPressRules } from '../campaign/cluster/press-rules.mjs';
import {
  answersTable,
  growthTable,
  heldTable,
  judgeAnswers,
  judgeGrowth,
  LEAST_MINUTES,
} from '../campaign/soak/judging.mjs';
import { samplingOf } from '../campaign/soak/sampling.mjs';
import { soak } from '../campaign/soak/soak.mjs';
import { startLoadedCluster } from '../cluster/load-cluster.mjs';
import { processProbes } from '../run/process-probes.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

const ROWS = 12;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    share: { type: 'string', default: '0.7' },
    'per-second': { type: 'string' },
    seed: { type: 'string', default: '1' },
    snapshots: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const windowMinutes = Math.max(1, minutes / ROWS);
const root = fileURLToPath(new URL('../..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'cluster-soak');
const folder = temporaryFolder('soak');

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

// What was seen until a run is stopped is there.
const reportFile = join(root, '.data', 'reports', 'cluster-soak.jsonl');
mkdirSync(dirname(reportFile), { recursive: true });
rmSync(reportFile, { force: true });
const pictures = (number) => join(folder, `images-${number}`);
const probes = processProbes();
const started = await startLoadedCluster(root, logFolder, {
  envOf: (number) => ({
    ...probes.env,
    IMAGE_CACHE_DIR: pictures(number),
    CONSENTS_FILE: join(folder, `consents-${number}.jsonl`),
  }),
});
const sampling = samplingOf(started.cluster, probes, { pictures, logs: logFolder });
const { capacity, perSecond, windows, samples, broken, changes, orders } = await soak(started, {
  rules: await loadPressRules(root),
  sampling,
  ms: minutes * 60_000,
  share: Number(values.share),
  perSecond: values['per-second'] && Number(values['per-second']),
  windowMs: windowMinutes * 60_000,
  seed: Number(values.seed),
  onSeen: (seen) => appendFileSync(reportFile, `${JSON.stringify(seen)}\n`),
  snapshotFolder: values.snapshots ? logFolder : undefined,
});
sampling.end();
await stopAll();

const all = windows.flatMap(({ classes }) => classes);
const names = [...new Set(all.map(({ name }) => name))];
const classes = names.map((name) => {
  const own = all.filter((one) => one.name === name);
  const total = (field) => own.reduce((sum, one) => sum + one[field], 0);
  return { name, asked: total('asked'), good: total('good'), ms: own.flatMap(({ ms }) => ms) };
});
const seconds = windows.reduce((sum, window) => sum + window.seconds, 0);
const whole = { atMinutes: minutes, seconds, classes };

console.log(
  `\nIts processors bear ${capacity.toFixed(2)} visits a second, and it got ${perSecond.toFixed(2)}.`,
);
console.log(`\n${answersTable([...windows, whole], names)}`);
console.log(`\n${heldTable(samples, windowMinutes)}\n`);
const wrong = {};
for (const [what, count] of windows.flatMap((window) => Object.entries(window.wrong)))
  wrong[what] = (wrong[what] ?? 0) + count;
for (const [what, count] of Object.entries(wrong)
  .sort(([, one], [, other]) => other - one)
  .slice(0, 20))
  console.log(`${count} × ${what}`);
console.log(
  `Orders: ${orders.pressed} pressed, ${orders.made} in the ledger. ${changes} times a menu changed.`,
);

const isLong = samples.at(-1).atMinutes >= LEAST_MINUTES;
const judged = isLong ? judgeGrowth(samples) : [];
if (isLong) console.log(`\n${growthTable(judged)}\n`);
else console.log(`Shorter than ${LEAST_MINUTES} minutes: whether anything grows is not judged.`);
const sentences = [
  ...judged.filter(({ grows }) => grows).map(({ name }) => `${name} grows`),
  ...judgeAnswers(classes),
  ...orders.violations,
  ...broken,
];
for (const sentence of sentences.slice(0, 40)) console.log(`✗ ${sentence}`);
if (sentences.length > 40) console.log(`and ${sentences.length - 40} more`);
console.log(sentences.length > 0 ? `${sentences.length} broken` : '✓ nothing grows, nothing is lost');
process.exit(sentences.length > 0 ? 1 : 0);
