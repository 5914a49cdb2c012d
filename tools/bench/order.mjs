import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO, dinerOf, VENUE } from '../cluster/front-diner.mjs';
import { pressOrder, readOrderLine } from '../cluster/presses.mjs';
import { atMost, percentile } from '../run/figures.mjs';
import { passOn } from '../run/pass-on.mjs';
import { stopService } from '../run/processes.mjs';

const DELAYS = [0, 300];
const MAX_OWN_MS = 60;
const WARM_UP_PRESSES = 20;
const PRESSES = 60;
const PERCENTILE = 0.95;

async function startSlowPlatform(sandboxPort, port) {
  const platform = { delayMs: 0, calls: [] };
  const server = createServer((incoming, outgoing) => {
    const begunMs = performance.now();
    outgoing.on('finish', () => platform.calls.push({ begunMs, endedMs: performance.now() }));
    passOn(incoming, outgoing, sandboxPort, async (answer) => {
      await pause(platform.delayMs);
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
  });
  await new Promise((listening) => server.listen(port, listening));
  return Object.assign(platform, { origin: `http://localhost:${port}`, close: () => server.close() });
}

const dinerAt = (origin) =>
  dinerOf(async (path, { ':method': method, ...headers }, body) => {
    const answer = await fetch(origin + path, { method, headers, body, redirect: 'manual' });
    const received = { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() };
    return { status: answer.status, headers: received, body: Buffer.from(await answer.arrayBuffer()) };
  });

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

/** Orders in cash, and opens the order's page as the router does, which gets its data. @returns our own share, milliseconds */
async function press(diner, line, platform) {
  platform.calls = [];
  const begun = performance.now();
  const made = await pressOrder(diner.call, line);
  const { orderId } = made.body;
  const page = await diner.view(`/typ/${VENUE}/order/${orderId}?_rsc`, { rsc: '1' });
  const ms = performance.now() - begun;
  if (page.status !== 200 || !String(page.body).includes(`"id":${orderId},`))
    throw new Error(`the order is answered ${made.status}, its page ${page.status}`);
  return ms - waitedMs(platform.calls);
}

const inMs = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

async function behind(servers, platform, delayMs) {
  const app = await servers.appInFrontOf(platform.origin);
  const diner = dinerAt(app.origin);
  await diner.signIn(DEMO.phone);
  const line = await readOrderLine(diner);
  platform.delayMs = delayMs;
  for (let count = 0; count < WARM_UP_PRESSES; count += 1) await press(diner, line, platform);
  const own = [];
  for (let count = 0; count < PRESSES; count += 1) own.push(await press(diner, line, platform));
  await stopService(app.service);
  const figure = `press of Order to its page, the platform answers ${delayMs} ms later`;
  return atMost(`${figure}: our own share, p95`, percentile(own, PERCENTILE), MAX_OWN_MS, inMs);
}

export async function order(servers) {
  const platform = await startSlowPlatform(await servers.sandboxPort(), await servers.takePort());
  try {
    const rows = [];
    for (const delayMs of DELAYS) rows.push(await behind(servers, platform, delayMs));
    return rows;
  } finally {
    platform.close();
  }
}
