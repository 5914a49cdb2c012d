import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from '../build/build.mjs';
import { VENUE } from '../cluster/front-diner.mjs';
import { freePort } from '../run/ports.mjs';
import { untilIdle } from '../run/process-figures.mjs';
import { runToEnd, startService, waitUntilHealthy } from '../run/processes.mjs';
import { step } from '../run/progress.mjs';
import { startApp, startSandbox } from '../run/servers.mjs';
import { readSettings } from '../run/settings.mjs';

const FIRST_PORT = 4140;
const READY_MS = 30_000;
const PICTURES_MS = 600_000;
/** One caller measures for all: limits would refuse it. */
const unlimited = { RATE_LIMIT_SCALE: '0' };
const SESSION_SECRET = 'a-secret-for-measuring-that-guards-nothing';

/** The address of the venue that is measured: about a hundred products, open at any hour. */
export const VENUE_PATH = `/filials/${VENUE}?language=ru`;
export const FIRST_PAGES = [
  { name: 'Home', path: '/?language=ru' },
  { name: 'venue', path: VENUE_PATH },
  { name: 'list', path: '/filials?language=ru' },
];
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** The servers that a part may measure, each started at its first use, as `{ origin, service }`. */
export function createServers(root) {
  const folder = join(root, '.data', 'bench');
  const logFolder = join(root, '.data', 'logs', 'bench');
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
  const running = (service, port) => ({ service, origin: `http://localhost:${port}` });
  const settings = () =>
    once('settings', async () => {
      const [port, secondPort, sandboxPort] = [await takePort(), await takePort(), await takePort()];
      const source = {
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_DATA_DIR: join(folder, 'sandbox'),
        // Its sign-in returns to either app.
        SANDBOX_APP_ORIGINS: `http://localhost:${port},http://localhost:${secondPort}`,
      };
      return {
        first: readSettings({ ...source, PORT: String(port) }),
        second: readSettings({ ...source, PORT: String(secondPort) }),
      };
    });

  const sandboxPort = () =>
    once('sandbox', async () => {
      const env = { SANDBOX_DATABASE_URL: '', SANDBOX_SCALE: 'standard', SANDBOX_CONTROL: '0' };
      const { first } = await settings();
      const service = await startSandbox(root, first, logFolder, { env });
      await step('Waiting until the sandbox has drawn its pictures', () => untilIdle(service, PICTURES_MS));
      return first.sandboxPort;
    });

  const startProduct = async (its) => {
    await buildWhenNeeded(root, logFolder);
    const service = await startApp(root, its, SESSION_SECRET, logFolder, { env: unlimited });
    return running(service, its.port);
  };

  const app = () =>
    once('app', async () => {
      await sandboxPort();
      return startProduct((await settings()).first);
    });

  const appInFrontOf = async (upstreamUrl) => startProduct({ ...(await settings()).second, upstreamUrl });

  const bare = () =>
    once('bare', async () => {
      // Built in a copy outside the folders that the tools look through.
      const copy = join(folder, 'bare');
      rmSync(copy, { recursive: true, force: true });
      cpSync(fileURLToPath(new URL('bare', import.meta.url)), copy, { recursive: true });
      const next = join(root, 'node_modules/.bin/next');
      const logFile = join(logFolder, 'bare.log');
      const options = { cwd: root, logFile, env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } };
      const build = () => runToEnd('The bare build', [next, 'build', copy], options);
      await step('Building the bare app', build, { logFile });
      const port = await takePort();
      const service = startService('The bare app', [next, 'start', copy, '-p', String(port)], options);
      await waitUntilHealthy(service, `http://localhost:${port}/blank`, READY_MS);
      return running(service, port);
    });

  return { root, app, appInFrontOf, bare, sandboxPort, takePort };
}

export async function send(address, headers = {}) {
  const answer = await fetch(address, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });
  const body = Buffer.from(await answer.arrayBuffer());
  // A bare page comes from Next's own cache.
  const cache = answer.headers.get('x-page-cache') ?? answer.headers.get('x-nextjs-cache')?.toLowerCase();
  return { status: answer.status, cache, body };
}

export async function fetchCached(address, headers) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await send(address, headers);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    if (answer.cache === 'hit') return answer;
    // An old page is being rendered again in the background.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not come from the cache`);
}
