import { createServer } from 'node:http';
import { seriesNames } from './prometheus-names.mjs';

/** A process that has sent nothing for so long is not there any more. */
const SILENT_MS = 5_000;

const valueOf = ({ stringValue, intValue, doubleValue, boolValue }) =>
  String(stringValue ?? intValue ?? doubleValue ?? boolValue);
const labelsOf = (attributes = []) =>
  attributes.map(({ key, value }) => [key.replaceAll('.', '_'), valueOf(value)]);
const line = (name, labels, value) =>
  `${name}{${labels.map(([label, text]) => `${label}=${JSON.stringify(text)}`).join()}} ${value}`;

/** The series of one point of a histogram: how many were below each bound, all of them, and their sum. */
function histogramLines(metric, point, labels) {
  const [bucket, count, sum] = seriesNames(metric.name, { unit: metric.unit, kind: 'histogram' });
  const bounds = [...point.explicitBounds.map(String), '+Inf'];
  let below = 0;
  const buckets = bounds.map((bound, index) => {
    below += Number(point.bucketCounts[index]);
    return line(bucket, [...labels, ['le', bound]], below);
  });
  return [...buckets, line(count, labels, Number(point.count)), line(sum, labels, point.sum)];
}

function linesOf(metric, ofProcess) {
  const kind = metric.histogram ? 'histogram' : metric.sum?.isMonotonic ? 'counter' : 'gauge';
  const { dataPoints } = metric.histogram ?? metric.sum ?? metric.gauge;
  return dataPoints.flatMap((point) => {
    const labels = [...ofProcess, ...labelsOf(point.attributes)];
    if (kind === 'histogram') return histogramLines(metric, point, labels);
    const [name] = seriesNames(metric.name, { unit: metric.unit, kind });
    return [line(name, labels, Number(point.asDouble ?? point.asInt))];
  });
}

/** @returns {string} what a process has sent, in Prometheus' text format, with its `job` and `instance` as Prometheus derives them */
export function asText({ resourceMetrics }) {
  return resourceMetrics
    .flatMap(({ resource, scopeMetrics }) => {
      const known = Object.fromEntries(labelsOf(resource.attributes));
      const ofProcess = [
        ['job', known.service_name],
        ['instance', known.service_instance_id],
      ];
      return scopeMetrics.flatMap(({ metrics }) => metrics.flatMap((metric) => linesOf(metric, ofProcess)));
    })
    .join('\n');
}

/**
 * Starts a collector that takes OTLP over HTTP in JSON and has the metrics of each process at GET /metrics, under the names that Prometheus' own
 * receiver gives them: Debian's Prometheus (2.42) is too old to have one.
 * @param {number} port on this machine alone
 * @returns {Promise<import('node:http').Server>}
 */
export async function startOtlpReceiver(port) {
  /** @type {Map<string, { text: string, atMs: number }>} */
  const processes = new Map();
  const shown = () =>
    [...processes.values()]
      .filter(({ atMs }) => performance.now() - atMs < SILENT_MS)
      .map(({ text }) => `${text}\n`)
      .join('');
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    if (request.url === '/v1/metrics') {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8'));
      const { resource } = body.resourceMetrics[0];
      const { service_instance_id: name } = Object.fromEntries(labelsOf(resource.attributes));
      processes.set(name, { text: asText(body), atMs: performance.now() });
    }
    response.writeHead(200, { 'Content-Type': request.method === 'GET' ? 'text/plain' : 'application/json' });
    response.end(request.method === 'GET' ? shown() : '{}');
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
