import { askCached } from './ask.mjs';
import { row } from '../run/figures.mjs';
import { CONNECTIONS, fireInTurn, LEAST_SHARE, ROUNDS, runLine, shareOf, twinPath } from './rounds.mjs';
import { VENUE_PATH } from './setup.mjs';

const RETURNING = { cookie: 'lang=ru; country=kz; townId=1; deviceId=a-device-that-measures' };
/** Headers that belong to one connection and not to the answer. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Requests a second of the cached venue page, as a share of what less would give with the same bytes. */
export async function throughput(servers) {
  const [app, bare] = [await servers.app(), await servers.bare()];
  const venue = app.origin + VENUE_PATH;
  const page = await askCached(venue);
  const twin = await twinPath(bare.origin, page.body);
  const headers = page.headers.filter(([name]) => !ownHeaders.has(name));
  const replay = await servers.replay({ headers, body: page.body });
  const runs = await fireInTurn([
    { name: 'the product, first visit (sets cookies)', server: app, url: venue },
    { name: 'the product, a visit with cookies', server: app, url: venue, headers: RETURNING },
    { name: 'bare ISR page behind a rewrite', server: bare, url: `${bare.origin}/door${twin}` },
    { name: 'bare ISR page', server: bare, url: `${bare.origin}/bare${twin}` },
    {
      name: 'node:http, the same bytes and headers',
      server: replay,
      url: `${replay.origin}/`,
      isReplay: true,
    },
  ]);
  const [firstVisit, laterVisit, behindRewrite, ...others] = runs;
  return {
    rows: [
      ...[firstVisit, laterVisit].map((run) => {
        const value = shareOf(run, behindRewrite);
        const figure = `requests/s of ${run.name}, share of ${behindRewrite.name}`;
        return row(figure, value.toFixed(2), `≥ ${LEAST_SHARE}`, value >= LEAST_SHARE);
      }),
      ...others.map((other) =>
        row(
          `requests/s of ${firstVisit.name}, share of ${other.name}`,
          shareOf(firstVisit, other).toFixed(2),
        ),
      ),
    ],
    tables: [
      {
        title: `Page of ${page.body.length} bytes, not compressed; ${CONNECTIONS} connections, median of ${ROUNDS} rounds`,
        head: ['', 'requests/s', 'CPU ms a request'],
        lines: runs.map(runLine),
      },
    ],
  };
}
