/** `npm run cluster`: nginx, Redis, PostgreSQL, two apps and the sandbox on this machine; PORT is nginx's, 3443 where it is not set. */
import { buildWhenNeeded } from '../build/build.mjs';
import { clusterSettings, startCluster } from '../cluster/cluster.mjs';
import { installPackages } from '../run/install.mjs';
import { launch } from '../run/launch.mjs';
import { box } from '../run/progress.mjs';
import { root } from '../run/root.mjs';

process.env.PORT ??= '3443';

await launch(root, async ({ settings, sessionSecret, logFolder }) => {
  await installPackages(root, logFolder);
  await buildWhenNeeded(root, logFolder);
  const cluster = await clusterSettings(settings);
  const started = await startCluster(root, cluster, sessionSecret, logFolder, {
    databaseUrl: process.env.SANDBOX_DATABASE_URL || undefined,
  });
  const { redis, database, sandbox, nginx, apps } = started;
  const lines = [
    'The cluster is ready',
    '',
    `nginx     ${cluster.appOrigin}/   (its certificate is its own: the browser asks once)`,
    ...apps.map(
      ({ url, number, service }) => `App ${number}     ${url}   (kill -9 -${service.child.pid} and see)`,
    ),
    `Platform  ${cluster.sandboxUrl}   (the bundled sandbox${database ? ', its data lost with the cluster' : ''})`,
    '',
    'Sign in   +7 701 123 45 67,  code 1234',
    '',
    'Ctrl-C stops it all.',
  ];
  process.stdout.write(`\n${box(lines)}\n`);
  // An app may be killed: the other goes on.
  return [redis, database, sandbox, nginx].filter(Boolean);
});
