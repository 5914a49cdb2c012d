import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildWhenNeeded } from '../build/build.mjs';
import { freePorts } from '../run/ports.mjs';
import { stopService } from '../run/processes.mjs';
import { startApp, startSandbox } from '../run/servers.mjs';
import { CONTROLLED, emptySharedSandbox, sharedSettings } from '../run/shared-sandbox.mjs';
import { ORDER_TIMEOUT_SECONDS } from './plan.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';

const SESSION_SECRET = 'a-secret-for-campaigns-that-guards-nothing';
const WORKERS = ['service-worker.js', 'kiosk-worker.js'];

function workersOf(root) {
  const fileOf = (script) => join(root, '.next', 'worker', script);
  const built = (script) =>
    // A campaign that was stopped has left its last release there.
    [script, readFileSync(fileOf(script), 'utf8').replace(/\n\/\/ release \d+$/, '')];
  const scripts = new Map(WORKERS.map(built));
  return {
    renewWorker: (script, release) =>
      writeFileSync(fileOf(script), `${scripts.get(script)}\n// release ${release}`),
    restoreWorkers: () => scripts.forEach((text, script) => writeFileSync(fileOf(script), text)),
  };
}

export async function startServers(root) {
  const logFolder = join(root, '.data', 'logs', 'campaign');
  emptySharedSandbox(root);
  await buildWhenNeeded(root, logFolder);
  const [port, sandboxPort] = await freePorts(4160, 2);
  const settings = sharedSettings(port, sandboxPort);
  const beginSandbox = () => startSandbox(root, settings, logFolder, { env: CONTROLLED });
  const env = { ORDER_TIMEOUT_SECONDS: String(ORDER_TIMEOUT_SECONDS) };
  const beginApp = () => startApp(root, settings, SESSION_SECRET, logFolder, { env });
  let sandbox = await beginSandbox();
  let app = await beginApp();
  return {
    origin: settings.appOrigin,
    sandboxOrigin: settings.sandboxUrl,
    control: sandboxControl(settings.sandboxUrl),
    pictureOf: (number) => join(logFolder, `run-${number}.png`),
    async killApp() {
      process.kill(-app.child.pid, 'SIGKILL');
      await app.ended;
      app = await beginApp();
    },
    async restartSandbox() {
      await stopService(sandbox);
      sandbox = await beginSandbox();
    },
    ...workersOf(root),
  };
}
