import lighthouse from 'lighthouse';
import { loadavg } from 'node:os';
import { launchBrowser } from '../run/chromium.mjs';
import { askCached } from './ask.mjs';
import { MAX_LOAD, untilCalm } from './calm.mjs';
import { kilobytes, median, row } from '../run/figures.mjs';
import { PARTS, tracePage } from './page-trace.mjs';
import { FIRST_PAGES, PHONE } from './first-pages.mjs';

const ROUNDS = 5;

const MAX_BYTES = { Home: 400_000, venue: 340_000, list: 340_000 };
const PAGES = FIRST_PAGES.map((page) => ({ ...page, maxBytes: MAX_BYTES[page.name] }));

/** What is asked of Lighthouse's mobile profile, by how it slows the network: computed afterwards, or really delayed. */
const METHODS = [
  { method: 'simulate', minScore: 97, maxLcpMs: 1800, maxTbtMs: (blank) => blank + 150 },
  { method: 'devtools', minScore: 99, maxLcpMs: 1400, maxTbtMs: () => 120 },
];
const MAX_CLS = 0.02;
const MAX_FIRST_PAINT_OVER_BLANK_MS = 250;

async function runLighthouse(servers, url, throttlingMethod) {
  const port = await servers.takePort();
  const browser = await launchBrowser(port);
  try {
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
    };
  } finally {
    await browser.close();
  }
}

async function runTrace(url) {
  const browser = await launchBrowser();
  try {
    return await tracePage(browser, url, PHONE);
  } finally {
    await browser.close();
  }
}

const ms = (value) => `${Math.round(value)} ms`;
const of = (runs, figure) => median(runs.map((run) => run[figure]));
const rounds = (runs, figure) => runs.map((run) => Math.round(run[figure])).join(' ');

/** The figures of one method against its targets; judged only where the machine was at rest. */
function lighthouseRows(pages, { method, minScore, maxLcpMs, maxTbtMs }, isJudged) {
  const [blank, ...ours] = pages.map(({ name, runs }) => ({ name, runs: runs[method] }));
  const maxTbt = maxTbtMs(of(blank.runs, 'tbt'));
  const maxPaint = of(blank.runs, 'paint') + MAX_FIRST_PAINT_OVER_BLANK_MS;
  const judged = (isMet) => (isJudged ? isMet : undefined);
  return ours.flatMap(({ name, runs }) => {
    const [score, paint, lcp, tbt, cls] = ['score', 'paint', 'lcp', 'tbt', 'cls'].map((figure) =>
      of(runs, figure),
    );
    const page = `${name}, ${method}`;
    return [
      row(`${page}: score`, String(score), `≥ ${minScore}`, judged(score >= minScore)),
      row(`${page}: first paint`, ms(paint), `≤ ${ms(maxPaint)} (blank + 250)`, judged(paint <= maxPaint)),
      row(`${page}: largest contentful paint`, ms(lcp), `≤ ${ms(maxLcpMs)}`, judged(lcp <= maxLcpMs)),
      row(`${page}: blocking time`, ms(tbt), `≤ ${ms(maxTbt)}`, judged(tbt <= maxTbt)),
      row(`${page}: layout shift`, cls.toFixed(3), `≤ ${MAX_CLS}`, judged(cls <= MAX_CLS)),
    ];
  });
}

/**
 * A first view on a phone by a guest: where the main thread's time goes, what crosses the wire, and Lighthouse by both methods, all
 * beside a blank page of the same Next, page by page in turn.
 */
export async function phone(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const pages = [
    { name: 'blank page', url: `${bare.origin}/blank` },
    ...PAGES.map((page) => ({ ...page, url: app.origin + page.path })),
  ].map((page) => ({ ...page, runs: { trace: [], simulate: [], devtools: [] } }));
  for (const { url } of pages) await askCached(url);
  await untilCalm();
  const loads = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, runs } of pages) {
      loads.push(loadavg()[0]);
      runs.trace.push(await runTrace(url));
      for (const { method } of METHODS) runs[method].push(await runLighthouse(servers, url, method));
    }
  }
  // The browser that measures is itself a load of about one; before the first round it was not there.
  const isJudged = loads[0] < MAX_LOAD;
  const load = `load ${loads[0].toFixed(2)} at the start, ${Math.max(...loads).toFixed(2)} at most`;
  const verdict = isJudged ? load : `${load}: too busy, nothing is judged`;
  const ours = pages.slice(1);
  return {
    rows: [
      row('Machine', verdict, `< ${MAX_LOAD} at the start`, isJudged),
      ...METHODS.flatMap((method) => lighthouseRows(pages, method, isJudged)),
      ...ours.map(({ name, runs, maxBytes }) => {
        const bytes = of(runs.trace, 'bytes');
        return row(
          `${name}: bytes of a first view`,
          kilobytes(bytes),
          `≤ ${kilobytes(maxBytes)}`,
          bytes <= maxBytes,
        );
      }),
      ...ours.map(({ name, runs }) => {
        const calls = of(runs.trace, 'calls');
        return row(`${name}: calls before a touch`, String(calls), '0', calls === 0);
      }),
    ],
    tables: [
      {
        title: `Main thread of a first view, ms of processor time, medians of ${ROUNDS} rounds (${verdict})`,
        head: ['page', 'all', ...PARTS, 'rounds', 'long tasks of the last round'],
        lines: pages.map(({ name, runs: { trace } }) => [
          name,
          of(trace, 'all').toFixed(0),
          ...PARTS.map((part) => median(trace.map(({ parts }) => parts[part])).toFixed(0)),
          rounds(trace, 'all'),
          trace.at(-1).longTasks.join(', '),
        ]),
      },
      {
        title: 'What crosses the wire, medians',
        head: ['page', 'files', 'bytes', 'scripts', 'bytes of scripts', 'calls'],
        lines: pages.map(({ name, runs: { trace } }) => [
          name,
          String(of(trace, 'files')),
          kilobytes(of(trace, 'bytes')),
          String(of(trace, 'scripts')),
          kilobytes(of(trace, 'scriptBytes')),
          String(of(trace, 'calls')),
        ]),
      },
      ...METHODS.map(({ method }) => ({
        title: `Lighthouse mobile, ${method}, all rounds`,
        head: ['page', 'score', 'first paint', 'LCP', 'TBT', 'CLS'],
        lines: pages.map(({ name, runs }) => [
          name,
          ...['score', 'paint', 'lcp', 'tbt'].map((figure) => rounds(runs[method], figure)),
          runs[method].map(({ cls }) => cls.toFixed(3)).join(' '),
        ]),
      })),
    ],
  };
}
