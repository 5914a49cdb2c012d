/** The production build and sandboxes under control for the journeys, a pair for each worker, whatever `.env` says. */
import { join } from 'node:path';
import { buildWhenNeeded } from '../build/build.mjs';
import { launch } from '../run/launch.mjs';
import { requireFreePort } from '../run/ports.mjs';
import { root } from '../run/root.mjs';
import { fillSandboxes, startApp, startSandbox } from '../run/servers.mjs';
import { CONTROLLED } from '../run/shared-sandbox.mjs';
import { readSettings } from '../run/settings.mjs';

const ports = process.env.E2E_PORTS.split(',');
const sandboxPorts = process.env.E2E_SANDBOX_PORTS.split(',');
const controlled = { ...CONTROLLED, LOG_LEVEL: 'warn' };

/** Of every sandbox, as its browser knows it (`SANDBOX_RULE` of the journeys): a picture has one address, and is made once. */
const publicUrl = `http://localhost:${sandboxPorts[0]}`;

/** The settings of an app and its sandbox, a pair for each worker. */
const environments = ports.map((port, index) => {
  const dataDir = join('.data', index === 0 ? 'test-sandbox' : `test-sandbox-${index + 1}`);
  return {
    PORT: port,
    SANDBOX_PORT: sandboxPorts[index],
    SANDBOX_PUBLIC_URL: publicUrl,
    SANDBOX_DATA_DIR: dataDir,
  };
});

await launch(
  root,
  async ({ sessionSecret, logFolder }) => {
    const started = environments.map((source, index) => ({
      settings: readSettings(source),
      logs: join(logFolder, 'e2e', String(index + 1)),
    }));
    for (const { settings } of started.slice(1)) {
      await requireFreePort(settings.port, 'E2E_PORTS');
      await requireFreePort(settings.sandboxPort, 'E2E_SANDBOX_PORTS');
    }
    await buildWhenNeeded(root, logFolder);
    const dataDirs = environments.map((environment) => environment.SANDBOX_DATA_DIR);
    await fillSandboxes(root, dataDirs, logFolder);
    const services = await Promise.all(
      started.map(({ settings, logs }) => startSandbox(root, settings, logs, { env: controlled })),
    );
    // The first app comes last: when it answers, all do.
    for (const { settings, logs } of started.reverse())
      services.push(await startApp(root, settings, sessionSecret, logs));
    return services;
  },
  { source: environments[0] },
);
