import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { familyOf } from '../../run/process-figures.mjs';

const exec = promisify(execFile);

/** The supervisor starts a service again after so long, as systemd does (deploy/dastarkhan@.service). */
const RESTART_MS = 1000;
const MINUTES_OFF = 5;
const HOUR_MS = 3_600_000;
/** The delay of a slow Redis for each part of an answer: around the 250 ms for which an app waits for it. */
const LEAST_LATE_MS = 100;
const LATE_ROOM_MS = 300;
/** Longer than the rest of a breaker, which it has to come out of again. */
const DEAD_MS = 3500;

/** The process group of a service is its own; another fault may have ended it already. */
function signal({ child }, name) {
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function replace(service, begin, name = 'SIGKILL') {
  signal(service, name);
  await service.ended;
  await pause(RESTART_MS);
  await begin();
}

async function freeze(service, ms) {
  signal(service, 'SIGSTOP');
  await pause(ms);
  signal(service, 'SIGCONT');
}

/** How large a file of the service may become: with 0 it writes nothing more, as on a full disk. */
async function limitFiles(service, bytes) {
  for (const pid of familyOf(service.child.pid))
    await exec('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).catch((error) => {
      // A process of the family may have ended by itself; a fault that is not played must not pass.
      if (!/No such process/.test(error.message)) throw error;
    });
}

/**
 * Faults of the cluster, each repaired at its end.
 * @type {Record<string, (testbed: any, fault: { app: any, lastsMs: number, sign: number }) => Promise<void>>}
 */
export const FAULTS = {
  'app killed': ({ cluster }, { app }) => replace(app.service, () => cluster.begin(app)),
  'app stopped': ({ cluster }, { app }) => replace(app.service, () => cluster.begin(app), 'SIGTERM'),
  'app frozen': (_stand, { app, lastsMs }) => freeze(app.service, lastsMs),
  'nginx killed': ({ cluster }) => replace(cluster.nginx, cluster.beginNginx),
  'Redis killed, its data lost': ({ cluster }) => replace(cluster.redis, cluster.beginRedis),
  'Redis frozen': ({ cluster }, { lastsMs }) => freeze(cluster.redis, lastsMs),
  'Redis full': async ({ redis }, { lastsMs }) => {
    const [, before] = await redis('CONFIG', 'GET', 'maxmemory');
    await redis('CONFIG', 'SET', 'maxmemory', '1');
    await pause(lastsMs);
    await redis('CONFIG', 'SET', 'maxmemory', before);
  },
  'Redis split from one app': async ({ proxies }, { app, lastsMs }) => {
    const proxy = proxies.get(app.number);
    proxy.cut();
    await pause(lastsMs);
    proxy.mend();
  },
  'Redis slow': async ({ proxies }, { lastsMs }) => {
    for (const proxy of proxies.values()) proxy.slow(LEAST_LATE_MS + (lastsMs % LATE_ROOM_MS));
    await pause(lastsMs);
    for (const proxy of proxies.values()) proxy.slow(0);
  },
  'platform killed': ({ cluster }) => replace(cluster.sandbox, cluster.beginSandbox),
  'platform dead for an hour': async ({ control, setClocks }) => {
    await control('POST', 'faults', { path: '.', kind: 'reset' });
    await pause(DEAD_MS / 2);
    // The hour passes for the apps and the platform, not for who waits here.
    setClocks(HOUR_MS);
    await control('POST', 'clock', { advanceMinutes: 60 });
    await pause(DEAD_MS / 2);
    await control('DELETE', 'faults');
  },
  'platform resets after it has committed': async ({ control }, { lastsMs }) => {
    await control('POST', 'faults', { path: '.', method: 'POST', kind: 'resetAfterCommit', times: 3 });
    await pause(lastsMs);
    await control('DELETE', 'faults');
  },
  'disk of one app full': async (_stand, { app, lastsMs }) => {
    await limitFiles(app.service, 0);
    await pause(lastsMs);
    await limitFiles(app.service, 'unlimited');
  },
  'clock of one app 5 minutes off': async ({ setClock }, { app, lastsMs, sign }) => {
    setClock(app.number, sign * MINUTES_OFF * 60_000);
    await pause(lastsMs);
    setClock(app.number, 0);
  },
  'certificate ended': async ({ renewCertificate }, { lastsMs }) => {
    await renewCertificate(-1);
    await pause(lastsMs);
    await renewCertificate();
  },
};
