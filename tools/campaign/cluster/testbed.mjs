import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';
import { startTestCluster } from '../../cluster/cluster.mjs';
import { emptySharedSandbox } from '../../run/shared-sandbox.mjs';
import { temporaryFolder } from '../../run/temporary-folder.mjs';
import { createDiner } from '../../cluster/front-diner.mjs';
import { PRESSED } from './plan.mjs';
import { PRESSES } from '../../cluster/presses.mjs';
import { splitProxy } from './split-proxy.mjs';
import { sandboxControl } from '../../run/sandbox-control.mjs';

/** All of them come from one address. */
const RATE_LIMIT_SCALE = '50';
const ORDER_TIMEOUT_SECONDS = '3';
const FIRST_PHONE = 77_010_000_100;

/** Shorter than a run: a press whose answer is lost is repeated in it. */
const ANSWER_MS = 15_000;

export async function startTestbed(root) {
  emptySharedSandbox(root);
  const folder = temporaryFolder('faults');
  const clockFile = (number) => join(folder, `clock-${number}`);
  const setClock = (number, aheadMs) => writeFileSync(clockFile(number), String(aheadMs));
  const proxies = new Map();
  const clock = pathToFileURL(join(root, 'tools', 'campaign', 'cluster', 'wall-clock.mjs')).href;
  const envOf = (number, redisUrl) => {
    const socket = join(folder, `redis-${number}.sock`);
    if (!proxies.has(number)) proxies.set(number, splitProxy(socket, redisUrl));
    return {
      REDIS_URL: socket,
      NODE_OPTIONS: `--import ${clock}?file=${encodeURIComponent(clockFile(number))}`,
      CONSENTS_FILE: join(folder, `consents-${number}.jsonl`),
    };
  };
  for (const number of [1, 2]) setClock(number, 0);
  const { settings, cluster } = await startTestCluster(root, 'cluster-faults', {
    // Killed, the sandbox takes its database along: the harder fault.
    databaseUrl: '',
    appEnv: { RATE_LIMIT_SCALE, ORDER_TIMEOUT_SECONDS },
    envOf,
  });
  const control = sandboxControl(settings.sandboxUrl);
  let { certificate } = cluster;
  const requested = [];
  const newDiner = () =>
    createDiner(settings.appOrigin, () => certificate, {
      answerMs: ANSWER_MS,
      onRequest: (request) => requested.push(request),
    });
  const diners = [];
  for (const [index, name] of PRESSED.entries()) {
    const phone = `+${FIRST_PHONE + index}`;
    const diner = newDiner();
    // The caller of a waiter need not be known.
    const isGuest = name === 'waiterCall';
    const userId = isGuest ? null : (await control('POST', 'users', { phone, name: 'Айгерім' })).id;
    if (!isGuest) await diner.signIn(phone);
    diners.push({ ...diner, userId });
  }
  return {
    cluster,
    control,
    proxies,
    diners,
    newDiner,
    setClock,
    setClocks: (aheadMs) => cluster.apps.forEach(({ number }) => setClock(number, aheadMs)),
    async renewCertificate(days) {
      certificate = await cluster.renewCertificate(days);
    },
    async redis(...command) {
      const connection = new Redis(cluster.redisUrl, { lazyConnect: true });
      connection.on('error', () => undefined);
      try {
        await connection.connect();
        return await connection.call(...command);
      } finally {
        connection.disconnect();
      }
    },
    /** Whether everything answers again: both apps, the front, and the platform through it. */
    async isWhole() {
      const probe = newDiner();
      const health = await probe.call('GET', '/api/health').catch(() => undefined);
      probe.leave();
      const readyOf = async ({ url }) =>
        (await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2000) })).json();
      const ready = await Promise.all(cluster.apps.map((app) => readyOf(app).catch(() => undefined)));
      return health?.body?.upstream === 'reachable' && ready.every((answer) => answer?.store === 'shared');
    },
    takeRequests: () => requested.splice(0),
    async resetClocks() {
      for (const { number } of cluster.apps) setClock(number, 0);
      await control('POST', 'clock', { reset: true });
    },
    async ledgers() {
      const entries = [];
      for (const name of new Set(PRESSED)) entries.push([name, await PRESSES[name].read(control)]);
      return Object.fromEntries(entries);
    },
  };
}
