import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { ask, askCached } from './ask.mjs';
import { median } from '../run/figures.mjs';
import { familyMs } from '../run/process-figures.mjs';

export const CONNECTIONS = 20;
/** Short rounds in turn, each beginning with another server, so that what else the machine does falls on all of them. */
export const ROUNDS = 12;
/** Of what a bare page gives, a page of the product gives at least so much. */
export const LEAST_SHARE = 0.9;
const WARM_UP_REQUESTS = 2000;
const ROUND_SECONDS = 2;

/** Path of a bare page with as many bytes and as many letters beyond ASCII as the given page has. */
export async function twinPath(origin, page) {
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
  return requests;
}

/** Fires at a run for so many seconds. */
export const fireFor = (run, seconds) => fire(run, { duration: seconds });

async function measureRound(run) {
  const { server } = run;
  const before = familyMs(server.service);
  const startedAt = performance.now();
  const { total } = await fire(run, { duration: ROUND_SECONDS });
  return {
    perSecond: total / ((performance.now() - startedAt) / 1000),
    cpuMs: (familyMs(server.service) - before) / total,
    load: loadavg()[0],
  };
}

/**
 * Fires at each run in turn, round by round.
 * @param runs `{ name, server, url, headers?, isReplay? }`; a page comes from the page cache unless it is a replay, or the front's
 * @returns the runs, each with its `rounds` of `{ perSecond, cpuMs, load }`
 */
export async function fireInTurn(runs, rounds = ROUNDS) {
  const measured = runs.map((run) => ({ ...run, rounds: [] }));
  for (const run of measured) await fire(run, { amount: WARM_UP_REQUESTS });
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < measured.length; turn += 1) {
      const run = measured[(round + turn) % measured.length];
      if (!run.isReplay) await askCached(run.url, run.headers);
      run.rounds.push(await measureRound(run));
    }
  }
  return measured;
}

/** Requests a second of a run as a share of another's, round by round; the median. */
export const shareOf = (run, other) =>
  median(run.rounds.map(({ perSecond }, index) => perSecond / other.rounds[index].perSecond));

/** A line of the table of runs: name, requests a second, CPU time a request. */
export const runLine = ({ name, rounds }) => [
  name,
  median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
  median(rounds.map(({ cpuMs }) => cpuMs)).toFixed(2),
];
