import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, stopService, waitUntilHealthy } from '../run/processes.mjs';

const READY_MS = 30_000;

/**
 * The product in front of the platform of order-platform-server.mjs.
 * @returns the app as `createServers` gives it, what steers the platform, `restart` for an app with nothing in its caches, and
 * `close`
 */
export async function startOrderServers(servers) {
  const sandbox = await servers.sandboxOrigin();
  const port = String(await servers.takePort());
  const server = fileURLToPath(new URL('order-platform-server.mjs', import.meta.url));
  const platform = startService('The platform of orders', [process.execPath, server, port, sandbox], {
    logFile: join(servers.root, '.data', 'logs', 'bench', 'order-platform.log'),
  });
  const origin = `http://localhost:${port}`;
  await waitUntilHealthy(platform, `${origin}/health`, READY_MS);
  let app = await servers.appInFrontOf(origin);
  const steer = async (method, path, body) =>
    (await fetch(`${origin}/bench/${path}`, { method, body })).json();
  return {
    app: () => app,
    delayBy: (ms) => steer('PUT', `delay?ms=${ms}`),
    /** Gives every order these attributes from now on. */
    changeOrders: (attributes) => steer('PUT', 'order', JSON.stringify(attributes)),
    /** The calls that the platform has answered since the last request for them. */
    takeCalls: () => steer('GET', 'calls'),
    restart: async () => {
      await stopService(app.service);
      app = await servers.appInFrontOf(origin);
    },
    close: async () => {
      await stopService(app.service);
      await stopService(platform);
    },
  };
}
