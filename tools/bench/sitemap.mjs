import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from '../build/build.mjs';
import { startService, waitUntilHealthy } from '../run/processes.mjs';
import { startApp } from '../run/servers.mjs';
import { readSettings } from '../run/settings.mjs';
import { ask } from './ask.mjs';
import { megabytes, row } from '../run/figures.mjs';
import { residentBytes, workerPid } from '../run/process-figures.mjs';

const VENUES = { kz: 16_000, ge: 4_000 };
const LANGUAGES = 3;
/** How often everything is read. */
const ROUNDS = 20;
const READY_MS = 30_000;
const SAMPLE_MS = 50;
/** A reader on a slow line: it takes no more than this at once, and then pauses. */
const SLOW_REST_MS = 10;
const SLOW_FILE_ROUNDS = 3;
/** What sending may add to the memory of a server that has sent everything once. */
const MAX_GROWTH_BYTES = 32 * 1024 ** 2;
const SESSION_SECRET = 'a-secret-for-measuring-that-guards-nothing';

const addressesIn = (text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

/** The product in front of a platform with 20,000 venues. */
async function startSitemapServers(servers) {
  const logFolder = join(servers.root, '.data', 'logs', 'bench');
  await buildWhenNeeded(servers.root, logFolder);
  const platformPort = await servers.takePort();
  const server = fileURLToPath(new URL('platform-server.mjs', import.meta.url));
  const platform = startService(
    'The stand-in for the platform',
    [process.execPath, server, ...[platformPort, VENUES.kz, VENUES.ge].map(String)],
    { logFile: join(logFolder, 'platform.log') },
  );
  const upstreamUrl = `http://localhost:${platformPort}`;
  await waitUntilHealthy(platform, `${upstreamUrl}/health`, READY_MS);
  const settings = readSettings({ PORT: String(await servers.takePort()), UPSTREAM_URL: upstreamUrl });
  const app = await startApp(servers.root, settings, SESSION_SECRET, logFolder);
  return { origin: `http://localhost:${settings.port}`, pid: workerPid(app) };
}

/** Reads an answer without keeping it. @returns its bytes and the addresses it begins */
function read(address, { isSlow = false } = {}) {
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, async (answer) => {
      const sum = { status: answer.statusCode, bytes: 0, addresses: 0 };
      let unread = '';
      try {
        for await (const chunk of answer) {
          sum.bytes += chunk.length;
          const parts = (unread + chunk.toString('latin1')).split('<url>');
          sum.addresses += parts.length - 1;
          unread = parts.at(-1).slice(-5);
          if (isSlow) await pause(SLOW_REST_MS);
        }
        resolve(sum);
      } catch (error) {
        reject(error);
      }
    }).on('error', reject);
  });
}

/** Runs the work and watches the memory of the process meanwhile. */
async function watched(pid, work) {
  let peak = residentBytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, SAMPLE_MS);
  const begun = performance.now();
  try {
    const result = await work();
    return { result, peak, seconds: (performance.now() - begun) / 1000 };
  } finally {
    clearInterval(timer);
  }
}

/** The sitemap of 20,000 venues in three languages: its size, its time, and what memory it takes. */
export async function sitemap(servers) {
  const { origin, pid } = await startSitemapServers(servers);
  const atStart = residentBytes(pid);
  const gathered = await watched(pid, () => ask(`${origin}/sitemap.xml`));
  const files = addressesIn(gathered.result.body.toString('utf8'));
  const readAll = async () => {
    const sums = [];
    for (const file of files) sums.push(await read(file));
    return sums;
  };
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await watched(pid, readAll));
  const [largest] = [...rounds[0].result]
    .map((sum, index) => ({ ...sum, file: files[index] }))
    .sort((one, other) => other.bytes - one.bytes);
  const before = residentBytes(pid);
  const slow = await watched(pid, () =>
    Promise.all(Array.from({ length: SLOW_FILE_ROUNDS }, () => read(largest.file, { isSlow: true }))),
  );
  const addresses = rounds[0].result.reduce((sum, file) => sum + file.addresses, 0);
  const bytes = rounds[0].result.reduce((sum, file) => sum + file.bytes, 0);
  const expected = (VENUES.kz + VENUES.ge) * LANGUAGES;
  const growth =
    Math.max(...rounds.slice(ROUNDS / 2).map(({ peak }) => peak)) -
    Math.max(...rounds.slice(0, ROUNDS / 2).map(({ peak }) => peak));
  return {
    rows: [
      row('addresses in the sitemap', String(addresses), `≥ ${expected}`, addresses >= expected),
      row('its files, unpacked', `${files.length}, ${megabytes(bytes)}`),
      row('all venues asked of the platform', `${gathered.seconds.toFixed(1)} s`),
      row('all files sent', `${rounds.at(-1).seconds.toFixed(1)} s`),
      row(
        'peak memory, grown over the second half of the rounds',
        megabytes(growth),
        `≤ ${megabytes(MAX_GROWTH_BYTES)}`,
        growth <= MAX_GROWTH_BYTES,
      ),
      row(
        `memory grown by ${SLOW_FILE_ROUNDS} slow readers of ${megabytes(largest.bytes)} each`,
        megabytes(slow.peak - before),
        `≤ ${megabytes(MAX_GROWTH_BYTES)}`,
        slow.peak - before <= MAX_GROWTH_BYTES,
      ),
    ],
    tables: [
      {
        title: 'Resident memory of the server at its peak',
        head: ['when', 'memory', 'seconds'],
        lines: [
          ['at the start', megabytes(atStart), ''],
          ['ids gathered', megabytes(gathered.peak), gathered.seconds.toFixed(1)],
          ...rounds.map(({ peak, seconds }, index) => [
            `all files sent, ${index + 1}`,
            megabytes(peak),
            seconds.toFixed(1),
          ]),
          ['slow readers', megabytes(slow.peak), slow.seconds.toFixed(1)],
        ],
      },
    ],
  };
}
