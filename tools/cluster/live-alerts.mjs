import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { buildWhenNeeded } from '../build/build.mjs';
import { hammer } from './cluster-checks.mjs';
import { startOtlpReceiver } from './otlp-receiver.mjs';
import { freePorts } from '../run/ports.mjs';
import { namesIn } from './prometheus-names.mjs';
import { startPrometheus } from './prometheus.mjs';
import { programPath, requirePrograms } from '../run/programs.mjs';
import { startRedis } from '../run/redis.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';
import { startApp, startSandbox } from '../run/servers.mjs';
import { readSettings } from '../run/settings.mjs';
import { emptySharedSandbox, SHARED_SANDBOX_DIR } from '../run/shared-sandbox.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';
import { until } from '../run/until.mjs';

/** Seals cookies of this check only. */
const SESSION_SECRET = 'a-secret-for-the-check-that-guards-nothing';
const VENUE = 3107;
const SITE = { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin' };
const PAGES = ['/', '/filials', `/filials/${VENUE}`, '/brands', '/faq'];
/** `health` of lib/bff/limits.ts, for all guests of one address together, and some more. */
const TOO_MANY = 320;
const SENT_EVERY_MS = '1000';
/** What was measured is there: sent, fetched and evaluated, a second each. */
const SEEN_MS = 4_000;
/** Between two requests while the platform is dead. */
const BETWEEN_MS = 200;
/** The longest `for` that is waited for is a minute. */
const FIRING_MS = 120_000;

const dashboardsOf = (root) =>
  readdirSync(join(root, 'deploy/dashboards')).map((name) =>
    JSON.parse(readFileSync(join(root, 'deploy/dashboards', name), 'utf8')),
  );

/** Every query of `deploy/`, with what it is for; Grafana's own interval becomes one. */
function queriesOf(root) {
  const { groups } = parse(readFileSync(join(root, 'deploy/alerts.yaml'), 'utf8'));
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ of: alert, query: expr })));
  const panels = dashboardsOf(root).flatMap((board) =>
    board.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ of: title, query: expr.replaceAll('$__rate_interval', '1m') })),
    ),
  );
  return { alerts, panels };
}

/** Requests of each kind that a metric is about, while all is well but one call of the platform. */
async function askAll(appUrl, control) {
  const ask = (path) => fetch(appUrl + path, { headers: { ...SITE, cookie: 'language=ru; country=kz' } });
  const menuOf = (venueId) => ask(`/api/menu/products?venueId=${venueId}`);
  await hammer((number) => ask(PAGES[number % PAGES.length]), PAGES.length * 4, 4);
  await control('POST', 'faults', { path: 'menu/v2', kind: 'fail', status: 503, times: 1 });
  await menuOf(VENUE + 1);
  await menuOf(999_999);
  await hammer(() => ask('/api/ready'), TOO_MANY, 8);
}

/**
 * The alerts of `deploy/alerts.yaml` in a real Prometheus beside the product, which is used and then struck: its platform and Redis are killed,
 * then the product itself.
 * @yields {{ name: string, broken: string[], seen?: string }} `broken`: the sentences that do not hold
 * @throws Error where a part of it does not start
 */
