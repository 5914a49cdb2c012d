import { launchBrowser } from '../run/chromium.mjs';
import { closedLoop, openLoop } from '../run/concurrency.mjs';
import { median, percentile, row } from '../run/figures.mjs';
import { processorMs } from '../run/process-figures.mjs';
import { stopService } from '../run/processes.mjs';
import { dinersLike, orderInBrowser, pressOrder } from './ordering.mjs';

/** The call for the cart's products: repeated by every press, without a diner's token. */
const PRODUCTS = 'GET /menu/v2/products/with/additives/';
/** What the platform takes longer for each answer, milliseconds. */
const DELAYS = [0, 300];
const MAX_OWN_MS = 60;
/** So many diners who never pause keep the product busy, and more of them where most wait for the platform. */
const lanesAt = (delayMs) => 20 + delayMs / 5;
/** One after another, with no other diner there. */
const PRESSES_ALONE = 10;
const WARM_UP_MS = 5_000;
const SATURATION_MS = 15_000;
const HALF_LOAD_MS = 30_000;
const PERCENTILE = 0.95;

/** The product in front of the platform of order-platform-server.mjs, and what steers both. */
async function startOrderServers(servers) {
  const platform = await servers.orderPlatform();
  let app = await servers.appInFrontOf(platform.origin);
  const steer = async (method, path) => (await fetch(`${platform.origin}/bench/${path}`, { method })).json();
  return {
    app: () => app,
    delayBy: (ms) => steer('PUT', `delay?ms=${ms}`),
    /** The calls that the platform has answered since the last request for them. */
    takeCalls: () => steer('GET', 'calls'),
    /** An app with nothing in its caches. */
    restart: async () => {
      await stopService(app.service);
      app = await servers.appInFrontOf(platform.origin);
    },
    close: async () => {
      await stopService(app.service);
      await stopService(platform.service);
    },
  };
}

/** How long at least one of the calls was running, milliseconds. */
function waitedMs(calls) {
  let sum = 0;
  let untilMs = -Infinity;
  for (const { begunMs, endedMs } of [...calls].sort((one, other) => one.begunMs - other.begunMs)) {
    sum += Math.max(0, endedMs - Math.max(begunMs, untilMs));
    untilMs = Math.max(untilMs, endedMs);
  }
  return sum;
}

/** How many of the calls lie one after another: the most that do not touch each other. */
function inRow(calls) {
  let count = 0;
  let untilMs = -Infinity;
  for (const { begunMs, endedMs } of [...calls].sort((one, other) => one.endedMs - other.endedMs)) {
    if (begunMs < untilMs) continue;
    count += 1;
    untilMs = endedMs;
  }
  return count;
}

/** One press while no other diner does anything. @returns its milliseconds, and every call of the platform that it made */
async function alone(orderServers, recording, cookie) {
  await orderServers.takeCalls();
  const ms = await pressOrder(orderServers.app().origin, recording, cookie);
  const calls = await orderServers.takeCalls();
  return { ms, calls, inRow: inRow(calls), ownMs: ms - waitedMs(calls) };
}

// One call names no diner: it is before the others and as long for everybody, so each press is given the median of it.
/** How long each press waited for the platform. */
function waitsByDiner(calls, count) {
  const products = calls.filter(({ path }) => path === PRODUCTS);
  if (products.length !== count) throw new Error('not every press has asked for its products');
  const productsMs = median(products.map(({ begunMs, endedMs }) => endedMs - begunMs));
  return Array.from({ length: count }, (_, number) => {
    const named = calls.filter(({ token }) => token === `diner-${number}`);
    return productsMs + waitedMs(named);
  });
}

