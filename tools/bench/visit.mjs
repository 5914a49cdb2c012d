import { inBrowser, openUntouched, untilAnswered, watchRequests } from '../run/chromium.mjs';
import { atMost, median } from '../run/figures.mjs';
import { askCached, FIRST_PAGES, PHONE } from './setup.mjs';

const ROUNDS = 5;
const SLOW_3G = { latencyMs: 400, bytesPerSecond: 50_000 };
const MAX_FIRST_TEXT_MS = 2_400;

const TOUR = [/^\/filials\/\d+$/, /^\/filials\/\d+\/details$/, /^\/filials$/, /^\/$/];
const STEPS = 160;
const SAMPLE_EVERY = 40;
/** From here on the router's memory of pages is full. */
const FULL_AT = 80;
const MAX_GROWTH_MB = 1;

const firstTextMs = (url) =>
  inBrowser(async (browser) => {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_3G.latencyMs,
      downloadThroughput: SLOW_3G.bytesPerSecond,
      uploadThroughput: SLOW_3G.bytesPerSecond,
    });
    await page.goto(url, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return await handle.jsonValue();
  });

async function follow(page, pattern) {
  const pressed = await page.evaluate((source) => {
    const links = [...document.querySelectorAll('a[data-soft]')];
    const link = links.find(({ pathname }) => new RegExp(source).test(pathname));
    link?.click();
    return link !== undefined;
  }, pattern.source);
  if (!pressed) await page.goBack();
  await page.waitForFunction((source) => new RegExp(source).test(location.pathname), pattern.source);
  // Of the page that was left a dropped worker's requests never end.
  const requests = watchRequests(page);
  await untilAnswered(page, requests);
  page.removeAllListeners('request');
}

async function heldMegabytes(session) {
  // What a first collection sets free a second one takes.
  for (let times = 0; times < 3; times += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((passed) => setTimeout(passed, 200));
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 ** 2;
}

const walk = (origin) =>
  inBrowser(async (browser) => {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await openUntouched(page, `${origin}/filials?language=ru`);
    const samples = [];
    for (let step = 0; step < STEPS; step += 1) {
      await follow(page, TOUR[step % TOUR.length]);
      if ((step + 1) % SAMPLE_EVERY === 0) samples.push(await heldMegabytes(session));
    }
    return samples;
  });

export async function visit(servers) {
  const { origin } = await servers.app();
  const rounds = new Map(FIRST_PAGES.map(({ name }) => [name, []]));
  for (const { path } of FIRST_PAGES) await askCached(origin + path);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, path } of FIRST_PAGES) rounds.get(name).push(await firstTextMs(origin + path));
  const samples = await walk(origin);
  const growth = samples.at(-1) - samples[FULL_AT / SAMPLE_EVERY - 1];
  const text = 'first text on slow 3G (50 kB/s, 400 ms)';
  const memory = `memory of the page, more from ${FULL_AT} to ${STEPS} soft navigations`;
  const inMs = (value) => `${Math.round(value)} ms`;
  return [
    ...[...rounds].map(([name, times]) => atMost(`${name}: ${text}`, median(times), MAX_FIRST_TEXT_MS, inMs)),
    atMost(memory, growth, MAX_GROWTH_MB, (value) => `${value.toFixed(1)} MB`),
  ];
}
