import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestCluster } from '../cluster/cluster.mjs';
import { familyBytes } from '../run/process-figures.mjs';
import { createFront } from './front.mjs';

/** Not this machine's own name: under `localhost` every Host header would be ours. */
const HOST = 'front.test';

/** Node takes as much as the machine has before it collects: with a bound, an app that keeps what it should not ends. */
const HEAP_MB = 512;
const MB = 1024 * 1024;

function writtenIn(folder) {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.log(\.\d+)?$/.test(name),
  );
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

/** Starts what is attacked, as it stands in deploy/. @returns the front, the apps, what their logs say, and what they have in memory */
export async function startTestbed(root) {
  const logFolder = join(root, '.data', 'logs', 'attack');
  rmSync(logFolder, { recursive: true, force: true });
  const { settings, cluster } = await startTestCluster(root, 'attack', {
    host: HOST,
    // What a deployment logs, and everything that it could.
    appEnv: { LOG_LEVEL: 'debug', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
  });
  const { apps, certificate, nginxFolder } = cluster;
  const { appOrigin: origin, httpsPort: port, httpPort: plainPort } = settings;
  const front = createFront({ host: HOST, port, plainPort, certificate });
  return {
    front,
    origin,
    apps,
    memory: () => apps.reduce((sum, { service }) => sum + familyBytes(service) / MB, 0),
    /** What the apps and nginx have written; the sandbox is the platform, whose log is not ours. */
    logs: () =>
      [...apps.map(({ number }) => join(logFolder, `app-${number}`)), nginxFolder].map(writtenIn).join('\n') +
      readFileSync(join(logFolder, 'nginx.log'), 'utf8'),
  };
}
