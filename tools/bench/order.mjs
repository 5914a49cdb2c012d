import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { orderButton, PHONE_SCREEN, prepareDiner } from '../cluster/diner.mjs';
import { inBrowser } from '../run/chromium.mjs';
import { atMost, median, percentile, row } from '../run/figures.mjs';
import { passOn } from '../run/pass-on.mjs';
import { familyMs } from '../run/process-figures.mjs';
import { stopService } from '../run/processes.mjs';

/** In cash, as that is what the venue takes where nothing is chosen. */
const TAKEAWAY = { venue: 3107, service: 'takeaway' };
const READY_MS = 30_000;
const DELAYS = [0, 300];
const MAX_OWN_MS = 60;
const WARM_UP_PRESSES = 20;
const PRESSES = 60;
const PERCENTILE = 0.95;
/** Of one connection, or of one press. */
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'cookie', 'idempotency-key']);

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

async function recorded(request) {
  const { pathname, search } = new URL(request.url());
  const headers = Object.entries(await request.allHeaders());
  return {
    method: request.method(),
    path: pathname + search,
    headers: Object.fromEntries(headers.filter(([name]) => !name.startsWith(':') && !OWN_HEADERS.has(name))),
    body: request.postData() ?? undefined,
  };
}

/** Orders in cash in a browser. @returns what the page asked for the order and for its page, and the diner's cookies */
const orderInBrowser = (origin) =>
  inBrowser(async (browser) => {
    const { state, carts } = await prepareDiner(browser, origin, { takeaway: TAKEAWAY });
    const context = await browser.newContext({ storageState: state, viewport: PHONE_SCREEN });
    const page = await context.newPage();
    await page.goto(`${origin}/faq`);
    await page.evaluate((stored) => Object.assign(sessionStorage, stored), carts.takeaway);
    await page.goto(`${origin}/cart`);
    const button = await orderButton(page);
    const requests = [];
    page.on('request', (request) => requests.push(request));
    await button.click();
    await page.waitForURL(/\/order\/\d+$/, { timeout: READY_MS });
    await page.locator('.hero').waitFor();
    const orderId = new URL(page.url()).pathname.split('/').at(-1);
    const isPage = (request) => request.headers().rsc === '1' && request.url().includes(`/order/${orderId}`);
    const isOrder = (request) => request.method() === 'POST' && request.url().endsWith('/api/orders');
    const cookies = await context.cookies(origin);
    return {
      orderId,
      order: await recorded(requests.find(isOrder)),
      page: await recorded(requests.find(isPage)),
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    };
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

async function press(origin, { orderId, order, page, cookie }, platform) {
  platform.calls = [];
  const ask = async ({ path, method, headers, body }, more) => {
    const answer = await fetch(origin + path, { method, body, headers: { ...headers, cookie, ...more } });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
  const begun = performance.now();
  const made = JSON.parse(await ask(order, { 'idempotency-key': crypto.randomUUID() }));
  const text = await ask({ ...page, path: page.path.replace(orderId, String(made.orderId)) });
  const ms = performance.now() - begun;
  if (!text.includes(`"id":${made.orderId},`))
    throw new Error(`the page of order ${made.orderId} is another`);
  return { ms, ownMs: ms - waitedMs(platform.calls) };
}

const inMs = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

async function behind(servers, platform, recording, delayMs) {
  const app = await servers.appInFrontOf(platform.origin);
  platform.delayMs = delayMs;
  for (let count = 0; count < WARM_UP_PRESSES; count += 1) await press(app.origin, recording, platform);
  const before = familyMs(app.service);
  const presses = [];
  for (let count = 0; count < PRESSES; count += 1) presses.push(await press(app.origin, recording, platform));
  const cpuMs = (familyMs(app.service) - before) / PRESSES;
  await stopService(app.service);
  const own = presses.map(({ ownMs }) => ownMs);
  const figure = `press of Order to its page, the platform answers ${delayMs} ms later`;
  return [
    atMost(`${figure}: our own share, p95`, percentile(own, PERCENTILE), MAX_OWN_MS, inMs),
    row('all of it, median', inMs(median(presses.map(({ ms }) => ms)))),
    row('processor time of the app a press', inMs(cpuMs)),
  ];
}

export async function order(servers) {
  const platform = await startSlowPlatform(await servers.sandboxPort(), await servers.takePort());
  try {
    const app = await servers.appInFrontOf(platform.origin);
    const recording = await orderInBrowser(app.origin);
    await stopService(app.service);
    const rows = [];
    for (const delayMs of DELAYS) rows.push(...(await behind(servers, platform, recording, delayMs)));
    return rows;
  } finally {
    platform.close();
  }
}
