import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from '../build/build.mjs';
import { clusterSettings, startCluster } from '../cluster/cluster.mjs';
import { freePort } from '../run/ports.mjs';
import { run, startService, stopService, waitUntilHealthy } from '../run/processes.mjs';
import { step } from '../run/progress.mjs';
import { startApp, startSandbox } from '../run/servers.mjs';
import { readSettings } from '../run/settings.mjs';
import { SHARED_SANDBOX_DIR } from '../run/shared-sandbox.mjs';
import { untilIdle, workerPid } from '../run/process-figures.mjs';

const FIRST_PORT = Number(process.env.BENCH_PORT || 4140);
const READY_MS = 30_000;
const PICTURES_MS = 600_000;
/** One caller measures for all: limits would refuse it. */
const unlimited = { RATE_LIMIT_SCALE: '0' };
/** Seals cookies of this run only. */
export const SESSION_SECRET = 'a-secret-for-measuring-that-guards-nothing';

/** The address of the venue that is measured: about a hundred products, open at any hour. */
export const VENUE_PATH = '/filials/3107?language=ru';

/**
 * Everything that a part may want to measure, started when it is first asked for: the product on the sandbox, the bare
 * Next app, and a server that replays an answer. Each is `{ origin, pid, service }`.
 */
export function createServers(root) {
  const folder = join(root, '.data', 'bench');
  const logFolder = join(root, '.data', 'logs', 'bench');
  const next = join(root, 'node_modules/.bin/next');
  const started = new Map();
  let ports = FIRST_PORT;

  const takePort = async () => {
    const port = await freePort(ports);
    ports = port + 1;
    return port;
  };
  const once = (name, begin) => {
    if (!started.has(name)) started.set(name, begin());
    return started.get(name);
  };
  const runningApp = (service, port) => ({
    service,
    origin: `http://localhost:${port}`,
    pid: workerPid(service),
  });

  /** One choice of ports for each catalogue, so that the app can be started again at the same address. */
  const settings = (scale) =>
    once(`settings ${scale}`, async () => {
      const port = await takePort();
      const secondPort = await takePort();
      const source = {
        SANDBOX_PORT: String(await takePort()),
        SANDBOX_DATA_DIR: join(folder, scale === 'standard' ? 'sandbox' : `sandbox-${scale}`),
        // Its sign-in returns to either app.
        SANDBOX_APP_ORIGINS: `http://localhost:${port},http://localhost:${secondPort}`,
      };
      return {
        first: readSettings({ ...source, PORT: String(port) }),
        second: readSettings({ ...source, PORT: String(secondPort) }),
      };
    });

  const sandbox = (scale) =>
    once(`sandbox ${scale}`, async () => {
      const env = { SANDBOX_DATABASE_URL: '', SANDBOX_SCALE: scale, SANDBOX_CONTROL: '0' };
      const { first } = await settings(scale);
      const service = await startSandbox(root, first, logFolder, { env });
      await step('Waiting until the sandbox has drawn its pictures', () => untilIdle(service, PICTURES_MS));
    });

  const appOn = async (scale) => {
    await buildWhenNeeded(root, logFolder);
    await sandbox(scale);
    const { first } = await settings(scale);
    const service = await startApp(root, first, SESSION_SECRET, logFolder, { env: unlimited });
    return runningApp(service, first.port);
  };

  /** The sandbox alone. @returns its origin */
  const sandboxOrigin = async () => {
    await sandbox('standard');
    return (await settings('standard')).first.sandboxUrl;
  };

  /**
   * A second product, in front of another server's answers or with other settings; the caller stops it.
   * @param port where a second one runs already; the sandbox's sign-in does not return to it
   */
  const appInFrontOf = async (upstreamUrl, env = {}, { port } = {}) => {
    await buildWhenNeeded(root, logFolder);
    const { second } = await settings('standard');
    const its = { ...second, upstreamUrl, port: port ?? second.port };
    const service = await startApp(root, its, SESSION_SECRET, logFolder, { env: { ...unlimited, ...env } });
    return runningApp(service, its.port);
  };

  const app = () => once('app', () => appOn('standard'));

  /** The product on the large catalogue: 20,000 venues. */
  const largeApp = () => once('largeApp', () => appOn('large'));

  /** The product in a new process, with nothing in its caches. */
  const freshApp = async () => {
    const running = await started.get('app');
    started.delete('app');
    if (running) await stopService(running.service);
    return app();
  };

  const bare = () =>
    once('bare', async () => {
      // Built in a copy outside the folders that the tools look through.
      const copy = join(folder, 'bare');
      rmSync(copy, { recursive: true, force: true });
      cpSync(fileURLToPath(new URL('bare', import.meta.url)), copy, { recursive: true });
      const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SESSION_SECRET };
      const logFile = join(logFolder, 'bare.log');
      await step(
        'Building the bare app',
        async () => {
          const code = await run('The bare build', [next, 'build', copy], { cwd: root, logFile, env });
          if (code !== 0) throw new Error(`next build ended with code ${code}`);
        },
        { logFile },
      );
      const port = await takePort();
      const command = [next, 'start', copy, '-p', String(port)];
      const service = startService('The bare app', command, { cwd: root, logFile, env });
      await waitUntilHealthy(service, `http://localhost:${port}/blank`, READY_MS);
      return runningApp(service, port);
    });

  /** nginx with its certificate, Redis, two apps and a sandbox of their own, whose pictures are those of the cluster's check. */
  const cluster = () =>
    once('cluster', async () => {
      await buildWhenNeeded(root, logFolder);
      // The ports of nginx and of the apps are the next after PORT.
      const source = { SANDBOX_PORT: String(await takePort()), PORT: String(await takePort()) };
      const settings = await clusterSettings(
        readSettings({ ...source, SANDBOX_DATA_DIR: SHARED_SANDBOX_DIR }),
      );
      ports = Math.max(ports, ...settings.appPorts) + 1;
      const sandboxEnv = { SANDBOX_SCALE: '', SANDBOX_CONTROL: '0' };
      const { nginx, sandbox, apps } = await startCluster(root, settings, SESSION_SECRET, logFolder, {
        sandboxEnv,
        appEnv: unlimited,
      });
      await step('Waiting until the sandbox has drawn its pictures', () => untilIdle(sandbox, PICTURES_MS));
      const [{ service, port }] = apps;
      return { front: { service: nginx, origin: settings.appOrigin }, app: runningApp(service, port) };
    });

  /** A plain HTTP server that gives one answer to every request. */
  const replay = async ({ headers, body }) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'answer.json');
    writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }));
    const port = await takePort();
    const server = fileURLToPath(new URL('replay-server.mjs', import.meta.url));
    const service = startService('The replay', [process.execPath, server, String(port), file], {
      logFile: join(logFolder, 'replay.log'),
    });
    await waitUntilHealthy(service, `http://localhost:${port}/`, READY_MS);
    return runningApp(service, port);
  };

  /** What takes traces and metrics. */
  const collector = async () => {
    const port = await takePort();
    const server = fileURLToPath(new URL('collector-server.mjs', import.meta.url));
    const service = startService('The collector', [process.execPath, server, String(port)], {
      logFile: join(logFolder, 'collector.log'),
    });
    await waitUntilHealthy(service, `http://localhost:${port}/`, READY_MS);
    return runningApp(service, port);
  };

  return {
    root,
    app,
    largeApp,
    freshApp,
    cluster,
    sandboxOrigin,
    appInFrontOf,
    bare,
    replay,
    collector,
    takePort,
  };
}
