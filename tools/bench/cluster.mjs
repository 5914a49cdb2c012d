import { loadavg } from 'node:os';
import { request } from 'node:https';
import { brotliDecompressSync } from 'node:zlib';
import { MAX_LOAD, untilCalm } from './calm.mjs';
import { kilobytes, median, row } from '../run/figures.mjs';
import { CONNECTIONS, fireInTurn, shareOf } from './rounds.mjs';

/** Of what a plain server gives with the same bytes, the front gives at least so much. */
const LEAST_SHARE = 0.5;
const ROUNDS = 7;
const PAGES = [
  { name: 'Home', path: '/' },
  { name: 'list', path: '/filials' },
  { name: 'menu', path: '/filials/3107' },
];
const SITE = 'lang=ru; country=kz; townId=1; service=delivery';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const FIRST = { ...BROWSER, cookie: SITE };
const LATER = {
  ...BROWSER,
  cookie: `${SITE}; deviceId=a-device-that-measures; _ga=GA1.1.1234567890.1234567890`,
};
/** Headers that belong to one connection and not to the answer. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** One answer of the front as it crosses the wire; its certificate is its own. */
function askFront(address, headers) {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers, agent: false, rejectUnauthorized: false }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The page as it is sent once an app has packed it for good. @throws Error where it is none */
async function pageOf(address) {
  let page;
  for (let times = 0; times < 5; times += 1) {
    page = await askFront(address, LATER);
    // An app packs at the second request, and the front has it in the next second.
    await new Promise((passed) => setTimeout(passed, 1_100));
  }
  if (page.status !== 200 || !brotliDecompressSync(page.body).includes('</html>'))
    throw new Error(`${address} answered ${page.status}`);
  return page;
}

async function measurePage(servers, { front, app }, { name, path }) {
  const url = front.origin + path;
  const { headers, body } = await pageOf(url);
  const sent = Object.entries(headers).filter(([header]) => !ownHeaders.has(header));
  const replay = await servers.replay({ headers: sent, body });
  const load = loadavg()[0];
  const runs = await fireInTurn(
    [
      { name: 'nginx over TLS, a visit with cookies', server: front, url, headers: LATER, isReplay: true },
      { name: 'nginx over TLS, first visit', server: front, url, headers: FIRST, isReplay: true },
      { name: 'an app', server: app, url: app.origin + path, headers: LATER },
      {
        name: 'node:http, the same bytes and headers',
        server: replay,
        url: `${replay.origin}/`,
        headers: LATER,
        isReplay: true,
      },
    ],
    ROUNDS,
  );
  return { name, bytes: body.length, load, runs };
}

const roundsOf = (run) => run.rounds.map(({ perSecond }) => perSecond.toFixed(0)).join(' ');

/** Requests a second of pages that the front answers by itself, as a share of a plain server's with the same bytes. */
export async function cluster(servers) {
  const started = await servers.cluster();
  await untilCalm();
  const pages = [];
  for (const page of PAGES) pages.push(await measurePage(servers, started, page));
  // What measures is itself a load; before the first round it was not there.
  const [{ load }] = pages;
  const isJudged = load < MAX_LOAD;
  const loads = pages.map((page) => page.load.toFixed(2)).join(', ');
  return {
    rows: [
      row(
        'Machine',
        `load ${loads}${isJudged ? '' : ': too busy, nothing is judged'}`,
        `< ${MAX_LOAD} at the start`,
        isJudged,
      ),
      ...pages.flatMap(({ name, runs }) => {
        const [later, first, app, plain] = runs;
        const shareRow = (what, run) => {
          const share = shareOf(run, plain);
          const isMet = isJudged ? share >= LEAST_SHARE : undefined;
          return row(`${name} ${what}, share of node:http`, share.toFixed(2), `≥ ${LEAST_SHARE}`, isMet);
        };
        return [
          shareRow('from the front', later),
          shareRow('from the front on a first visit', first),
          row(`${name} from the front, times an app`, shareOf(later, app).toFixed(1)),
        ];
      }),
    ],
    tables: pages.map(({ name, bytes, runs }) => ({
      title: `${name}, ${kilobytes(bytes)} packed by Brotli; ${CONNECTIONS} connections, ${ROUNDS} rounds`,
      head: ['', 'requests/s', 'CPU ms a request', 'rounds, requests/s'],
      lines: runs.map((run) => [
        run.name,
        median(run.rounds.map(({ perSecond }) => perSecond)).toFixed(0),
        median(run.rounds.map(({ cpuMs }) => cpuMs)).toFixed(3),
        roundsOf(run),
      ]),
    })),
  };
}
