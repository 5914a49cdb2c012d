import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Attributes } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics';
import { METRICS, type MetricName } from './metric-names';
import type { ObservedCall, ObservedRequest } from './telemetry.server';

/** Upper bounds of a duration's classes, seconds: from a page of the cache to what an order may take. */
const DURATION_CLASSES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** How often the event loop's delay is sampled, milliseconds. */
const DELAY_SAMPLE_MS = 20;
/** Only a successful call closes a breaker. Without calls an open one is reported for so long, milliseconds. */
const BREAKER_STALE_MS = 5 * 60_000;
const NANO = 1e9;
const MICRO = 1e6;

const secondsOf = ({ startedAtMs, endedAtMs }: { startedAtMs: number; endedAtMs: number }) =>
  Math.max(0, endedAtMs - startedAtMs) / 1000;

/** The outcome of a call: refusals that any client can cause are no failures, but 408 and 429 are. */
const causeOf = ({ outcome, status }: Pick<ObservedCall, 'outcome' | 'status'>) =>
  outcome === 'refused' && status < 500 && status !== 408 && status !== 429 ? 'declined' : outcome;

/** Metrics of this process, exported every so many milliseconds. */
export function makeMetrics({
  resource,
  exporter,
  everyMs,
}: {
  resource: Resource;
  exporter: PushMetricExporter;
  everyMs: number;
}) {
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(everyMs, 10_000),
  });
  const provider = new MeterProvider({
    resource,
    readers: [reader],
    views: [
      {
        instrumentName: '*.duration',
        aggregation: {
          type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
          options: { boundaries: DURATION_CLASSES, recordMinMax: false },
        },
      },
    ],
  });
  const meter = provider.getMeter('dastarkhan');
  const of = (name: MetricName) => ({ unit: METRICS[name].unit, description: METRICS[name].says });
  const histogram = (name: MetricName) => meter.createHistogram(name, of(name));
  const counter = (name: MetricName) => meter.createCounter(name, of(name));
  const gauge = (name: MetricName, read: () => Iterable<[number, Attributes?]>) =>
    meter.createObservableGauge(name, of(name)).addCallback((result) => {
      for (const [value, attributes] of read()) result.observe(value, attributes);
    });

  const requests = histogram('http.server.request.duration');
  const calls = histogram('upstream.call.duration');
  const retries = counter('upstream.retries');
  const refusedRetries = counter('upstream.retries.refused');
  const failedCalls = counter('upstream.failures');
  const limitRefusals = counter('limit.refusals');
  const admissionRefusals = counter('admission.refusals');
  const failures = counter('request.failures');
  const reads = counter('cache.reads');
  const passes = counter('page.passes');
  const problems = counter('log.problems');
  /** When each service's breaker has opened last, milliseconds since the epoch; null for a closed one. */
  const breakerOpenedAtMs = new Map<string, number | null>();
  const store: { isUp?: boolean } = {};
  /** Counted only where requests are let in by class. */
  let active: number | undefined;
  const delay = monitorEventLoopDelay({ resolution: DELAY_SAMPLE_MS });
  delay.enable();

  gauge('upstream.breaker.open', () =>
    [...breakerOpenedAtMs].map(([service, openedAtMs]) => [
      openedAtMs !== null && Date.now() - openedAtMs < BREAKER_STALE_MS ? 1 : 0,
      { service },
    ]),
  );
  gauge('http.server.active_requests', () => (active === undefined ? [] : [[active]]));
  gauge('store.up', () => (store.isUp === undefined ? [] : [[store.isUp ? 1 : 0]]));
  gauge('nodejs.eventloop.delay.p99', () => {
    const p99 = Math.max(0, delay.percentile(99) / NANO - DELAY_SAMPLE_MS / 1000);
    delay.reset();
    return [[Number.isFinite(p99) ? p99 : 0]];
  });
  gauge('process.memory.usage', () => [[process.memoryUsage.rss()]]);
  gauge('v8js.memory.heap.used', () => [[process.memoryUsage().heapUsed]]);
  gauge('process.uptime', () => [[process.uptime()]]);
  meter.createObservableCounter('process.cpu.time', of('process.cpu.time')).addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe((user + system) / MICRO);
  });

  return {
    request({ method, route, status, isAborted, ...times }: ObservedRequest): void {
      requests.record(secondsOf(times), {
        'http.route': route,
        'http.request.method': method,
        status_class: isAborted ? 'aborted' : `${Math.floor(status / 100)}xx`,
      });
    },
    call({ name, outcome: result, status, retries: times, ...span }: ObservedCall): void {
      const call = { call: name };
      const outcome = causeOf({ outcome: result, status });
      calls.record(secondsOf(span), { ...call, outcome });
      if (times > 0) retries.add(times, call);
      if (outcome !== 'ok') failedCalls.add(1, { ...call, outcome });
    },
    read: (kind: 'page' | 'answer', outcome: string) => reads.add(1, { kind, outcome }),
    pagePass: (pass: string, outcome: string) => passes.add(1, { pass, outcome }),
    failure: (code: string) => failures.add(1, { code }),
    problem: (level: string, message: string) => problems.add(1, { level, message }),
    limited: (limit: string) => limitRefusals.add(1, { limit }),
    admissionRefused: (of: string) => admissionRefusals.add(1, { class: of }),
    activeRequests: (requests: number) => void (active = requests),
    retryRefused: (service: string) => refusedRetries.add(1, { service }),
    breaker: (service: string, isOpen: boolean) =>
      void breakerOpenedAtMs.set(service, isOpen ? Date.now() : null),
    store: (isUp: boolean) => void (store.isUp = isUp),
    flush: () => provider.forceFlush(),
    stop: async () => {
      delay.disable();
      await provider.shutdown();
    },
  };
}
