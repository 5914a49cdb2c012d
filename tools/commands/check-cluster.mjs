/** `npm run cluster:check`: what several processes promise, on nginx, Redis, two apps and the sandbox. `--menus=6` changes fewer menus. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkCluster } from '../cluster/cluster-checks.mjs';
import { startTestCluster } from '../cluster/cluster.mjs';
import { checkDeployment } from '../cluster/deployment-checks.mjs';
import { checkFront } from '../cluster/front-checks.mjs';
import { makeSecondRelease } from '../cluster/second-release.mjs';
import { runChecks } from '../run/checks.mjs';
import { root } from '../run/root.mjs';

/** Seal cookies of this check only; the second release has them in the other order, as a key is replaced. */
const SESSION_SECRETS = [
  'a-secret-for-the-check-that-guards-nothing',
  'another-secret-for-the-check-of-a-new-key',
];

const { values } = parseArgs({ options: { menus: { type: 'string', default: '20' } } });

await runChecks('cluster', async function* () {
  const { settings, cluster } = await startTestCluster(root, 'cluster', {
    secret: SESSION_SECRETS.join(),
  });
  yield* checkFront(settings, cluster, Number(values.menus));
  yield* checkCluster(settings, cluster);
  await cluster.beginRedis();
  const release = makeSecondRelease(root, join(root, '.data', 'second-release'));
  process.on('exit', () => rmSync(release, { recursive: true, force: true }));
  const secret = SESSION_SECRETS.toReversed().join();
  // All lanes come from one address, with more posts than one may send.
  yield* checkDeployment(settings, cluster, { release, secret, more: { RATE_LIMIT_SCALE: '0' } });
});