export async function* watchAlerts(root) {
  const logFolder = join(root, '.data', 'logs', 'alerts');
  await requirePrograms(['prometheus', 'redis'], root, logFolder);
  await buildWhenNeeded(root, logFolder);
  const first = Number(process.env.ALERTS_CHECK_PORT || 3480);
  const [port, target, prometheusPort] = await freePorts(first, 3);
  const [sandboxPort] = await freePorts(Number(process.env.ALERTS_CHECK_SANDBOX_PORT || 4480), 1);
  const settings = readSettings({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA_DIR: SHARED_SANDBOX_DIR,
  });
  emptySharedSandbox(root);
  const folder = temporaryFolder('alerts');

  await startOtlpReceiver(target);
  const { ask } = await startPrometheus({
    root,
    program: programPath('prometheus'),
    folder,
    port: prometheusPort,
    target,
    logFolder,
  });
  const redis = await startRedis(folder, logFolder);
  const sandboxEnv = { SANDBOX_CONTROL: '1', SANDBOX_DATABASE_URL: '', SANDBOX_SCALE: '' };
  const sandbox = await startSandbox(root, settings, logFolder, { env: sandboxEnv });
  const app = await startApp(root, settings, SESSION_SECRET, logFolder, {
    env: {
      LOG_LEVEL: 'warn',
      REDIS_URL: redis.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${target}`,
      OTEL_METRIC_EXPORT_INTERVAL: SENT_EVERY_MS,
    },
  });
  const appUrl = `http://localhost:${port}`;
  const kill = async (service) => {
    process.kill(-service.child.pid, 'SIGKILL');
    await service.ended;
  };
  const statesOf = async (name) => {
    const { alerts } = await ask('alerts');
    return alerts.filter(({ labels }) => labels.alertname === name).map(({ state }) => state);
  };
  /** @returns what came of an alert since now */
  const watch = async (name, wanted) => {
    const within = { timeoutMs: FIRING_MS };
    const pending = await until(async () => (await statesOf(name)).length > 0, within);
    const isFiring = async () => (await statesOf(name)).includes('firing');
    const more = wanted === 'firing' && pending !== undefined ? await until(isFiring, within) : undefined;
    const seconds = (ms) => (ms / 1000).toFixed(0);
    return {
      name,
      seen: [
        pending !== undefined && `pending after ${seconds(pending)} s`,
        more !== undefined && `firing after ${seconds(pending + more)} s`,
      ]
        .filter(Boolean)
        .join(', '),
      broken: (wanted === 'firing' ? more : pending) === undefined ? [`it is not ${wanted}`] : [],
    };
  };

  const { alerts, panels } = queriesOf(root);
  await askAll(appUrl, sandboxControl(settings.sandboxUrl));
  await pause(SEEN_MS);
  const { alerts: early } = await ask('alerts');
  yield {
    name: 'No alert while all is well',
    seen: `${alerts.length} rules`,
    broken: early.map(({ labels, state }) => `${labels.alertname} is ${state}`),
  };

  await Promise.all([kill(sandbox), kill(redis.service)]);
  let isOver = false;
  const diner = async () => {
    for (let venue = 900_000; !isOver; venue += 1) {
      // A page that nobody has seen, and a menu: neither is cached.
      await fetch(`${appUrl}/filials/${venue}`).then((answer) => answer.text());
      await fetch(`${appUrl}/api/menu/products?venueId=${venue}`, { headers: SITE }).then((answer) =>
        answer.text(),
      );
      await pause(BETWEEN_MS);
    }
  };
  const asking = diner();
  yield* await Promise.all([
    watch('PlatformServiceDead', 'firing'),
    watch('SharedStoreLost', 'firing'),
    watch('RequestsFail', 'pending'),
  ]);
  isOver = true;
  await asking;

  const wanted = [...new Set([...alerts, ...panels].flatMap(({ query }) => namesIn(query)))];
  const there = new Set(await ask('label/__name__/values'));
  const missing = wanted.filter((name) => !there.has(name));
  yield {
    name: 'The metrics of all alerts and dashboards have arrived under their names',
    seen: `${wanted.length - missing.length} of ${wanted.length}`,
    broken: missing.map((name) => `${name} is missing`),
  };

  const shown = await Promise.all(
    panels.map(async ({ of, query }) => {
      const { result } = await ask('query', { query });
      return { of, isEmpty: result.length === 0 };
    }),
  );
  const empty = shown.filter(({ isEmpty }) => isEmpty).map(({ of }) => of);
  yield {
    name: 'Prometheus understands all queries of the dashboards',
    seen: `${shown.length}; of what has not happened here: ${empty.join(', ') || 'none'}`,
    broken: [],
  };

  await kill(app);
  yield await watch('NoProcess', 'firing');
}
