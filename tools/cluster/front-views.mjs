import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { frontClient } from './front-client.mjs';

const DEVICE = 'deviceId=a-device-of-the-check';

/**
 * How pages of a cluster are looked at, by a guest with a device's id.
 * @returns `view` through nginx, `viewSecond` through the second one where there is one, and `direct` at one app (path, more cookies, headers); `front`, the connection to nginx with no cookie of its own;
 * `logged(count)`, what nginx says of its last answers; `isKept(ask)`, whether it comes to be answered without an app
 */
export function createFrontViews({ appOrigin }, cluster) {
  const front = frontClient(appOrigin, () => cluster.certificate);
  const view = (path, cookie = '', headers = {}) =>
    front.ask(path, { ...headers, cookie: [DEVICE, cookie].filter(Boolean).join('; ') });
  const { secondFront } = cluster;
  const second = secondFront && frontClient(secondFront.url, () => secondFront.certificate);
  // Asked for by the same name as the first, as behind one address of several machines.
  const { host } = new URL(appOrigin);
  const viewSecond = (path, cookie = '') =>
    second.ask(path, { ':authority': host, cookie: [DEVICE, cookie].filter(Boolean).join('; ') });
  const direct = (app, path, cookie = '', headers = {}) =>
    fetch(app.url + path, { headers: { ...headers, cookie: [DEVICE, cookie].filter(Boolean).join('; ') } });

  /** What nginx says of its last answers: whether the page was kept, and which app was asked. */
  const logged = (count) =>
    readFileSync(cluster.accessLog, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-count)
      .map((line) => line.split(' '))
      .map(([, , , , , cache, app]) => ({ cache, app }));
  /** Whether it is answered without an app; a second may end in between, and an app may be making the page anew. */
  const isKept = async (ask, tries = 25) => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      await ask();
      await pause(100);
      await ask();
      await pause(20);
      if (logged(1)[0].cache === 'HIT') return true;
    }
    return false;
  };
  return { front, view, viewSecond, direct, logged, isKept };
}
