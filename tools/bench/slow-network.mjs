import { launchBrowser } from '../run/chromium.mjs';
import { untilCalm } from './calm.mjs';
import { kilobytes, median, row } from '../run/figures.mjs';
import { FIRST_PAGES, PHONE } from './first-pages.mjs';
import { startThrottlingProxy } from './throttling-proxy.mjs';
import { SLOW_3G } from './visit.mjs';

const ROUNDS = 5;
/** Views before: until the apps have packed the pages and files, and nginx has them. */
const WARM_VIEWS = 3;
const WARM_PAUSE_MS = 2_000;

/**
 * A guest's first view by a browser that knows nothing, through a proxy.
 * @returns milliseconds until the first text, the largest part, and until presses are answered; bytes until it is at rest
 */
async function view(proxy, path) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.seen = {};
      addEventListener('live', () => (window.seen.liveMs = performance.now()), { once: true });
      new PerformanceObserver((list) => (window.seen.largestMs = list.getEntries().at(-1).startTime)).observe(
        {
          type: 'largest-contentful-paint',
          buffered: true,
        },
      );
    });
    const before = proxy.given();
    await page.goto(`https://localhost:${proxy.port}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.seen.liveMs, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(() => ({
      textMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      largestMs: window.seen.largestMs,
      liveMs: window.seen.liveMs,
    }));
    return { ...times, bytes: proxy.given() - before };
  } finally {
    await browser.close();
  }
}

/** A guest's first view of pages from the front, over TLS and HTTP/2, on a slow network. */
export async function slowNetwork(servers) {
  const { front } = await servers.cluster();
  const port = Number(new URL(front.origin).port);
  const fast = await startThrottlingProxy(port, { bytesPerSecond: 1e9, latencyMs: 0 });
  for (let times = 0; times < WARM_VIEWS; times += 1) {
    for (const { path } of FIRST_PAGES) await view(fast, path);
    await new Promise((passed) => setTimeout(passed, WARM_PAUSE_MS));
  }
  fast.close();
  const slow = await startThrottlingProxy(port, SLOW_3G);
  await untilCalm();
  const views = new Map(FIRST_PAGES.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, path } of FIRST_PAGES) views.get(name).push(await view(slow, path));
  slow.close();
  const figures = [
    ['first text', ({ textMs }) => textMs],
    ['largest part', ({ largestMs }) => largestMs],
    ['presses answered', ({ liveMs }) => liveMs],
  ];
  return {
    rows: [...views].flatMap(([name, seen]) => [
      ...figures.map(([figure, of]) =>
        row(`${name} from the front on a slow network: ${figure}`, `${Math.round(median(seen.map(of)))} ms`),
      ),
      row(`${name}: bytes that cross the network`, kilobytes(median(seen.map(({ bytes }) => bytes)))),
    ]),
    tables: [
      {
        title: 'First view from the front on a slow network, all rounds',
        head: ['page', ...figures.map(([figure]) => `${figure}, ms`), 'kB'],
        lines: [...views].map(([name, seen]) => [
          name,
          ...figures.map(([, of]) => seen.map((one) => Math.round(of(one))).join(' ')),
          seen.map(({ bytes }) => Math.round(bytes / 1000)).join(' '),
        ]),
      },
    ],
  };
}
