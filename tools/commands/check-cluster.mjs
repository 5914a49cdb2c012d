/**
 * `npm run cluster:check`: what several processes promise, on nginx, Redis, two apps and the sandbox of this machine. Each check
 * says what it has measured. `--menus=6` for fewer menus that are changed.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkCluster, signedInCookie } from '../cluster/cluster-checks.mjs';
import { checkDeployment } from '../cluster/deployment-checks.mjs';
import { checkFront } from '../cluster/front-checks.mjs';
import { buildWhenNeeded } from '../build/build.mjs';
import { clusterSettings, startCluster } from '../cluster/cluster.mjs';
import { freePorts } from '../run/ports.mjs';
import { onStopSignal, stopAll } from '../run/processes.mjs';
import { makeSecondRelease } from '../cluster/second-release.mjs';
import { readSettings } from '../run/settings.mjs';
import { SHARED_SANDBOX_DIR } from '../run/shared-sandbox.mjs';

/** Seal cookies of this check only; the second release has them in the other order, as a key is replaced. */
const SESSION_SECRETS = [
  'a-secret-for-the-check-that-guards-nothing',
  'another-secret-for-the-check-of-a-new-key',
];

const { values } = parseArgs({ options: { menus: { type: 'string', default: '20' } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const logFolder = join(root, '.data', 'logs', 'cluster');

onStopSignal(async () => {
  await stopAll();
  process.exit(130);
});

const runs = [];
try {
  await buildWhenNeeded(root, logFolder);
  const first = Number(process.env.CLUSTER_CHECK_PORT || 3440);
  const [port] = await freePorts(first, 1);
  const [sandboxPort] = await freePorts(Number(process.env.CLUSTER_CHECK_SANDBOX_PORT || 4440), 1);
  const settings = await clusterSettings(
    readSettings({
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DATA_DIR: SHARED_SANDBOX_DIR,
    }),
  );
  const cluster = await startCluster(root, settings, SESSION_SECRETS.join(), logFolder, {
    hasSecondFront: true,
    sandboxEnv: { SANDBOX_CONTROL: '1', SANDBOX_SCALE: '' },
    appEnv: { LOG_LEVEL: 'warn' },
  });
  const printResult = (result) => {
    runs.push(result);
    const { name, seen, broken } = result;
    console.log(`${broken.length > 0 ? '✗' : '✓'} ${name}: ${[...broken, seen].filter(Boolean).join('; ')}`);
  };
  const front = { cookie: await signedInCookie(settings.appOrigin), menus: Number(values.menus) };
  for await (const result of checkFront(settings, cluster, front)) printResult(result);
  for await (const result of checkCluster(settings, cluster)) printResult(result);
  await cluster.beginRedis();
  const release = makeSecondRelease(root, join(root, '.data', 'second-release'));
  process.on('exit', () => rmSync(release, { recursive: true, force: true }));
  const secret = SESSION_SECRETS.toReversed().join();
  // All lanes come from one address, with more posts than one may send.
  const next = { release, secret, more: { RATE_LIMIT_SCALE: '0' } };
  for await (const result of checkDeployment(settings, cluster, next)) printResult(result);
} catch (error) {
  runs.push({ name: 'the cluster', broken: [error.message] });
  console.error(error);
}
if (process.env.CLUSTER_REPORT_FILE) writeFileSync(process.env.CLUSTER_REPORT_FILE, JSON.stringify({ runs }));
await stopAll();
process.exit(runs.some(({ broken }) => broken.length > 0) ? 1 : 0);
