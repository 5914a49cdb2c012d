/** Next's custom server: the steps of a request, the same everywhere. `--port`, `--hostname`, `--dev`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { shareReleasedFiles } from '@/lib/core/process/released-files.server';
import { sharedEntries } from '@/lib/core/cache/shared-entries.server';
import { env } from '@/lib/core/env/env';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import { reportServerError } from '@/lib/core/reports/send-report.server';
import { readSecretsOnSignal } from '@/lib/core/session/secrets.server';
import { watchSharedStore } from '@/lib/core/session/shared-store-watch.server';
import { startTelemetryIfSet } from '@/lib/core/telemetry/start-telemetry.server';
import { callOutsideOfRequests } from './call-outside';
import { draining } from './draining';
import { createPageStore } from './page-store/page-store';
import { pageRenderer } from './page-store/render-page';
import { inOrder, type Step } from './step';
import { admission } from './steps/admission';
import { callerAddress } from './steps/caller-address';
import { compression } from './steps/compression';
import { edge } from './steps/edge';
import { measuring } from './steps/measuring';
import { pages } from './steps/pages';
import { pageStatus } from './steps/page-status';
import { requestId } from './steps/request-id';
import { unavailablePage } from './unavailable';

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '3000' },
    hostname: { type: 'string', short: 'H' },
    dev: { type: 'boolean', default: false },
  },
});
const { hostname, dev } = values;
const port = Number(values.port);

// An invalid setting stops the start with its sentence.
const { appOrigin, releasedFilesDir, rateLimitScale, pageStoreMegabytes } = env();
const sharedStoreIsRead = watchSharedStore();
readSecretsOnSignal();
callOutsideOfRequests();
if (releasedFilesDir !== undefined)
  await shareReleasedFiles(releasedFilesDir, process.cwd(), (error) =>
    log.warn({ reason: reasonOf(error) }, 'released files not shared'),
  );
const routeName = await startTelemetryIfSet();

const server = createServer();
const drain = draining();
const end = drain.attach(server);
// Next adds its listener for upgrades of the protocol to `httpServer`. In production that server never listens: such a request takes every
// step like any other.
const app = next({ dev, port, hostname: hostname ?? 'localhost', httpServer: dev ? server : createServer() });
await app.prepare();
const handle = app.getRequestHandler();

const toNext: Step = (request, response) => {
  handle(request, response).catch((error: unknown) => {
    reportServerError(error);
    response.destroy();
  });
};

/** A page in development is rendered for each view. */
const stored = (): Step[] => {
  if (dev) return [];
  // A page of another build names other files.
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim();
  const shared = pageStoreMegabytes > 0 ? sharedEntries(`pages of ${build}`) : null;
  const store = createPageStore(pageStoreMegabytes * 1024 * 1024, shared);
  return [pages(store, pageRenderer(handle, new URL(appOrigin).host), sendUnavailable)];
};

const sendUnavailable = await unavailablePage();
const steps: readonly Step[] = [
  requestId,
  callerAddress,
  edge({ isProduction: !dev }),
  ...(routeName ? [measuring(routeName)] : []),
  drain.step,
  // Limits that are lifted, as measuring does it, are all lifted.
  ...(rateLimitScale > 0 ? [admission(sendUnavailable).step] : []),
  ...stored(),
  compression(dev ? undefined : '.next/static'),
  pageStatus,
  toNext,
];
server.on('request', inOrder(steps, reportServerError));

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    // Pages in development hold a connection for as long as they are open.
    void (dev ? Promise.resolve() : end()).then(() => app.close()).then(() => process.exit(0));
  });

await sharedStoreIsRead;
server.listen(port, hostname);
