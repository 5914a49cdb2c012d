import 'server-only';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
} from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { newRequestId, type CurrentRequest } from '@/lib/core/log/current-request.server';
import type { ObservedCall, ObservedRequest } from './telemetry.server';

/** A request that took longer is exported whatever its id. */
const SLOW_MS = 1_000;
/** Steps of one request that are recorded at most: a sitemap makes hundreds of calls. */
const MAX_STEPS = 64;

/** Events within a request, until its trace is stored or dropped. */
interface Steps {
  calls: ObservedCall[];
  pageRead?: string;
  failure?: string;
  /** Set when the request has ended: what comes later, in the background, goes the same way. */
  isExported?: boolean;
}

export interface TraceRules {
  resource: Resource;
  exporter: SpanExporter;
  /** Share of requests whose trace is exported, 0 to 1. */
  share: number;
}

/** Whether a trace is one of the given share of all, by its id: the same at each process and at the platform. */
export const isOfShare = (id: string, share: number): boolean =>
  Number.parseInt(id.slice(-8), 16) / 0x1_0000_0000 < share;

/**
 * Traces of requests with their platform calls, sampled at the end: failed, slow, or of the share.
 * No provider is registered, because Next's own spans contain addresses.
 */
export function makeTraces({ resource, exporter, share }: TraceRules) {
  // A request has its ids before it has a span.
  let next = { traceId: '', spanId: '' };
  const provider = new BasicTracerProvider({
    resource,
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('dastarkhan');
  const open = new WeakMap<CurrentRequest, Steps>();
  const stepsOf = (request: CurrentRequest): Steps => {
    const known = open.get(request);
    if (known) return known;
    const steps: Steps = { calls: [] };
    open.set(request, steps);
    return steps;
  };

  interface Span {
    name: string;
    kind: SpanKind;
    startedAtMs: number;
    endedAtMs: number;
    attributes: Attributes;
    isFailed: boolean;
  }
  function emit({ name, kind, startedAtMs, endedAtMs, attributes, isFailed }: Span, context = ROOT_CONTEXT) {
    const span = tracer.startSpan(name, { kind, startTime: startedAtMs, attributes }, context);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endedAtMs);
  }

  function emitCall({ id: traceId, spanId: parentId }: CurrentRequest, seen: ObservedCall): void {
    next = { traceId, spanId: newRequestId().slice(16) };
    const parent = { traceId, spanId: parentId, traceFlags: TraceFlags.SAMPLED };
    emit(
      {
        ...seen,
        kind: SpanKind.CLIENT,
        isFailed: seen.outcome !== 'ok',
        attributes: {
          'upstream.call': seen.name,
          'upstream.outcome': seen.outcome,
          'upstream.retries': seen.retries,
          ...(seen.outcome !== 'refused' ? {} : { 'http.response.status_code': seen.status }),
        },
      },
      trace.setSpanContext(ROOT_CONTEXT, parent),
    );
  }

  return {
    request(request: CurrentRequest, seen: ObservedRequest): void {
      const steps = stepsOf(request);
      const isFailed = seen.status >= 500;
      steps.isExported =
        isFailed || seen.endedAtMs - seen.startedAtMs > SLOW_MS || isOfShare(request.id, share);
      if (!steps.isExported) {
        steps.calls = [];
        return;
      }
      next = { traceId: request.id, spanId: request.spanId };
      emit({
        ...seen,
        name: `${seen.method} ${seen.route}`,
        kind: SpanKind.SERVER,
        isFailed,
        attributes: {
          'http.route': seen.route,
          'http.request.method': seen.method,
          'http.response.status_code': seen.status,
          ...(seen.isAborted ? { 'request.aborted': true } : {}),
          ...(steps.pageRead === undefined ? {} : { 'cache.outcome': steps.pageRead }),
          ...(steps.failure === undefined ? {} : { 'error.type': steps.failure }),
        },
      });
      for (const call of steps.calls) emitCall(request, call);
      steps.calls = [];
    },
    call(request: CurrentRequest | undefined, seen: ObservedCall): void {
      if (!request) return;
      const steps = stepsOf(request);
      if (steps.isExported) emitCall(request, seen);
      else if (steps.isExported === undefined && steps.calls.length < MAX_STEPS) steps.calls.push(seen);
    },
    pageRead(request: CurrentRequest | undefined, outcome: string): void {
      if (request) stepsOf(request).pageRead ??= outcome;
    },
    failure(request: CurrentRequest | undefined, code: string): void {
      if (request) stepsOf(request).failure = code;
    },
    flush: () => provider.forceFlush(),
    stop: () => provider.shutdown(),
  };
}
