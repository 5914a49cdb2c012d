/** @jest-environment node */
import { once } from 'node:events';
import pino from 'pino';
import { z } from 'zod';
import { METRICS } from '@/lib/core/telemetry/metric-names';
import { attributesOf, startCollector, type TestCollector } from '@/lib/core/telemetry/test-collector';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { serve } from './test-server';

const CANARY = 'canary7';
const COORDINATES = { latitude: 43.7770001, longitude: 76.7770001 };
/** Plain, percent-encoded and as JSON, they all contain one of these. */
const FORBIDDEN = [CANARY, '.777000', '+7701'];

/** The collector and the platform of this test answer in the same process, so that their requests are seen too. */
const OF_THE_TEST = ['/v1/traces', '/v1/metrics', '/tracks/[id]'];

/** As Next writes it. */
const MANIFEST = {
  staticRoutes: [...['/', '/api/health', '/api/orders'], ...OF_THE_TEST].map((page) => ({ page })),
  dynamicRoutes: [
    { page: '/tracks/[id]', regex: '^/tracks/' },
    { page: '/api/orders/[orderId]', regex: '^/api/orders/([^/]+?)(?:/)?$' },
    { page: '/api/[...unknown]', regex: '^/api/(.+?)(?:/)?$' },
    { page: '/[site]/filials/[filialId]', regex: '^/([^/]+?)/filials/([^/]+?)(?:/)?$' },
  ],
};

/** Kinds of spans, as OTLP numbers them. */
const SERVER = 2;
const CLIENT = 3;

let platform: FakePlatform;
let collector: TestCollector;
let behind: Awaited<ReturnType<typeof serve>>;
let telemetry: { flush: () => Promise<void>; stop: () => Promise<void> };
let handle: () => Promise<number>;
/** Until the server has closed its last answer. */
let closed: Promise<unknown>;
let lines: string[];

const call = {
  path: 'tracks/{id}',
  params: { id: `${CANARY} 52` },
  query: { address: `${CANARY} 52`, filter: { phone: '+7701' } },
  headers: { 'X-Country-Code': CANARY },
  idempotencyKey: CANARY,
  schema: z.object({ data: z.number() }),
};

async function askPlatform(): Promise<void> {
  const { userUpstream } = await import('@/lib/core/upstream/client');
  const site = { language: 'ru', country: 'kz', deviceId: CANARY, coordinates: COORDINATES } as const;
  const diner = userUpstream({ ...site, accessToken: CANARY });
  await diner.get(call).catch(() => undefined);
}

beforeAll(async () => {
  platform = await startFakePlatform({ LOG_LEVEL: 'info' });
  collector = await startCollector();
  const { requestId } = await import('./steps/request-id');
  const { measuring } = await import('./steps/measuring');
  const { startTelemetry } = await import('@/lib/core/telemetry/open-telemetry.server');
  const settings = { serviceName: 'tested', traceShare: 1, metricsEveryMs: 600_000 };
  const started = startTelemetry({ endpoint: collector.url, ...settings }, { manifest: MANIFEST });
  telemetry = started;
  behind = await serve([requestId, measuring(started.routeName)], (request, response) => {
    closed = once(response, 'close');
    // As Next does, which writes its inner addresses there.
    request.url = '/kz-ru-web';
    void handle().then((status) => response.writeHead(status).end('answer'));
  });
});
afterAll(async () => {
  await telemetry.stop();
  await behind.close();
  await collector.close();
  await platform.close();
});
beforeEach(async () => {
  const { log } = await import('@/lib/core/log/log.server');
  const output = Reflect.get(log, pino.symbols.streamSym) as { write: (line: string) => void };
  lines = [];
  jest.spyOn(output, 'write').mockImplementation((line) => void lines.push(line));
  platform.reset();
  collector.reset();
  collector.answer(200);
  handle = () => Promise.resolve(200);
});

/** A request with a canary wherever data of a diner may be. */
async function send(path: string, method = 'GET'): Promise<Response> {
  const answer = await fetch(`${behind.address}${path}?q=${CANARY}&lat=${COORDINATES.latitude}`, {
    method,
    headers: {
      cookie: `session=${CANARY}`,
      authorization: `Bearer ${CANARY}`,
      'user-agent': CANARY,
      'idempotency-key': CANARY,
      'x-request-id': CANARY.padEnd(32, '0'),
      traceparent: `00-${'7'.repeat(32)}-${'7'.repeat(16)}-01`,
    },
    ...(method === 'POST' ? { body: CANARY } : {}),
  });
  await answer.text();
  return answer;
}

/** The data of a diner that has come to the collector. */
const foundWords = () => FORBIDDEN.filter((word) => collector.raw().includes(word));

/** Of the requests that the test has made. */
const spansOfTheTest = () =>
  collector.spans().filter((span) => !OF_THE_TEST.includes(String(attributesOf(span)['http.route'])));

async function sent() {
  // The answer is closed a moment after the client has it, and measured then.
  await closed;
  await telemetry.flush();
}

