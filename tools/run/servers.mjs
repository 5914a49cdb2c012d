import { join } from 'node:path';
import { runToEnd, startService, waitUntilHealthy } from './processes.mjs';
import { appEnvironment, sandboxEnvironment } from './settings.mjs';
import { step } from './progress.mjs';

// The first start fills the database and draws several hundred pictures.
const sandboxTimeoutMs = 300_000;
const appTimeoutMs = 60_000;

export const SERVER_FILE = '.next/main/main.mjs';

/** An app's malloc, as in deploy/: pages apart from small objects, and no arena per thread. */
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };

const tsxOf = (root) => join(root, 'node_modules/.bin/tsx');

/** Gives each sandbox a filled database, copied from one that is filled once for all runs, in place of what it has. */
export function fillSandboxes(root, dataDirs, logFolder) {
  const logFile = join(logFolder, 'sandbox-fill.log');
  const command = [tsxOf(root), 'sandbox/testing/fill.ts', ...dataDirs];
  const fill = () => runToEnd('The filling of the databases', command, { cwd: root, logFile });
  return step('Filling the databases', fill, { logFile });
}

export async function startSandbox(root, settings, logFolder, { watch = false, env = {} } = {}) {
  const logFile = join(logFolder, 'sandbox.log');
  const service = startService('The sandbox', [tsxOf(root), ...(watch ? ['watch'] : []), 'sandbox/main.ts'], {
    cwd: root,
    logFile,
    env: { NODE_ENV: 'production', ...sandboxEnvironment(settings), ...env },
  });
  const address = `http://localhost:${settings.sandboxPort}/health`;
  const isReady = () => waitUntilHealthy(service, address, sandboxTimeoutMs);
  await step('Starting the sandbox platform', isReady, { logFile });
  return service;
}

export async function startApp(root, settings, sessionSecret, logFolder, options = {}) {
  const { development = false, env = {} } = options;
  const logFile = development ? undefined : join(logFolder, 'app.log');
  const mode = development ? ['--dev'] : [];
  const service = startService(
    'The app',
    [process.execPath, SERVER_FILE, ...mode, '-p', String(settings.port)],
    {
      cwd: root,
      logFile,
      env: {
        NODE_ENV: development ? 'development' : 'production',
        ...MALLOC,
        ...appEnvironment(settings, sessionSecret),
        ...env,
      },
    },
  );
  const address = `http://localhost:${settings.port}/api/health`;
  await step('Starting the app', () => waitUntilHealthy(service, address, appTimeoutMs), { logFile });
  return service;
}
