import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { inBrowser } from '../run/chromium.mjs';
import { atMost, kilobytes, median, row } from '../run/figures.mjs';
import { fetchCached, FIRST_PAGES } from './setup.mjs';

const ROUNDS = 5;

const MAX_BYTES = { Home: 400_000, venue: 340_000, list: 340_000 };

/** Lighthouse's mobile profile, with a simulated or a real slow network. */
const METHODS = [
  { method: 'simulate', minScore: 97, maxLcpMs: 1800, maxTbtMs: (blank) => blank + 150 },
  { method: 'devtools', minScore: 99, maxLcpMs: 1400, maxTbtMs: () => 120 },
];
const MAX_CLS = 0.02;
const MAX_FIRST_PAINT_OVER_BLANK_MS = 250;

/** From this load on other programs take so much time that no figure is judged. */
const MAX_LOAD = 1.5;
const LOAD_TRIES = 48;
const LOAD_PAUSE_MS = 5_000;

/** Waits until what the start of the servers has left behind is no longer in the load, at most for some minutes. */
async function untilCalm() {
  for (let tries = 0; loadavg()[0] >= MAX_LOAD && tries < LOAD_TRIES; tries += 1) await pause(LOAD_PAUSE_MS);
}

async function runLighthouse(servers, url, throttlingMethod) {
  const port = await servers.takePort();
  return inBrowser(async () => {
    const flags = { port, onlyCategories: ['performance'], logLevel: 'silent', throttlingMethod };
    const { lhr } = await lighthouse(url, flags);
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    const value = (name) => lhr.audits[name].numericValue;
    return {
      score: Math.round(lhr.categories.performance.score * 100),
      paint: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    };
  }, port);
}

const inMs = (value) => `${Math.round(value)} ms`;
const of = (runs, figure) => median(runs.map((run) => run[figure]));

function lighthouseRows(pages, { method, minScore, maxLcpMs, maxTbtMs }, isJudged) {
  const [blank, ...ours] = pages.map(({ name, runs }) => ({ name, runs: runs[method] }));
  const maxTbt = maxTbtMs(of(blank.runs, 'tbt'));
  const maxPaint = of(blank.runs, 'paint') + MAX_FIRST_PAINT_OVER_BLANK_MS;
  return ours
    .flatMap(({ name, runs }) => {
      const page = `${name}, ${method}`;
      const score = of(runs, 'score');
      return [
        row(`${page}: score`, String(score), `≥ ${minScore}`, score >= minScore),
        atMost(`${page}: first paint`, of(runs, 'paint'), maxPaint, inMs),
        atMost(`${page}: largest contentful paint`, of(runs, 'lcp'), maxLcpMs, inMs),
        atMost(`${page}: blocking time`, of(runs, 'tbt'), maxTbt, inMs),
        atMost(`${page}: layout shift`, of(runs, 'cls'), MAX_CLS, (value) => value.toFixed(3)),
      ];
    })
    .map((one) => (isJudged ? one : { ...one, isMet: undefined }));
}

export async function phone(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const pages = [
    { name: 'blank page', url: `${bare.origin}/blank` },
    ...FIRST_PAGES.map((page) => ({ ...page, url: app.origin + page.path })),
  ].map((page) => ({ ...page, runs: { simulate: [], devtools: [] } }));
  for (const { url } of pages) await fetchCached(url);
  await untilCalm();
  const loads = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, runs } of pages) {
      loads.push(loadavg()[0]);
      for (const { method } of METHODS) runs[method].push(await runLighthouse(servers, url, method));
    }
  }
  // The browser that measures is itself a load of about one; before the first round it was not there.
  const isJudged = loads[0] < MAX_LOAD;
  const load = `load ${loads[0].toFixed(2)} at the start, ${Math.max(...loads).toFixed(2)} at most`;
  const verdict = isJudged ? load : `${load}: too busy, nothing is judged`;
  return [
    row('Machine', verdict, `< ${MAX_LOAD} at the start`, isJudged),
    ...METHODS.flatMap((method) => lighthouseRows(pages, method, isJudged)),
    ...pages
      .slice(1)
      .map(({ name, runs: { simulate } }) =>
        atMost(`${name}: bytes of a first view`, of(simulate, 'bytes'), MAX_BYTES[name], kilobytes),
      ),
  ];
}
