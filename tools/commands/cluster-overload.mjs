/**
 * `npm run cluster:overload`: the cluster gets twice what it can bear for a minute (`--seconds=60`), of pages, orders, reads and
 * pictures, and then once more. Two tables say what became of them by class, and beside them how soon it was as before, and what it did to the
 * memory. `--per-second=340` asks for so many instead, whatever it can bear.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lines } from '../campaign/report.mjs';
import { startLoadedCluster } from '../cluster/load-cluster.mjs';
import { processProbes } from '../run/process-probes.mjs';
import { overload } from '../cluster/overload.mjs';
import { shortcomings } from '../cluster/overload-verdict.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

/** Sixty diners ask for what hundreds would; 0 would lift the limits of the load too. */
const RATE_LIMIT_SCALE = '1000';
const MB = 1024 * 1024;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, 'per-second': { type: 'string' } },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'cluster-overload');

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

const pictureFolder = temporaryFolder('overload');
const probes = processProbes();
const { settings, cluster } = await startLoadedCluster(root, logFolder, {
  appEnv: { RATE_LIMIT_SCALE, ...probes.env },
  envOf: (number) => ({ IMAGE_CACHE_DIR: join(pictureFolder, String(number)) }),
});
const result = await overload(settings, cluster, {
  ms: Number(values.seconds) * 1000,
  givenPerSecond: values['per-second'] && Number(values['per-second']),
  heapOf: async (pid) => {
    // Packed answers fill the 64 MB that are theirs, for longer than this takes.
    const { heapUsed, arrayBuffers, packedBytes } = await probes.memory(pid);
    return heapUsed + arrayBuffers - packedBytes;
  },
});
await stopAll();

const { capacity, perSecond, begun, overloads } = result;
const ms = (value) => (value === null ? '' : String(Math.round(value)));
const counted = (statuses) =>
  [...new Set(statuses)].map((one) => `${statuses.filter((other) => other === one).length} × ${one}`);
const megabytes = (bytes) => bytes.map((one) => Math.round(one / MB)).join(' and ');
console.log(`\nIt bears ${capacity.toFixed(0)} requests a second, and got ${perSecond.toFixed(0)}.`);
for (const [index, { classes, recoveredMs }] of overloads.entries()) {
  const table = lines(
    ['class', 'asked', 'answered', 'share', '503', 'others', 'p50 ms', 'p99 ms'],
    classes.map((of) => [
      of.name,
      of.asked,
      of.answered,
      (of.answered / of.asked).toFixed(2),
      of.refused,
      counted(of.others).join(', '),
      ms(of.p50),
      ms(of.p99),
    ]),
  );
  const end =
    recoveredMs === undefined
      ? 'It was not as before within a minute.'
      : `As before after ${(recoveredMs / 1000).toFixed(1)} s.`;
  console.log(`\nOverload ${index + 1} of ${overloads.length}\n${table}\n${end}`);
}
const memory = [['before', begun], ...overloads.map((of, index) => [`overload ${index + 1}`, of])];
console.log(
  `\n${lines(
    ['memory of the apps, MB', 'resident', 'used, garbage collected'],
    memory.map(([when, of]) => [when, megabytes(of.residents), megabytes(of.heaps)]),
  )}\n`,
);

const broken = shortcomings(result);
for (const sentence of broken) console.log(`✗ ${sentence}`);
process.exit(broken.length > 0 ? 1 : 0);
