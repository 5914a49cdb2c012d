import { inBrowser } from '../run/chromium.mjs';
import { atMost, kilobytes, median } from '../run/figures.mjs';
import { askCached, PHONE, VENUE_PATH } from './setup.mjs';

const ROUNDS = 5;
/** Slow 4G as Lighthouse's devtools method applies it, and a quarter of the processor. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const SLOWDOWN = 4;
const REST_MS = 2_500;
const MAX_PREFETCHED_BYTES = 60_000;

const VENUE_CARD = 'main a[data-soft="prefetch"][href*="/filials/"]';
const hasDishes = () =>
  /^\/filials\/\d+$/.test(location.pathname) && document.querySelector('main article h3');

/** From which page a link is tapped, after `first`, and when the next page is there. */
const WAYS = [
  { name: 'Home → venue', from: '/?language=ru', link: VENUE_CARD, isThere: hasDishes, maxMs: 600 },
  { name: 'list → venue', from: '/filials?language=ru', link: VENUE_CARD, isThere: hasDishes, maxMs: 600 },
  {
    name: 'venue → dish',
    from: VENUE_PATH,
    link: 'main article h3 a',
    isThere: () => (document.querySelector('[role="dialog"]')?.textContent.length ?? 0) > 20,
    maxMs: 300,
  },
  {
    name: 'venue → cart with a dish',
    from: VENUE_PATH,
    first: '[data-plus][data-facts]',
    link: 'a[href="/cart"]:visible',
    isThere: () => location.pathname === '/cart' && document.querySelector('main .cart-line'),
    maxMs: 800,
  },
];

/** @returns milliseconds from the tap to the next page, and the bytes that were fetched between the load and the tap */
const tap = (origin, { from, first, link, isThere }, restMs) =>
  inBrowser(async (browser) => {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(origin + from, { waitUntil: 'load' });
    const loaded = await page.evaluate(() => performance.now());
    await page.waitForTimeout(restMs);
    if (first) {
      await page.locator(first).first().tap();
      await page.waitForTimeout(restMs);
    }
    const bytes = await page.evaluate((since) => {
      const later = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > since);
      return later.reduce((sum, { transferSize }) => sum + transferSize, 0);
    }, loaded);
    const begun = performance.now();
    await page.locator(link).first().tap({ noWaitAfter: true });
    await page.waitForFunction(isThere, undefined, { polling: 'raf' });
    return { ms: performance.now() - begun, bytes };
  });

const inMs = (value) => `${Math.round(value)} ms`;

/** The next page on slow 4G: from the tap to its text, after the page was at rest and right after it has loaded. */
export async function nextPage(servers) {
  const { origin } = await servers.app();
  const rows = [];
  for (const { from } of WAYS) {
    const { body } = await askCached(origin + from);
    // Only a page of the store is fetched ahead.
    const venues = new Set(String(body).match(/\/filials\/\d+(?=")/g));
    for (const path of [...venues].slice(0, 6)) await askCached(`${origin}${path}?language=ru`);
  }
  for (const way of WAYS) {
    const runs = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await tap(origin, way, REST_MS));
    const times = runs.map(({ ms }) => Math.round(ms));
    rows.push(atMost(`${way.name} (${times.join(', ')})`, median(times), way.maxMs, inMs));
    const bytes = median(runs.map((run) => run.bytes));
    rows.push(atMost(`${way.name}: fetched ahead`, bytes, MAX_PREFETCHED_BYTES, kilobytes));
  }
  for (const way of WAYS.slice(0, 2)) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(Math.round((await tap(origin, way, 500)).ms));
    rows.push(
      atMost(`${way.name}, half a second after the load (${times.join(', ')})`, median(times), 1_200, inMs),
    );
  }
  return rows;
}