describe('a request with its calls to the platform', () => {
  test.each<[string, Parameters<FakePlatform['answer']>[0]]>([
    ['that answers', { json: { data: 1 } }],
    ['that refuses', { status: 422, json: { errors: [{ title: CANARY, code: `${CANARY}-1` }] } }],
    ['that fails', { status: 503, json: { message: CANARY } }],
    ['that cuts the connection', (response) => response.destroy()],
    ['that answers with garbage', { text: `<html>${CANARY}` }],
    ['that answers in another shape', { json: { data: CANARY, [CANARY]: 1 } }],
  ])('%s is one trace without anything of a diner', async (_how, answer) => {
    platform.answer(answer);
    handle = async () => {
      await askPlatform();
      return 200;
    };
    const { headers } = await send(`/api/orders/${CANARY}`);
    await sent();
    const spans = spansOfTheTest();
    const request = spans.find(({ kind }) => kind === SERVER);
    const upstream = spans.find(({ kind }) => kind === CLIENT);
    expect(request).toMatchObject({
      name: 'GET /api/orders/[orderId]',
      traceId: headers.get('x-request-id'),
    });
    expect(upstream).toMatchObject({
      name: 'GET tracks/{id}',
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
    });
    // The platform's log and our trace are found by the same id.
    expect(platform.calls[0]?.headers.traceparent).toBe(`00-${request?.traceId}-${request?.spanId}-00`);
    expect(foundWords()).toEqual([]);
  });

  test('says how often the call was repeated, and how it went', async () => {
    platform.answer([{ status: 503 }, { json: { data: 1 } }]);
    handle = async () => {
      await askPlatform();
      return 200;
    };
    await send('/api/orders');
    await sent();
    const upstream = collector.spans().find(({ name }) => name === 'GET tracks/{id}');
    expect(upstream && attributesOf(upstream)).toMatchObject({
      'upstream.retries': 1,
      'upstream.outcome': 'ok',
    });
  });
});

test.each([
  ['/', 'home'],
  ['/filials/canary7', 'menu'],
  [`/${CANARY}/${CANARY}`, 'unknown'],
  ['/api/canary7/canary7', '/api/[...unknown]'],
  ['/_next/static/chunks/canary7.js', 'file'],
  ['/kz-ru-web/filials/canary7', 'unknown'],
])('%s is reported as %s', async (path, route) => {
  await send(path);
  await sent();
  expect(spansOfTheTest().map(attributesOf)).toMatchObject([{ 'http.route': route }]);
  expect(foundWords()).toEqual([]);
});

test('every metric is exported, and no other', async () => {
  const { telemetry: recorder } = await import('@/lib/core/telemetry/telemetry.server');
  platform.answer({ status: 503 });
  handle = async () => {
    await askPlatform();
    return 503;
  };
  await send('/api/orders', 'POST');
  recorder()?.limited('order');
  recorder()?.admissionRefused('read');
  recorder()?.retryRefused('tracks');
  recorder()?.activeRequests(1);
  recorder()?.failure(undefined, 'upstream/unavailable');
  recorder()?.breaker('tracks', true);
  recorder()?.answerRead('miss');
  recorder()?.pagePass('font', 'applied');
  recorder()?.store(true);
  await sent();
  const names = [...new Set(collector.metrics().map(({ name }) => name))];
  expect(names.toSorted()).toEqual(Object.keys(METRICS).toSorted());
  const units = Object.fromEntries(collector.metrics().map(({ name, unit }) => [name, unit]));
  expect(units).toEqual(Object.fromEntries(Object.entries(METRICS).map(([name, { unit }]) => [name, unit])));
  expect(foundWords()).toEqual([]);
});

test('a collector that refuses is one line in the log, and no request waits for it', async () => {
  collector.answer(400);
  expect((await send('/')).status).toBe(200);
  await sent();
  expect(
    lines
      .filter((line) => line.includes('telemetry not delivered'))
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(expect.arrayContaining([expect.objectContaining({ reason: 'traces', leftOut: 0 })]));
});

/** Where OTLP has the points of a metric, by its kind. */
const POINTS = { histogram: 'histogram', counter: 'sum', gauge: 'gauge' } as const;

test('every metric is of its kind', async () => {
  await send('/');
  await sent();
  for (const metric of collector.metrics()) {
    const { kind } = METRICS[metric.name as keyof typeof METRICS];
    expect([metric.name, Object.keys(metric)]).toEqual([metric.name, expect.arrayContaining([POINTS[kind]])]);
  }
});

test('a line of the log that warns is counted by its message, and by no other text', async () => {
  const { log } = await import('@/lib/core/log/log.server');
  log.info('nothing to be seen');
  log.warn({ reason: CANARY }, 'slip not printed');
  log.error(`unreadable ${CANARY}@example.com dropped`);
  await sent();
  const [metric] = collector.metrics().filter(({ name }) => name === 'log.problems');
  const points = (metric?.sum as { dataPoints: Parameters<typeof attributesOf>[0][] }).dataPoints;
  const counted = points.map(attributesOf).map(({ level, message }) => `${String(level)} ${String(message)}`);
  expect(counted).toEqual(expect.arrayContaining(['warn slip not printed', 'error other']));
  expect(foundWords()).toEqual([]);
});

test('an idle service loses its last-call metric after five minutes', async () => {
  const { telemetry: recorder } = await import('@/lib/core/telemetry/telemetry.server');
  const isOpen = async () => {
    collector.reset();
    await sent();
    const [metric] = collector.metrics().filter(({ name }) => name === 'upstream.breaker.open');
    const points = (metric?.gauge as { dataPoints: { asDouble?: number; asInt?: number }[] }).dataPoints;
    return points.map(({ asDouble, asInt }) => asDouble ?? asInt);
  };
  recorder()?.breaker('tracks', true);
  expect(await isOpen()).toEqual([1]);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
  expect(await isOpen()).toEqual([0]);
  clock.mockRestore();
});
