import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { atMost, median, row } from '../run/figures.mjs';
import { familyMs } from '../run/process-figures.mjs';
import { startService, stopService, waitUntilHealthy } from '../run/processes.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';
import { fetchCached, VENUE_PATH } from './setup.mjs';

const CONNECTIONS = 16;
/** Short rounds in turn, each beginning with another server, so that what else the machine does falls on all of them. */
const ROUNDS = 6;
const ROUND_SECONDS = 2;
const READY_MS = 10_000;

const RETURNING = { cookie: 'lang=ru; country=kz; townId=1; deviceId=a-device-that-measures' };
const GZIP = { 'accept-encoding': 'gzip' };

/** A page of the product has at least such a share of a plain server's answers a second; and by processor time. */
const LEAST = 0.9;
const LEAST_BY_PROCESSOR = { identity: 0.45, gzip: 0.35 };
/** Processor time of one stored page, gzip, at most, milliseconds; and a first visit's share of a later one's answers at least. */
const MOST_MS = 0.06;
const LEAST_FIRST_VISIT = 0.9;

async function load({ url, headers }) {
  const { requests, errors, non2xx } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return requests.total;
}

async function loadInTurn(runs) {
  const rounds = runs.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < runs.length; turn += 1) {
      const index = (round + turn) % runs.length;
      const run = runs[index];
      const before = familyMs(run.service);
      const answers = await load(run);
      rounds[index].push({ answers, cpuMs: (familyMs(run.service) - before) / answers });
    }
  }
  return rounds;
}

function shareRow(figure, shares, least) {
  const listed = shares.map((share) => share.toFixed(2)).join(' ');
  return row(figure, `${median(shares).toFixed(2)} (${listed})`, `≥ ${least}`, median(shares) >= least);
}
const answersTo = (rounds, others) => rounds.map(({ answers }, round) => answers / others[round].answers);
const inMs = (value) => `${value.toFixed(3)} ms`;

export async function throughput(servers) {
  const app = await servers.app();
  // Without its query, which is remembered anew at each request.
  const page = { service: app.service, url: app.origin + new URL(VENUE_PATH, app.origin).pathname };
  const { body } = await fetchCached(page.url, RETURNING);
  const folder = temporaryFolder('plain');
  const plain = async (name, bytes) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const port = await servers.takePort();
    const script = fileURLToPath(new URL('plain-server.mjs', import.meta.url));
    const service = startService('The plain server', [process.execPath, script, String(port), file], {});
    const url = `http://localhost:${port}/`;
    await waitUntilHealthy(service, url, READY_MS);
    return { service, url };
  };
  const encodings = { identity: RETURNING, gzip: { ...RETURNING, ...GZIP } };
  const plains = {
    identity: await plain('identity', body),
    gzip: await plain('gzip', gzipSync(body, { level: 9 })),
  };
  const rows = [];
  for (const [encoding, headers] of Object.entries(encodings)) {
    const runs = [
      { ...page, headers },
      { ...plains[encoding], headers },
      ...(encoding === 'gzip' ? [{ ...page, headers: GZIP }] : []),
    ];
    for (const run of runs) await load(run);
    const [product, other, first] = await loadInTurn(runs);
    const name = `a stored page (${encoding}), share of plain node:http`;
    // The server alone: what asks takes most of the other processor's time.
    const byProcessor = product.map(({ cpuMs }, round) => other[round].cpuMs / cpuMs);
    rows.push(
      shareRow(name, answersTo(product, other), LEAST),
      shareRow(`${name}, by processor time`, byProcessor, LEAST_BY_PROCESSOR[encoding]),
    );
    if (!first) continue;
    const own = median(product.map(({ cpuMs }) => cpuMs));
    rows.push(
      shareRow('a first visit, share of a later one', answersTo(first, product), LEAST_FIRST_VISIT),
      atMost('its processor time', own, MOST_MS, inMs),
    );
  }
  await Promise.all(Object.values(plains).map(({ service }) => stopService(service)));
  return rows;
}
