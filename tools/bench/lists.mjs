import { request } from 'node:http';
import { askCached } from './ask.mjs';
import { median, row } from '../run/figures.mjs';
import { CONNECTIONS, fireInTurn, LEAST_SHARE, ROUNDS, runLine, shareOf, twinPath } from './rounds.mjs';

const PAGES = [
  { name: 'Home', path: '/?language=ru' },
  { name: 'the list of venues', path: '/filials?language=ru' },
];
/** Pages requested one after another on each catalogue in turn. */
const TIMES_ASKED = 200;
/** Pages requested of each before: a server that has just been started is not compiled yet. */
const TIMES_WARMED = 2000;
/** 'The same': what two runs of one server differ by. */
const MAX_TIMES = 1.1;

/** Milliseconds until the first byte of the answer. */
function firstByteMs(address) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(address, (answer) => {
      const ms = performance.now() - startedAt;
      answer.on('error', reject);
      answer.on('end', () => resolve(ms));
      answer.resume();
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function sharesOfBare(app, bare) {
  const measured = [];
  for (const { name, path } of PAGES) {
    const url = app.origin + path;
    const page = await askCached(url);
    const twin = await twinPath(bare.origin, page.body);
    const bytes = `${page.body.length} bytes`;
    measured.push(
      await fireInTurn([
        { name: `${name}, ${bytes}`, server: app, url },
        { name: 'bare ISR page behind a rewrite', server: bare, url: `${bare.origin}/door${twin}` },
      ]),
    );
  }
  return measured;
}

async function firstBytes(standard, large) {
  const runs = PAGES.map(({ name, path }) => ({ name, path, standard: [], large: [] }));
  for (const { path, ...times } of runs) {
    const servers = [
      { server: standard, ms: times.standard },
      { server: large, ms: times.large },
    ];
    for (const { server } of servers) {
      await askCached(server.origin + path);
      for (let turn = 0; turn < TIMES_WARMED; turn += 1) await firstByteMs(server.origin + path);
    }
    for (let turn = 0; turn < TIMES_ASKED; turn += 1) {
      for (const { server, ms } of turn % 2 === 0 ? servers : servers.toReversed())
        ms.push(await firstByteMs(server.origin + path));
    }
  }
  return runs.map(({ name, standard: small, large: big }) => ({
    name,
    standardMs: median(small),
    largeMs: median(big),
  }));
}

/** Home and the list of venues: against bare pages of their size, and with 20,000 venues against the standard catalogue. */
export async function lists(servers) {
  // First, because afterwards one of the two servers has answered many thousand requests more than the other.
  const times = await firstBytes(await servers.app(), await servers.largeApp());
  const measured = await sharesOfBare(await servers.app(), await servers.bare());
  return {
    rows: [
      ...measured.map(([run, twin], index) => {
        const value = shareOf(run, twin);
        const figure = `requests/s of ${PAGES[index].name}, share of ${twin.name} of its size`;
        return row(figure, value.toFixed(2), `≥ ${LEAST_SHARE}`, value >= LEAST_SHARE);
      }),
      ...times.map(({ name, standardMs, largeMs }) => {
        const value = largeMs / standardMs;
        const figure = `time to first byte of ${name} with 20,000 venues, times that of the standard catalogue`;
        return row(figure, value.toFixed(2), `≤ ${MAX_TIMES}`, value <= MAX_TIMES);
      }),
    ],
    tables: [
      {
        title: `Not compressed; ${CONNECTIONS} connections, median of ${ROUNDS} rounds`,
        head: ['', 'requests/s', 'CPU ms a request'],
        lines: measured.flat().map(runLine),
      },
      {
        title: `Time to first byte from the cache, median of ${TIMES_ASKED}, one at a time`,
        head: ['', 'standard catalogue, ms', '20,000 venues, ms'],
        lines: times.map(({ name, standardMs, largeMs }) => [
          name,
          standardMs.toFixed(1),
          largeMs.toFixed(1),
        ]),
      },
    ],
  };
}