/** Presses of Order, as many as half of what the product can bear. */
async function atHalfLoad(orderServers, recording, lanes) {
  const { origin, pid } = orderServers.app();
  const few = await dinersLike(recording.cookies, lanes);
  const most = await closedLoop(
    (number) => pressOrder(origin, recording, few[number % lanes]),
    lanes,
    SATURATION_MS,
  );
  const perSecond = most / 2;
  // No diner orders twice, so that each call with a name is known for the press that made it.
  const diners = await dinersLike(recording.cookies, Math.ceil((perSecond * HALF_LOAD_MS) / 1000));
  await orderServers.takeCalls();
  const processorBefore = processorMs(pid);
  const press = (number) => pressOrder(origin, recording, diners[number]);
  const times = await openLoop(press, perSecond, HALF_LOAD_MS);
  const cpuMs = (processorMs(pid) - processorBefore) / times.length;
  const waits = waitsByDiner(await orderServers.takeCalls(), times.length);
  const own = times.map((ms, number) => ms - waits[number]);
  return { most, perSecond, times, own, cpuMs };
}

/** The press of Order, in front of a platform that is so slow. */
async function behind(orderServers, recording, delayMs) {
  await orderServers.delayBy(delayMs);
  await orderServers.restart();
  const [diner] = await dinersLike(recording.cookies, 1);
  const first = await alone(orderServers, recording, diner);
  await closedLoop(
    () => pressOrder(orderServers.app().origin, recording, diner),
    lanesAt(delayMs),
    WARM_UP_MS,
  );
  const later = [];
  for (let press = 0; press < PRESSES_ALONE; press += 1)
    later.push(await alone(orderServers, recording, diner));
  return {
    delayMs,
    first,
    later: later.at(-1),
    aloneMs: median(later.map(({ ownMs }) => ownMs)),
    ...(await atHalfLoad(orderServers, recording, lanesAt(delayMs))),
  };
}

const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function rowsOf({ delayMs, first, later, times, own }) {
  const slow = delayMs === 0 ? 'at once' : `${delayMs} ms later`;
  const share = percentile(own, PERCENTILE);
  const total = [0.5, PERCENTILE].map((part) => ms(percentile(times, part))).join(', ');
  const figures = [
    row(
      `press of Order to its page at half load, the platform answers ${slow}: our own share, p95`,
      ms(share),
      `≤ ${MAX_OWN_MS} ms`,
      share <= MAX_OWN_MS,
    ),
    row('all of it, p50 and p95', total),
  ];
  // Which calls run side by side is seen where each takes long.
  if (delayMs === 0) return figures;
  const waitOf = (press) => `${press.calls.length}, the diner waits for ${press.inRow} × ${delayMs} ms`;
  return [
    ...figures,
    row('calls of the platform a press', waitOf(later)),
    row('the same for the first press of a new process', `${waitOf(first)}, ${ms(first.ms)} in all`),
  ];
}

/** What a diner waits for from the press of Order to the order's page, and how much of that is the product's own. */
export async function order(servers) {
  const orderServers = await startOrderServers(servers);
  try {
    const browser = await launchBrowser();
    let recording;
    try {
      recording = await orderInBrowser(browser, orderServers.app().origin);
    } finally {
      await browser.close();
    }
    const runs = [];
    for (const delayMs of DELAYS) runs.push(await behind(orderServers, recording, delayMs));
    const callsOf = (press) => press.calls.map(({ path }) => path).join(', ');
    return {
      rows: runs.flatMap(rowsOf),
      tables: [
        {
          title: `Presses of Order for ${HALF_LOAD_MS / 1000} seconds at even intervals, half as many as diners who never rest get`,
          head: [
            'answers later',
            'presses/s at most',
            'presses/s',
            'own p50 ms',
            'own p95 ms',
            'own p99 ms',
            'own alone p50 ms',
            'CPU ms a press',
          ],
          lines: runs.map(({ delayMs, most, perSecond, own, aloneMs, cpuMs }) => [
            `${delayMs} ms`,
            most.toFixed(1),
            perSecond.toFixed(1),
            ...[0.5, PERCENTILE, 0.99].map((part) => percentile(own, part).toFixed(1)),
            aloneMs.toFixed(1),
            cpuMs.toFixed(1),
          ]),
        },
        {
          title: 'Calls of the platform, in the order of their answers',
          head: ['press', 'calls'],
          lines: [
            ['first of a new process', callsOf(runs[0].first)],
            ['later', callsOf(runs[0].later)],
          ],
        },
      ],
    };
  } finally {
    await orderServers.close();
  }
}
