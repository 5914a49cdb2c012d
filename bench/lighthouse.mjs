import lighthouse from 'lighthouse';
import { askCached } from './ask.mjs';
import { launchBrowser } from '../scripts/lib/chromium.mjs';
import { median, row } from './figures.mjs';
import { VENUE_PATH } from './setup.mjs';

const RUNS = 3;
const MAX_LCP_MS = 1800;
const LARGEST_CLS = 0.02;
const MAX_TBT_OVER_BLANK_MS = 150;

async function measureOnce(servers, url) {
  const port = await servers.takePort();
  const browser = await launchBrowser(port);
  try {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
    const { audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const value = (name) => audits[name].numericValue;
    return {
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      score: result.lhr.categories.performance.score,
    };
  } finally {
    await browser.close();
  }
}

/** What a phone sees (Lighthouse's own mobile profile), beside a blank page of the same Next in the same run. */
export async function lighthousePart(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const pages = [
    { name: 'blank page', url: `${bare.origin}/blank` },
    { name: 'venue', url: app.origin + VENUE_PATH },
    { name: 'Home', url: `${app.origin}/?language=ru` },
  ].map((page) => ({ ...page, runs: [] }));
  for (const { url } of pages) await askCached(url);
  for (let run = 0; run < RUNS; run += 1) {
    for (const page of pages) page.runs.push(await measureOnce(servers, page.url));
  }
  const middle = (page, metric) => median(page.runs.map((run) => run[metric]));
  const [blank, ...ours] = pages;
  const mostTbt = middle(blank, 'tbt') + MAX_TBT_OVER_BLANK_MS;
  const ms = (value) => `${Math.round(value)} ms`;
  return {
    rows: ours.flatMap((page) => {
      const [lcp, cls, tbt] = ['lcp', 'cls', 'tbt'].map((metric) => middle(page, metric));
      return [
        row(`${page.name}: largest contentful paint`, ms(lcp), `≤ ${MAX_LCP_MS} ms`, lcp <= MAX_LCP_MS),
        row(`${page.name}: layout shift`, cls.toFixed(3), `≤ ${LARGEST_CLS}`, cls <= LARGEST_CLS),
        row(`${page.name}: blocking time`, ms(tbt), `≤ ${ms(mostTbt)} (blank + 150)`, tbt <= mostTbt),
      ];
    }),
    tables: [
      {
        title: `Lighthouse, mobile, median of ${RUNS} runs`,
        head: ['page', 'LCP', 'CLS', 'TBT', 'score'],
        lines: pages.map((page) => [
          page.name,
          ms(middle(page, 'lcp')),
          middle(page, 'cls').toFixed(3),
          ms(middle(page, 'tbt')),
          middle(page, 'score').toFixed(2),
        ]),
      },
    ],
  };
}
