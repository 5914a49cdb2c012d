import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { processProbes } from '../run/process-probes.mjs';
import { stopService } from '../run/processes.mjs';
import { median, kilobytes, row } from '../run/figures.mjs';
import { CONNECTIONS, fireFor, fireInTurn, ROUNDS } from './rounds.mjs';
import { VENUE_PATH } from './setup.mjs';
import { shareOfTime } from '../run/share-of-time.mjs';

/** What traces and metrics may cost of a request's processor time. */
const MOST_SHARE = 0.03;
const PROFILE_SECONDS = 20;
const RETURNING = { cookie: 'lang=ru; country=kz; townId=1; deviceId=a-device-that-measures' };
/** What is fired at, with the headers of a browser that has been here. */
const REQUESTS = [
  { name: 'a menu from the cache', path: VENUE_PATH, headers: RETURNING },
  {
    name: 'a call of the BFF by a guest',
    path: '/api/session',
    headers: { ...RETURNING, 'x-site': 'kz-ru-web' },
    isReplay: true,
  },
];
/** Oftener than in service, where it is every 15 seconds: every round has sendings in it. */
const METRICS_EVERY_MS = '1000';

/** A sentence of `lib/telemetry` by which the file of the build is found that it is in. */
const SENTENCE = 'telemetry not delivered';

/** @returns whether a function of the app's process is the library's, or the recorder's of this build */
function ofTelemetry(root) {
  const folder = join(root, '.next/server/chunks');
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  const isOwn = (name) => readFileSync(join(folder, name), 'utf8').includes(SENTENCE);
  const own = new Set(files.filter(isOwn).map((name) => basename(name)));
  if (own.size === 0) throw new Error('No file of the build has the recorder in it.');
  return ({ url }) => url.includes('/@opentelemetry/') || own.has(decodeURI(url.split('/').at(-1)));
}

/** Processor time of a request as a ratio to the one without telemetry, of each round. */
const ratios = (off, other) => other.rounds.map(({ cpuMs }, index) => cpuMs / off.rounds[index].cpuMs);

const percent = (ratio) => `${((ratio - 1) * 100).toFixed(1)} %`;

/**
 * What it costs to be seen, by a processor profile of a process that sends traces and metrics. Beside it three processes before one
 * platform in turn, of which the second does: the third is as the first, and by how much these two differ no difference means anything.
 */
export async function telemetry(servers) {
  const probes = processProbes();
  const off = await servers.app();
  const collector = await servers.collector();
  const platform = await servers.sandboxOrigin();
  const on = await servers.appInFrontOf(platform, {
    ...probes.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_METRIC_EXPORT_INTERVAL: METRICS_EVERY_MS,
  });
  const control = await servers.appInFrontOf(platform, {}, { port: await servers.takePort() });
  const isOne = ofTelemetry(servers.root);
  const measured = [];
  for (const { name, path, ...request } of REQUESTS) {
    const runOf = (server) => ({ ...request, name, server, url: server.origin + path });
    const [without, withIt, again] = await fireInTurn([off, on, control].map(runOf));
    const [profile] = await Promise.all([
      probes.profile(on.pid, PROFILE_SECONDS * 1000),
      fireFor(runOf(on), PROFILE_SECONDS + 1),
    ]);
    const [overhead, noise] = [withIt, again].map((run) => ratios(without, run));
    measured.push({ name, without, withIt, again, overhead, noise, share: shareOfTime(profile, isOne) });
  }
  const taken = await (await fetch(collector.origin)).json();
  await stopService(on.service);
  await stopService(control.service);
  return {
    rows: measured.flatMap(({ name, overhead, noise, share }) => [
      row(
        `of the time for ${name}, what traces and metrics take`,
        `${(share * 100).toFixed(1)} %`,
        `< ${MOST_SHARE * 100} %`,
        share < MOST_SHARE,
      ),
      row(
        `processor time of ${name} with them over that without; of a third process without them`,
        `${percent(median(overhead))}; ${percent(median(noise))}`,
      ),
    ]),
    tables: measured.map(({ name, without, withIt, again, overhead, noise }) => ({
      title: `${name}: ${CONNECTIONS} connections, ${ROUNDS} rounds; the collector took ${Object.entries(
        taken,
      )
        .map(([path, bytes]) => `${kilobytes(bytes)} at ${path}`)
        .join(', ')} in all`,
      head: ['round', 'load', 'ms without', 'ms with', 'more', 'ms of the third', 'more'],
      lines: overhead.map((ratio, index) => [
        String(index + 1),
        without.rounds[index].load.toFixed(1),
        without.rounds[index].cpuMs.toFixed(3),
        withIt.rounds[index].cpuMs.toFixed(3),
        percent(ratio),
        again.rounds[index].cpuMs.toFixed(3),
        percent(noise[index]),
      ]),
    })),
  };
}
