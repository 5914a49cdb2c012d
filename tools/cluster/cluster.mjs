import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from '../build/build.mjs';
import { startNginx } from '../run/nginx.mjs';
import { freePorts } from '../run/ports.mjs';
import { waitUntilHealthy } from '../run/processes.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { CLUSTER_PROGRAMS, requirePrograms } from '../run/programs.mjs';
import { startRedis } from '../run/redis.mjs';
import { startApp, startSandbox } from '../run/servers.mjs';
import { sharedSettings } from '../run/shared-sandbox.mjs';
import { step } from '../run/progress.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

const APPS = 2;
const SECRET = 'a-secret-for-checks-that-guards-nothing';

/** The front has PORT and is https, its other ports and the apps' are the next free ones; nothing of the sandbox is reached from elsewhere. */
export async function clusterSettings(settings, host = 'localhost') {
  const [httpPort, ...appPorts] = await freePorts(settings.port + 1, APPS + 1);
  const appOrigin = `https://${host}:${settings.port}`;
  const ports = { httpsPort: settings.port, httpPort, appPorts };
  return { ...settings, appOrigin, sandboxAppOrigins: appOrigin, ...ports };
}

/**
 * Starts nginx, Redis, PostgreSQL, two apps and the sandbox. @param options.databaseUrl '' is embedded
 * @returns services, certificate, apps, and how to change or restart each
 */
export async function startCluster(root, settings, sessionSecret, logFolder, options = {}) {
  const { databaseUrl, sandboxEnv = {}, appEnv = {}, envOf = () => ({}) } = options;
  await requirePrograms(CLUSTER_PROGRAMS, root, logFolder);
  const folder = temporaryFolder('cluster');
  // nginx's workers read the files of all releases in it.
  chmodSync(folder, 0o711);
  const { service: redis, url: redisUrl } = await startRedis(folder, logFolder);
  const database =
    databaseUrl === undefined ? await startPostgres(logFolder, { syncs: true }) : { url: databaseUrl };
  const env = { ...sandboxEnv, SANDBOX_DATABASE_URL: database.url };
  const beginSandbox = () => startSandbox(root, settings, logFolder, { env });
  const sandbox = await beginSandbox();
  const apps = settings.appPorts.map((port, index) => {
    return { port, url: `http://localhost:${port}`, number: index + 1 };
  });
  const releasedFiles = join(folder, 'released');
  /** `release`, `secret` and `more`: folder, SESSION_SECRET and settings of another release that replaces this one. */
  const begin = async (app, { release = root, secret = sessionSecret, more = {} } = {}) => {
    const ownEnv = {
      RELEASED_FILES_DIR: releasedFiles,
      REDIS_URL: redisUrl,
      // nginx is the one hop before an app.
      TRUSTED_PROXIES: '1',
      IMAGE_CACHE_DIR: join(folder, `images-${app.number}`),
      ...appEnv,
      ...envOf(app.number, redisUrl),
      ...more,
    };
    const logs = join(logFolder, `app-${app.number}`);
    app.service = await startApp(release, { ...settings, port: app.port }, secret, logs, { env: ownEnv });
  };
  await Promise.all(apps.map((app) => begin(app)));
  const untilNginxAnswers = (service) =>
    waitUntilHealthy(service, `http://localhost:${settings.httpPort}/`, 10_000, { redirect: 'manual' });
  // Started by root its workers are somebody else, and have to come as far as the folders of bodies and answers.
  const nginxFolder = temporaryFolder('nginx');
  chmodSync(nginxFolder, 0o711);
  const front = await startNginx(root, { ...settings, folder: nginxFolder, releasedFiles, logFolder });
  await step('Starting nginx', () => untilNginxAnswers(front.service));
  const cluster = {
    redis,
    redisUrl,
    database: database.service,
    sandbox,
    nginx: front.service,
    certificate: front.certificate,
    nginxFolder,
    accessLog: front.accessLog,
    sendTo: front.sendTo,
    renewCertificate: front.renewCertificate,
    apps,
    begin,
    beginRedis: async () => {
      ({ service: cluster.redis } = await startRedis(folder, logFolder));
    },
    beginSandbox: async () => {
      cluster.sandbox = await beginSandbox();
    },
    beginNginx: async () => {
      cluster.nginx = front.begin();
      await untilNginxAnswers(cluster.nginx);
    },
  };
  return cluster;
}

/** A cluster of the present build on free ports, with the sandbox under control and its shared pictures; the rest as in `startCluster`. */
export async function startTestCluster(root, name, { host, secret = SECRET, appEnv, ...options } = {}) {
  const logFolder = join(root, '.data', 'logs', name);
  await buildWhenNeeded(root, logFolder);
  const [port] = await freePorts(3440, 1);
  const [sandboxPort] = await freePorts(4440, 1);
  const settings = await clusterSettings(sharedSettings(port, sandboxPort), host);
  const cluster = await startCluster(root, settings, secret, logFolder, {
    ...options,
    sandboxEnv: { SANDBOX_CONTROL: '1', SANDBOX_SCALE: '' },
    appEnv: { LOG_LEVEL: 'warn', ...appEnv },
  });
  return { settings, cluster };
}
