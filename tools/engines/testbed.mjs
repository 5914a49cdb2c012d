import { buildWhenNeeded } from '../build/build.mjs';
import { freePorts } from '../run/ports.mjs';
import { fillSandboxes, startApp, startSandbox } from '../run/servers.mjs';
import { CONTROLLED, SHARED_SANDBOX_DIR, sharedSettings } from '../run/shared-sandbox.mjs';
import { startPolicyReports } from './policy-reports.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';

const SESSION_SECRET = 'a-secret-for-three-engines-that-guards-nothing';

export async function startTestbed(root, logFolder) {
  await buildWhenNeeded(root, logFolder);
  const [port, frontPort] = await freePorts(3610, 2);
  const [sandboxPort] = await freePorts(4610, 1);
  const settings = sharedSettings(port, sandboxPort, { APP_ORIGIN: `http://localhost:${frontPort}` });
  await fillSandboxes(root, [SHARED_SANDBOX_DIR], logFolder);
  await startSandbox(root, settings, logFolder, { env: CONTROLLED });
  await startApp(root, settings, SESSION_SECRET, logFolder);
  const takeRefusals = await startPolicyReports(frontPort, port);
  const control = sandboxControl(settings.sandboxUrl);
  return { origin: settings.appOrigin, sandboxOrigin: settings.sandboxUrl, control, takeRefusals };
}
