import { setTimeout as pause } from 'node:timers/promises';
import { frontClient } from './front-client.mjs';
import { JSON_TYPE, OWN_PAGE, PAGES, refreshMenu, signedInCookie, VENUE } from './front-diner.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';
import { until } from '../run/until.mjs';
import { hammer } from './tally.mjs';

const DISH = VENUE * 1000 + 2;
const PRICE_MINOR = 765_400;
/** A message of one process is at another within so long. */
const TOLD_MS = 1000;
/** `health` of lib/core/bff/limits.ts, for all guests of one address together. */
const HEALTH_LIMIT = 300;
/** No request takes as long on a busy machine either, but for something that it waits for in vain. */
const HANG_MS = 5000;

export async function* checkCluster(settings, cluster) {
  const { appOrigin, sandboxUrl } = settings;
  const [one, other] = cluster.apps;
  const front = frontClient(appOrigin, () => cluster.certificate);
  const control = sandboxControl(sandboxUrl);
  const viewAt = async (app, path) => {
    const answer = await fetch(app.url + path, { headers: { cookie: 'language=ru; country=kz' } });
    return answer.headers.get('x-page-cache');
  };

  const page = await front.send('/', { 'accept-encoding': 'br, gzip' });
  const named = await front.send('/api/session', { ...OWN_PAGE, 'x-request-id': '7'.repeat(32) });
  yield {
    name: 'A page through nginx: HTTP/2, compressed once, with the headers of the app',
    seen: `${page.body.length} bytes`,
    broken: [
      page.status !== 200 && `the page answers ${page.status}`,
      page.headers['content-encoding'] !== 'br' && `it is packed as ${page.headers['content-encoding']}`,
      !page.headers['content-security-policy']?.includes("'sha256-") && 'its policy approves no scripts',
      !/^[0-9a-f]{32}$/.test(named.headers['x-request-id']) && 'an answer has no id of its request',
      named.headers['x-request-id'] === '7'.repeat(32) && 'the id of a request is the client’s',
    ],
  };

  await viewAt(one, '/faq');
  await pause(300);
  const cache = await viewAt(other, '/faq');
  yield {
    name: 'A page that one app has made is no other’s to make',
    broken: cache === 'hit' ? [] : [`the first view at the other app is a ${cache}`],
  };

  const cookie = await signedInCookie(appOrigin, cluster);
  const headers = { ...OWN_PAGE, cookie };
  const isSignedIn = async (app) =>
    (await (await fetch(`${app.url}/api/session`, { headers })).json()).isSignedIn;
  const known = [await isSignedIn(one), await isSignedIn(other)];
  yield {
    name: 'A session that one app has sealed is opened by both',
    broken: known.every(Boolean) ? [] : [`signed in: ${known.join(', ')}`],
  };

  // In another language than the refresh, which has not fetched that one.
  const dishesOf = async (app) => {
    const headers = { ...OWN_PAGE, 'x-site': 'kz-kk-web' };
    const answer = await fetch(`${app.url}/api/menu/products?venueId=${VENUE}`, { headers });
    const { products = [] } = await answer.json();
    return products.find(({ id }) => id === DISH);
  };
  for (const app of [one, other]) await dishesOf(app);
  await control('POST', `products/${DISH}`, { priceMinor: PRICE_MINOR });
  const refreshed = await refreshMenu(one, VENUE);
  const sells = async (app) => (await dishesOf(app))?.priceMinor === PRICE_MINOR;
  const remembered = await Promise.all([until(() => sells(one)), until(() => sells(other))]);
  yield {
    name: 'What one app expires leaves the memory of both',
    seen: `the new price in another language after ${remembered.join(' and ')} ms`,
    broken: [
      refreshed.status !== 200 && `the refresh answers ${refreshed.status}`,
      remembered.includes(undefined) && 'an app answers with the old price',
    ],
  };

  const from = { 'x-forwarded-for': '203.0.113.7' };
  const healthAt = (app) => () => fetch(`${app.url}/api/ready`, { headers: from });
  // Fewer than the limit at each, and more at both, also where they take a while.
  const half = HEALTH_LIMIT - 50;
  const allowed = await hammer(healthAt(one), half, 8);
  const beyond = (await hammer(healthAt(other), half, 8)).counts.wrong['a request 429'] ?? 0;
  yield {
    name: 'A limit counts the requests at both apps together',
    seen: `${half} passed at one, ${beyond} of ${half} were refused at the other`,
    broken: [allowed.broken(), beyond === 0 && 'none was refused at the other app'],
  };

  const out = await fetch(`${one.url}/api/auth/sign-out`, { method: 'POST', headers });
  const ended = await until(async () => !(await isSignedIn(other)));
  yield {
    name: 'A sign-out at one app ends the session at the other',
    seen: `after ${ended} ms`,
    broken: [
      out.status !== 200 && `the sign-out answers ${out.status}`,
      (ended === undefined || ended > TOLD_MS) &&
        `the copied cookie opens it after ${ended ?? 5000} ms still`,
    ],
  };

  const view = (number) => front.send(PAGES[number % PAGES.length]);
  await hammer(view, PAGES.length * 4, 4);
  const lost = await hammer(view, 300, 12, (number) => {
    if (number === 60) process.kill(-one.service.child.pid, 'SIGKILL');
  });
  yield { name: 'kill -9 of an app loses no page', seen: '300 views', broken: lost.broken() };

  await one.service.ended;
  await cluster.begin(one);
  await hammer(view, PAGES.length * 8, 4);
  const changing = () =>
    front.send('/api/menu/refresh', { ':method': 'POST', ...OWN_PAGE, ...JSON_TYPE }, `{"venueId":${VENUE}}`);
  // Frozen it takes requests and answers nothing; killed it refuses.
  for (const [what, signal] of [
    ['A frozen Redis', 'SIGSTOP'],
    ['kill -9 of Redis', 'SIGKILL'],
  ]) {
    process.kill(-cluster.redis.child.pid, signal);
    let longest = 0;
    const asks = [view, () => front.send('/api/session', OWN_PAGE), changing];
    const askOnce = async (number) => {
      const requested = performance.now();
      const answer = await asks[number % asks.length](number);
      longest = Math.max(longest, performance.now() - requested);
      return answer;
    };
    const alone = await hammer(askOnce, 99, 4).finally(() => {
      // Frozen still, it could not be stopped.
      if (signal === 'SIGSTOP') process.kill(-cluster.redis.child.pid, 'SIGCONT');
    });
    yield {
      name: `${what} loses no page, no call and no post`,
      seen: `99 requests, the longest ${Math.round(longest)} ms`,
      broken: [alone.broken(), longest > HANG_MS && 'one of them hung'],
    };
  }
  front.close();
}
