import autocannon from 'autocannon';
import { ask, askCached } from './ask.mjs';
import { median, row } from './figures.mjs';
import { processorMs } from './process-figures.mjs';
import { VENUE_PATH } from './stage.mjs';

const CONNECTIONS = 20;
const WARM_UP_REQUESTS = 2000;
/** Short rounds in turn, each beginning with another server, so that what else the machine does falls on all of them. */
const ROUNDS = 12;
const ROUND_SECONDS = 2;
const LEAST_SHARE = 0.9;
const RETURNING = { cookie: 'lang=ru; country=kz; townId=1; deviceId=a-device-that-measures' };
/** Headers that belong to one connection and not to the answer. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Path of a bare page with as many bytes and as many letters beyond ASCII as the given page has. */
async function twinPath(origin, page) {
  const letters = [...page.toString('utf8')].length;
  const empty = (await ask(`${origin}/bare/filled/0-0`)).body.length;
  // A Cyrillic letter is two bytes; every letter of the page stands twice, in the HTML and in its data.
  const cyrillic = Math.round((page.length - letters) / 2);
  const latin = Math.round((page.length - empty) / 2) - 2 * cyrillic;
  return `/filled/${latin}-${cyrillic}`;
}

async function fire({ url, headers }, limits) {
  const { requests, errors, non2xx } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    ...limits,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return requests;
}

async function measureRound(run) {
  const { server } = run;
  const before = processorMs(server.pid);
  const startedAt = performance.now();
  const { total } = await fire(run, { duration: ROUND_SECONDS });
  return {
    perSecond: total / ((performance.now() - startedAt) / 1000),
    cpuMs: (processorMs(server.pid) - before) / total,
  };
}

/** Requests a second of the cached venue page, as a share of what less would give with the same bytes. */
export async function throughput(stage) {
  const [app, bare] = [await stage.app(), await stage.bare()];
  const venue = app.origin + VENUE_PATH;
  const page = await askCached(venue);
  const twin = await twinPath(bare.origin, page.body);
  const headers = page.headers.filter(([name]) => !ownHeaders.has(name));
  const replay = await stage.replay({ headers, body: page.body });
  const runs = [
    { name: 'the product, first visit (sets cookies)', server: app, url: venue },
    { name: 'the product, a visit with cookies', server: app, url: venue, headers: RETURNING },
    { name: 'bare ISR page behind a rewrite', server: bare, url: `${bare.origin}/door${twin}` },
    { name: 'bare ISR page', server: bare, url: `${bare.origin}/bare${twin}` },
    { name: 'node:http, the same bytes and headers', server: replay, url: `${replay.origin}/` },
  ].map((run) => ({ ...run, rounds: [] }));

  for (const run of runs) await fire(run, { amount: WARM_UP_REQUESTS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < runs.length; turn += 1) {
      const run = runs[(round + turn) % runs.length];
      if (run.server !== replay) await askCached(run.url, run.headers);
      run.rounds.push(await measureRound(run));
    }
  }

  const [firstVisit, laterVisit, behindRewrite, ...others] = runs;
  const share = (run, other) =>
    median(run.rounds.map(({ perSecond }, index) => perSecond / other.rounds[index].perSecond));
  const cpu = (run) => median(run.rounds.map(({ cpuMs }) => cpuMs));
  return {
    rows: [
      ...[firstVisit, laterVisit].map((run) => {
        const value = share(run, behindRewrite);
        const figure = `requests/s of ${run.name}, share of ${behindRewrite.name}`;
        return row(figure, value.toFixed(2), `≥ ${LEAST_SHARE}`, value >= LEAST_SHARE);
      }),
      ...others.map((other) =>
        row(`requests/s of ${firstVisit.name}, share of ${other.name}`, share(firstVisit, other).toFixed(2)),
      ),
    ],
    tables: [
      {
        title: `Page of ${page.body.length} bytes, not compressed; ${CONNECTIONS} connections, median of ${ROUNDS} rounds`,
        head: ['', 'requests/s', 'CPU ms a request'],
        lines: runs.map((run) => [
          run.name,
          median(run.rounds.map(({ perSecond }) => perSecond)).toFixed(0),
          cpu(run).toFixed(2),
        ]),
      },
    ],
  };
}
