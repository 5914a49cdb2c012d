import { join } from 'node:path';
import { run, startService, waitUntilHealthy } from './processes.mjs';
import { appEnvironment, sandboxEnvironment } from './settings.mjs';
import { step } from './progress.mjs';

// The first start fills the database and draws several hundred pictures.
const sandboxTimeoutMs = 300_000;
const appTimeoutMs = 60_000;

export const SERVER_FILE = '.next/main/main.mjs';

const tsxOf = (root) => join(root, 'node_modules/.bin/tsx');

/** Gives each sandbox a filled database, copied from one that is filled once for all runs, in place of what it has. */
export function fillSandboxes(root, dataDirs, logFolder) {
  const logFile = join(logFolder, 'sandbox-fill.log');
  const fill = async () => {
    const command = [tsxOf(root), 'sandbox/testing/fill.ts', ...dataDirs];
    const code = await run('The filling of the databases', command, { cwd: root, logFile });
    if (code !== 0) throw new Error(`it ended with code ${code}`);
  };
  return step('Filling the databases', fill, { logFile });
}

export async function startSandbox(root, settings, logFolder, { watch = false, env = {} } = {}) {
  const logFile = join(logFolder, 'sandbox.log');
  const service = startService('The sandbox', [tsxOf(root), ...(watch ? ['watch'] : []), 'sandbox/main.ts'], {
    cwd: root,
    logFile,
    env: { NODE_ENV: 'production', ...sandboxEnvironment(settings), ...env },
  });
  await step(
    'Starting the sandbox platform',
    () => waitUntilHealthy(service, `http://localhost:${settings.sandboxPort}/health`, sandboxTimeoutMs),
    { logFile },
  );
  return service;
}

export async function startApp(
  root,
  settings,
  sessionSecret,
  logFolder,
  { development = false, env = {} } = {},
) {
  const logFile = development ? undefined : join(logFolder, 'app.log');
  const service = startService(
    'The app',
    [process.execPath, SERVER_FILE, ...(development ? ['--dev'] : []), '-p', String(settings.port)],
    {
      cwd: root,
      logFile,
      env: {
        NODE_ENV: development ? 'development' : 'production',
        // Pictures are made in threads of their own: with an arena for each, glibc never gives memory back.
        MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
        ...appEnvironment(settings, sessionSecret),
        ...env,
      },
    },
  );
  const address = `http://localhost:${settings.port}/api/health`;
  await step('Starting the app', () => waitUntilHealthy(service, address, appTimeoutMs), { logFile });
  return service;
}
