import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestCluster } from '../cluster/cluster.mjs';
import { createFront } from './front.mjs';

/** Not this machine's own name: under `localhost` every Host header would be ours. */
const HOST = 'front.test';

function writtenIn(folder) {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.log(\.\d+)?$/.test(name),
  );
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

/** Starts what is attacked, as it stands in deploy/. @returns the front, the apps, and what their logs say */
export async function startTestbed(root) {
  const logFolder = join(root, '.data', 'logs', 'attack');
  rmSync(logFolder, { recursive: true, force: true });
  const { settings, cluster } = await startTestCluster(root, 'attack', {
    host: HOST,
    // The logs of a deployment, with the values that they could contain.
    appEnv: { LOG_LEVEL: 'debug' },
  });
  const { apps, certificate, nginxFolder } = cluster;
  const { appOrigin: origin, httpsPort: port, httpPort: plainPort } = settings;
  const front = createFront({ host: HOST, port, plainPort, certificate });
  return {
    front,
    origin,
    apps,
    /** The logs of the apps and nginx; the sandbox is the platform, whose log is not ours. */
    logs: () =>
      [...apps.map(({ number }) => join(logFolder, `app-${number}`)), nginxFolder].map(writtenIn).join('\n') +
      readFileSync(join(logFolder, 'nginx.log'), 'utf8'),
  };
}
