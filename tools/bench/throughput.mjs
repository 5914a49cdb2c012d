import autocannon from 'autocannon';
import { median, row } from '../run/figures.mjs';
import { familyMs } from '../run/process-figures.mjs';
import { ask, askCached, VENUE_PATH } from './setup.mjs';

const CONNECTIONS = 20;
/** Short rounds in turn, each beginning with another server, so that what else the machine does falls on all of them. */
const ROUNDS = 12;
const ROUND_SECONDS = 2;
const WARM_UP_REQUESTS = 2000;
/** Of what a bare page gives, a page of the product gives at least so much. */
const LEAST_SHARE = 0.9;

const RETURNING = { cookie: 'lang=ru; country=kz; townId=1; deviceId=a-device-that-measures' };
/** Path of a bare page with as many bytes and as many letters beyond ASCII as the given page has. */
async function twinPath(origin, page) {
  const letters = [...page.toString('utf8')].length;
  const empty = (await ask(`${origin}/bare/filled/0-0`)).body.length;
  // A Cyrillic letter is two bytes; every letter of the page occurs twice, in the HTML and in its data.
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
  return requests.total;
}

async function measureRound(run) {
  const { service } = run.server;
  const before = familyMs(service);
  const startedAt = performance.now();
  const total = await fire(run, { duration: ROUND_SECONDS });
  return {
    perSecond: total / ((performance.now() - startedAt) / 1000),
    cpuMs: (familyMs(service) - before) / total,
  };
}

/** Fires at each run in turn. @returns the runs, each with its `rounds` of `{ perSecond, cpuMs }` */
async function fireInTurn(runs) {
  const measured = runs.map((run) => ({ ...run, rounds: [] }));
  for (const run of measured) await fire(run, { amount: WARM_UP_REQUESTS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < measured.length; turn += 1) {
      const run = measured[(round + turn) % measured.length];
      await askCached(run.url, run.headers);
      run.rounds.push(await measureRound(run));
    }
  }
  return measured;
}

/** Requests a second of a run as a share of another's, round by round; the median. */
const shareOf = (run, other) =>
  median(run.rounds.map(({ perSecond }, index) => perSecond / other.rounds[index].perSecond));

/** Requests a second of the cached venue page, as a share of a bare page's with the same bytes. */
export async function throughput(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const venue = app.origin + VENUE_PATH;
  const page = await askCached(venue);
  const twin = await twinPath(bare.origin, page.body);
  const runs = await fireInTurn([
    { name: 'the product, first visit (sets cookies)', server: app, url: venue },
    { name: 'the product, a visit with cookies', server: app, url: venue, headers: RETURNING },
    { name: 'bare ISR page behind a rewrite', server: bare, url: `${bare.origin}/door${twin}` },
    { name: 'bare ISR page', server: bare, url: `${bare.origin}/bare${twin}` },
  ]);
  const [firstVisit, laterVisit, behindRewrite, bareIsr] = runs;
  const figureOf = (run, other) => `requests/s of ${run.name}, share of ${other.name}`;
  const cpuOf = ({ rounds }) => median(rounds.map(({ cpuMs }) => cpuMs));
  return [
    ...[firstVisit, laterVisit].map((run) => {
      const value = shareOf(run, behindRewrite);
      return row(figureOf(run, behindRewrite), value.toFixed(2), `≥ ${LEAST_SHARE}`, value >= LEAST_SHARE);
    }),
    row(figureOf(firstVisit, bareIsr), shareOf(firstVisit, bareIsr).toFixed(2)),
    ...runs.map((run) => row(`processor time a request of ${run.name}`, `${cpuOf(run).toFixed(2)} ms`)),
  ];
}
