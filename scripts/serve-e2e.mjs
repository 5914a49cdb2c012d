/**
 * Starts the production build and a sandbox under test control for the browser journeys, on ports and in a data
 * folder of their own, whatever `.env` says. Its pictures are kept from run to run, its database is not.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './lib/build.mjs';
import { launch } from './lib/launch.mjs';
import { startApp, startSandbox } from './lib/servers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = '.data/test-sandbox';
const source = {
  PORT: process.env.E2E_PORT || '3100',
  SANDBOX_PORT: process.env.E2E_SANDBOX_PORT || '4100',
  SANDBOX_DATA_DIR: dataDir,
};
const controlled = { SANDBOX_CONTROL: '1', SANDBOX_DATABASE_URL: '', SANDBOX_SCALE: '', LOG_LEVEL: 'warn' };

await launch(
  root,
  async ({ settings, sessionSecret, logFolder }) => {
    rmSync(join(root, dataDir, 'postgres'), { recursive: true, force: true });
    await buildWhenNeeded(root, logFolder);
    const e2eLogs = join(logFolder, 'e2e');
    return [
      await startSandbox(root, settings, e2eLogs, { env: controlled }),
      await startApp(root, settings, sessionSecret, e2eLogs),
    ];
  },
  { source },
);
