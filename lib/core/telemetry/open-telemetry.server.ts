import 'server-only';
import { readFileSync } from 'node:fs';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { TelemetrySettings } from '@/lib/core/env/env';
import { RELEASE } from '@/lib/core/env/release';
import { warnThrottled } from '@/lib/core/log/throttled-log.server';
import { newRequestId } from '@/lib/core/log/current-request.server';
import { makeMetrics } from './metrics.server';
import { routeNames } from './route-names';
import { makeTraces } from './traces.server';
import { watchWith } from './watch-process.server';

/** Next's own table of the routes of this build. */
const MANIFEST = '.next/routes-manifest.json';
/** A collector that does not answer is given up for this batch, milliseconds. */
const EXPORT_MS = 5_000;
const SUCCESS = 0;

interface Exporter<Batch> {
  export: (batch: Batch, done: (result: { code: number }) => void) => void;
}

/** From now on the log notes, once a minute, that what was measured is lost; never with a message of a library. */
function noteLosses<Batch>(what: string, exporter: Exporter<Batch>): void {
  const send = exporter.export.bind(exporter);
  exporter.export = (batch, done) =>
    send(batch, (result) => {
      if (result.code !== SUCCESS) warnThrottled(what, 'telemetry not delivered');
      done(result);
    });
}

/**
 * Sends traces and metrics to a collector (docs/decisions/044).
 * @param options.manifest default: the build's @returns how to name a path, to flush, and to stop
 */
export function startTelemetry(
  { endpoint, serviceName, traceShare, metricsEveryMs }: TelemetrySettings,
  { manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as unknown } = {},
): { routeName: (path: string) => string; flush: () => Promise<void>; stop: () => Promise<void> } {
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': RELEASE,
    'service.instance.id': newRequestId(),
  });
  const options = { timeoutMillis: EXPORT_MS };
  const traceExporter = new OTLPTraceExporter({ ...options, url: `${endpoint}/v1/traces` });
  const metricExporter = new OTLPMetricExporter({ ...options, url: `${endpoint}/v1/metrics` });
  noteLosses('traces', traceExporter);
  noteLosses('metrics', metricExporter);
  const traces = makeTraces({ resource, share: traceShare, exporter: traceExporter });
  const metrics = makeMetrics({ resource, everyMs: metricsEveryMs, exporter: metricExporter });
  const stopWatching = watchWith({
    request: (request, seen) => {
      traces.request(request, seen);
      metrics.request(seen);
    },
    call: (request, seen) => {
      traces.call(request, seen);
      metrics.call(seen);
    },
    pageRead: (request, outcome) => {
      traces.pageRead(request, outcome);
      metrics.read('page', outcome);
    },
    answerRead: (outcome) => metrics.read('answer', outcome),
    pagePass: metrics.pagePass,
    failure: (request, code) => {
      traces.failure(request, code);
      metrics.failure(code);
    },
    limited: metrics.limited,
    admissionRefused: metrics.admissionRefused,
    activeRequests: metrics.activeRequests,
    retryRefused: metrics.retryRefused,
    problem: metrics.problem,
    breaker: metrics.breaker,
    store: metrics.store,
  });
  const flush = async () => {
    await Promise.allSettled([traces.flush(), metrics.flush()]);
  };
  return {
    routeName: routeNames(manifest),
    flush,
    stop: async () => {
      stopWatching();
      await Promise.allSettled([traces.stop(), metrics.stop()]);
    },
  };
}
