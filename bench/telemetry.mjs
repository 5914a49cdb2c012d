import { stopService } from '../scripts/lib/processes.mjs';
import { median, kilobytes, row } from './figures.mjs';
import { CONNECTIONS, fireInTurn, ROUNDS } from './rounds.mjs';
import { VENUE_PATH } from './setup.mjs';

/** What traces and metrics may cost of a request's processor time. */
const MOST_SHARE = 0.03;
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

/** Processor time of a request with telemetry as a ratio to the one without, of each round. */
const ratios = (off, on) => on.rounds.map(({ cpuMs }, index) => cpuMs / off.rounds[index].cpuMs);

const percent = (ratio) => `${((ratio - 1) * 100).toFixed(1)} %`;

/** What it costs to be seen: two processes of the product before one platform, one of which sends traces and metrics. */
export async function telemetry(servers) {
  const off = await servers.app();
  const collector = await servers.collector();
  const on = await servers.appInFrontOf(await servers.sandboxOrigin(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_METRIC_EXPORT_INTERVAL: METRICS_EVERY_MS,
  });
  const measured = [];
  for (const { name, path, ...request } of REQUESTS) {
    const [without, withIt] = await fireInTurn([
      { ...request, name: `${name}, nothing sent`, server: off, url: off.origin + path },
      { ...request, name: `${name}, traces and metrics sent`, server: on, url: on.origin + path },
    ]);
    measured.push({ name, without, withIt, ratios: ratios(without, withIt) });
  }
  const taken = await (await fetch(collector.origin)).json();
  await stopService(on.service);
  return {
    rows: measured.map((each) => {
      const ratio = median(each.ratios);
      return row(
        `processor time of ${each.name} with traces and metrics, over that without`,
        percent(ratio),
        `< ${MOST_SHARE * 100} %`,
        ratio - 1 < MOST_SHARE,
      );
    }),
    tables: measured.map(({ name, without, withIt, ratios: each }) => ({
      title: `${name}: ${CONNECTIONS} connections, ${ROUNDS} pairs of rounds; the collector took ${Object.entries(
        taken,
      )
        .map(([path, bytes]) => `${kilobytes(bytes)} at ${path}`)
        .join(', ')} in all`,
      head: ['pair', 'load', 'ms without', 'ms with', 'more'],
      lines: each.map((ratio, index) => [
        String(index + 1),
        without.rounds[index].load.toFixed(1),
        without.rounds[index].cpuMs.toFixed(3),
        withIt.rounds[index].cpuMs.toFixed(3),
        percent(ratio),
      ]),
    })),
  };
}
