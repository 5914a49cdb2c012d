/**
 * `npm run cluster:overload`: the cluster gets twice what it can bear for a minute (`--seconds=60`), of pages, orders, reads and
 * pictures, and the table says what became of them by class, what it did to the memory, and how soon it was as before. `--per-second=340`
 * asks for so many instead, whatever it can bear.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lines } from '../campaign/report.mjs';
import { buildWhenNeeded } from './lib/build.mjs';
import { clusterSettings, startCluster } from './lib/cluster.mjs';
import { overload } from './lib/overload.mjs';
import { freePorts } from './lib/ports.mjs';
import { onStopSignal, stopAll } from './lib/processes.mjs';
import { readSettings } from './lib/settings.mjs';

/** Seals cookies of this measurement only. */
const SESSION_SECRET = 'a-secret-for-the-overload-that-guards-nothing';
const DATA_DIR = join('.data', 'campaign-sandbox');
/** All of it comes from one address; 0 would lift the limits of the load too. */
const RATE_LIMIT_SCALE = '1000';
const MAX_GROWTH_MB = 100;
const MAX_RECOVERY_MS = 10_000;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, 'per-second': { type: 'string' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'cluster-overload');

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

await buildWhenNeeded(root, logFolder);
rmSync(join(root, DATA_DIR, 'postgres'), { recursive: true, force: true });
const [port] = await freePorts(Number(process.env.CLUSTER_CHECK_PORT || 3440), 1);
const [sandboxPort] = await freePorts(Number(process.env.CLUSTER_CHECK_SANDBOX_PORT || 4440), 1);
const settings = await clusterSettings(
  readSettings({ PORT: String(port), SANDBOX_PORT: String(sandboxPort), SANDBOX_DATA_DIR: DATA_DIR }),
);
const cluster = await startCluster(root, settings, SESSION_SECRET, logFolder, {
  sandboxEnv: { SANDBOX_CONTROL: '1', SANDBOX_DATABASE_URL: '', SANDBOX_SCALE: '' },
  appEnv: { LOG_LEVEL: 'warn', RATE_LIMIT_SCALE },
});
const source = `${settings.sandboxUrl}/images/products/beshbarmak-2.webp`;
const picture = `/api/images?w=320&f=auto&src=${encodeURIComponent(source)}`;
const result = await overload(settings, cluster, {
  ms: Number(values.seconds) * 1000,
  picture,
  givenPerSecond: values['per-second'] && Number(values['per-second']),
});
await stopAll();

const { capacity, perSecond, classes, memory, recoveredMs } = result;
const ms = (value) => (value === null ? '' : String(Math.round(value)));
const counted = (statuses) =>
  [...new Set(statuses)].map((one) => `${statuses.filter((other) => other === one).length} × ${one}`);
console.log(
  `\n${lines(
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
  )}\n`,
);
console.log(`It bears ${capacity.toFixed(0)} requests a second, and got ${perSecond.toFixed(0)}.`);
console.log(
  `Memory of the apps, MB: ${memory.before.join(' and ')} before, ${memory.during.join(' and ')} at the end, ${memory.after.join(' and ')} after.`,
);
console.log(
  recoveredMs === undefined
    ? 'It was not as before within a minute.'
    : `As before after ${(recoveredMs / 1000).toFixed(1)} s.`,
);

const share = Object.fromEntries(classes.map((of) => [of.name, of.answered / of.asked]));
const broken = [
  recoveredMs === undefined || recoveredMs > MAX_RECOVERY_MS ? 'it is not as before within ten seconds' : '',
  classes.some(({ withoutWait }) => withoutWait > 0) ? 'a 503 names no wait' : '',
  share.press < share.read || share.read < share.picture - 0.05
    ? 'orders do not come before reads before pictures'
    : '',
  share.page < 0.9 ? 'cached pages do not go on' : '',
  memory.after.some((after, index) => after - memory.before[index] > MAX_GROWTH_MB)
    ? 'the memory has grown'
    : '',
].filter(Boolean);
for (const sentence of broken) console.log(`✗ ${sentence}`);
process.exit(broken.length > 0 ? 1 : 0);
