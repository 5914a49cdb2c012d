/** All exported metrics with units. Prometheus uses underscores, adds the unit, and `_total` for counters. */
export const METRICS = {
  'http.server.request.duration': {
    unit: 's',
    kind: 'histogram',
    says: 'requests, by route and status class',
  },
  'http.server.active_requests': {
    unit: '{request}',
    kind: 'gauge',
    says: 'requests that the process works at',
  },
  'admission.refusals': {
    unit: '{request}',
    kind: 'counter',
    says: 'requests refused because there were too many, by class',
  },
  'upstream.call.duration': { unit: 's', kind: 'histogram', says: 'calls that went to the platform' },
  'upstream.retries': { unit: '{retry}', kind: 'counter', says: 'repetitions of calls' },
  'upstream.retries.refused': {
    unit: '{retry}',
    kind: 'counter',
    says: 'repetitions that the budget of a service did not allow',
  },
  'upstream.failures': {
    unit: '{call}',
    kind: 'counter',
    says: 'calls without a usable answer, by how they failed; declined is what the sender has caused',
  },
  'upstream.breaker.open': {
    unit: '{service}',
    kind: 'gauge',
    says: '1 while a service of the platform is left alone',
  },
  'limit.refusals': { unit: '{request}', kind: 'counter', says: 'requests refused by a limit' },
  'request.failures': {
    unit: '{request}',
    kind: 'counter',
    says: 'calls of the BFF that failed, by the code',
  },
  'log.problems': {
    unit: '{line}',
    kind: 'counter',
    says: 'lines of the log that warn or are worse, by message',
  },
  'cache.reads': {
    unit: '{read}',
    kind: 'counter',
    says: 'reads of the page store and of answers, by kind and outcome',
  },
  'page.passes': {
    unit: '{pass}',
    kind: 'counter',
    says: 'passes over rendered pages, by the pass and whether it applied',
  },
  'store.up': { unit: '{store}', kind: 'gauge', says: '1 while the store of several processes answers' },
  'nodejs.eventloop.delay.p99': {
    unit: 's',
    kind: 'gauge',
    says: 'how late the event loop was, since the last export',
  },
  'process.memory.usage': { unit: 'By', kind: 'gauge', says: 'resident memory' },
  'v8js.memory.heap.used': { unit: 'By', kind: 'gauge', says: 'memory of objects' },
  'process.cpu.time': { unit: 's', kind: 'counter', says: 'processor time since the start' },
  'process.uptime': { unit: 's', kind: 'gauge', says: 'time since the start' },
} as const;

export type MetricName = keyof typeof METRICS;
