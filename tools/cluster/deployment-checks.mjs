import { setTimeout as pause } from 'node:timers/promises';
import { createDiner, PAGES, VENUE } from './front-diner.mjs';
import { pressOrder, readOrderLine } from './presses.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { fillPlainCart } from './diner.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';
import { tally } from './tally.mjs';

const PHONES = ['+77010000201', '+77010000202', '+77010000203'];
const VIEW_LANES = 4;
const POST_LANES = 3;
/** Posts at once while an app is ended that nginx still sends to. */
const RAW_LANES = 16;
const BETWEEN_MS = 40;
/** Of the posts at an app that was not taken out: one that the system accepts in the moment in which the port closes. */
const MOST_LOST = 0.002;
/** `fail_timeout` of nginx's configuration, and the second in which it looks at its clock. */
const LEFT_ALONE_MS = 3_000;
/** How long the platform takes over the order that is on its way when its app gets SIGTERM. */
const SLOW_SECONDS = 1.5;
const SCRIPT = /\/_next\/static\/chunks\/[\w.~-]+\.js/g;

/** Releases app by app under load, then kills one. @param next `release`, `secret`, `more` settings */
export async function* checkDeployment(settings, cluster, next) {
  const { appOrigin, sandboxUrl } = settings;
  const newDiner = () => createDiner(appOrigin, () => cluster.certificate);
  const control = sandboxControl(sandboxUrl);
  const signedIn = async (phone) => {
    const diner = newDiner();
    await control('POST', 'users', { phone, name: 'Айгерім' });
    await diner.signIn(phone);
    return diner;
  };

  const browser = await launchBrowser();
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const failedScripts = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/') && response.status() >= 400)
      failedScripts.push(response.url());
  });
  await page.goto(`${appOrigin}/?country=kz&language=ru`);
  await fillPlainCart(page, `${appOrigin}/filials/${VENUE}`);

  const [orderer, other] = [await signedIn(PHONES[0]), await signedIn(PHONES[1])];
  const line = await readOrderLine(orderer);
  const load = tally();
  const scripts = new Set();
  let isOver = false;
  const lane = async (step, diner = newDiner(), times = 1) => {
    for (let number = 0; !isOver; number += 1) {
      await step(diner, number);
      await pause(BETWEEN_MS * times);
    }
    diner.leave();
  };
  /** Looks at a page, and asks for scripts of the one before, as a page does that loads a part later. */
  const viewer = () => {
    let late = [];
    return async (diner, number) => {
      const seen = await load.note('a view', diner.view(PAGES[number % PAGES.length]));
      for (const script of late) await load.note('a script', diner.view(script));
      const named = [...new Set(String(seen.body ?? '').match(SCRIPT))];
      for (const script of named) scripts.add(script);
      late = named.slice(-2);
    };
  };
  const poster = (diner) => load.note('a post', diner.call('POST', '/api/menu/refresh', { venueId: VENUE }));
  const order = () => load.note('an order', pressOrder(orderer.call, line));
  const session = async (diner) => {
    const answer = await load.note('a session', diner.call('GET', '/api/session'));
    if (answer.status === 200 && !answer.body.isSignedIn)
      await load.note('a session', Promise.resolve({ status: 'that is signed out' }));
  };
  const lanes = [
    ...Array.from({ length: VIEW_LANES }, () => lane(viewer())),
    ...Array.from({ length: POST_LANES }, () => lane(poster)),
    lane(order, orderer, 10),
    lane(session, other, 5),
  ];

  const begun = performance.now();
  const earlier = [];
  let answered;
  const ports = cluster.apps.map(({ port }) => port);
  for (const app of cluster.apps) {
    await cluster.sendTo(ports.filter((port) => port !== app.port));
    if (earlier.length === 0) {
      await pause(BETWEEN_MS * 25);
      earlier.push(...scripts);
      const slow = { path: '/takeaway/order$', kind: 'hangAfterCommit', seconds: SLOW_SECONDS, times: 1 };
      await control('POST', 'faults', slow);
      // To the app itself, which gets no other requests any more; or another order meets the slow platform.
      answered = pressOrder((...send) => other.callAt(app.url, ...send), line);
      await pause(BETWEEN_MS * 5);
    }
    process.kill(-app.service.child.pid, 'SIGTERM');
    await app.service.ended;
    await cluster.begin(app, next);
    await cluster.sendTo(ports);
    // A diner of the new key, whom an app of the first release has to know too.
    if (app === cluster.apps[0]) lanes.push(lane(session, await signedIn(PHONES[2]), 5));
  }
  const lastsMs = performance.now() - begun;
  await pause(BETWEEN_MS * 25);
  isOver = true;
  await Promise.all(lanes);
  const inFlight = (await answered).status;
  yield {
    name: 'A new release, app by app: nothing is lost, and no session',
    seen: `${load.counts.requests} requests in ${(lastsMs / 1000).toFixed(1)} s`,
    broken: [...load.broken(), inFlight !== 200 && `the order on its way got ${inFlight}`],
  };

  const diner = newDiner();
  const gone = tally();
  for (const script of earlier) await gone.note('a script', diner.view(script));
  const [sample] = earlier;
  const { headers } = await diner.view(sample);
  const missing = await diner.view('/_next/static/chunks/made-up.js');
  const isNew = [...scripts].some((script) => !earlier.includes(script));
  yield {
    name: 'Pages of the earlier release find their scripts',
    seen: `${earlier.length} scripts, ${scripts.size} of both releases`,
    broken: [
      ...gone.broken(),
      !isNew && 'the new release has no scripts of its own',
      !/^(?:text|application)\/javascript\b/.test(headers['content-type'] ?? '') &&
        `they are of the type ${headers['content-type']}`,
      !headers['cache-control']?.includes('immutable') && `they are cached as ${headers['cache-control']}`,
      (missing.status !== 404 || missing.headers['cache-control'] !== 'no-store') &&
        `one that was never there is answered ${missing.status}, ${missing.headers['cache-control']}`,
    ],
  };

  await page.locator('a[href="/cart"]:visible').first().click();
  const cartLine = page.locator('.cart-line').first();
  const isLost = await cartLine.waitFor({ timeout: 20_000 }).catch(() => true);
  await browser.close();
  yield {
    name: 'A tab of the earlier release goes on with its cart',
    broken: [isLost && 'the cart is empty', ...failedScripts.map((url) => `${url} is missing`)],
  };

  const lost = tally();
  let isEnded = false;
  const raw = Array.from({ length: RAW_LANES }, async () => {
    const one = newDiner();
    while (!isEnded) await lost.note('a post', one.call('POST', '/api/menu/refresh', { venueId: VENUE }));
    one.leave();
  });
  for (const app of cluster.apps) {
    // nginx leaves the app that has refused it alone for two seconds; with the other one ended meanwhile there would be none.
    await pause(LEFT_ALONE_MS);
    process.kill(-app.service.child.pid, 'SIGTERM');
    await app.service.ended;
    await cluster.begin(app, next);
  }
  isEnded = true;
  await Promise.all(raw);
  diner.leave();
  yield {
    name: 'An app that gets SIGTERM while nginx sends to it loses hardly a post',
    seen: `${lost.sum()} lost of ${lost.counts.requests} posts of ${RAW_LANES} lanes while two apps ended`,
    broken: lost.sum() > lost.counts.requests * MOST_LOST ? lost.broken() : [],
  };
}
